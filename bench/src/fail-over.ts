import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@skep/api';
import { manyDevices } from '@skep/api/testing';
import { Client } from 'pg';
import { killPostmaster } from '../../reliability/src/cluster/database-parts.ts';
import { startMeasuredCluster } from './measured-cluster.ts';
import { median } from './median.ts';

// How long a device is refused when the PostgreSQL that leads is killed: until its message is acknowledged by the one
// that followed, through HAProxy, the api and PgBouncer.

/** Odd, so that the median is one that was measured. */
const rounds = Number(process.env.ROUNDS ?? 5);
/** A device that is refused sends again. */
const againMs = 20;

const cluster = await startMeasuredCluster();
try {
  const database = await openDatabase({ kind: 'server', url: cluster.databaseUrl });
  const [key = ''] = (await manyDevices(database.db, 1)).keys;
  await database.close();
  let time = Math.floor(Date.now() / 1000) - 86_400;

  const isStored = async () => {
    time += 1;
    const answer = await fetch(`${cluster.url}/api/sensors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, time, t: 18 }),
      signal: AbortSignal.timeout(1000),
    }).catch(() => undefined);
    return answer?.status === 201;
  };
  const secondsUntilStored = async (): Promise<number> => {
    const began = performance.now();
    while (!(await isStored())) await pause(againMs);
    return (performance.now() - began) / 1000;
  };
  const untilWhole = async () => {
    for (const part of cluster.parts) await part.untilReady();
    // Only one that follows at once may lead next.
    while (!(await hasFollower(cluster.databaseUrl))) await pause(100);
  };

  const kinds = {
    'PostgreSQL alone': async (dataFolder: string) => killPostmaster(dataFolder),
    'PostgreSQL and its Patroni': async (_: string, kill: () => Promise<void>) => void kill(),
  };
  print('Seconds until a message is acknowledged again, by what was killed: least, median, most');
  for (const [what, kill] of Object.entries(kinds)) {
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await untilWhole();
      const leader = await cluster.database.leader();
      if (leader === undefined) throw new Error('Nobody leads.');
      await secondsUntilStored();
      await kill(join(cluster.folder, leader.name, 'data'), leader.part.kill);
      took.push(await secondsUntilStored());
    }
    const figures = [Math.min(...took), median(took), Math.max(...took)];
    const load = (loadavg()[0] ?? 0).toFixed(1);
    print(`${what.padEnd(30)}${figures.map((each) => each.toFixed(1).padStart(8)).join('')}   load ${load}`);
  }
} finally {
  await cluster.stop();
}

async function hasFollower(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_stat_replication where sync_state = 'sync'");
    return rowCount === 1;
  } finally {
    await client.end();
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
