import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openDatabase } from '@skep/api';
import { manyDevices } from '@skep/api/testing';
import { Client } from 'pg';
import { type PostgresServer, startPostgres } from '../../scripts/postgres.ts';

const deviceCount = 20;
const marksOfDevice = 25;

let postgres: PostgresServer;
let client: Client;

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await openDatabase({ kind: 'server', url: postgres.url });
  const { ids } = await manyDevices(database.db, deviceCount);
  await database.close();
  client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create table processed (device_id integer, measured_at timestamptz)');
  await client.query(
    `insert into measurement_marks (watcher, device_ids, times)
      select 'reliability', array[device], array[now() - number * interval '1 minute']
      from unnest($1::int[]) as device, generate_series(1, ${marksOfDevice}) as number`,
    [ids],
  );
}, 120_000);
afterAll(async () => {
  await client.end();
  await postgres.stop();
}, 60_000);

/** @param endsIn the transaction in whose middle it is killed; 0: it reads to the end */
async function readMarks(endsIn: number): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'reading-worker.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
      DATABASE_URL: postgres.url,
      LOG_LEVEL: 'silent',
      ENDS_IN: String(endsIn),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  child.stdout.once('data', () => child.kill('SIGKILL'));
  expect(await exited).toEqual(endsIn === 0 ? [0, null] : [null, 'SIGKILL']);
}

async function counted() {
  const { rows } = await client.query(`
    select count(*)::int as processed, count(distinct (device_id, measured_at))::int as "processedOnce",
      (select count(*)::int from measurement_marks) as waiting
    from processed`);
  return rows[0];
}

test('a worker that is killed with -9 while a watcher reads loses no mark, and none is told twice', async () => {
  const all = deviceCount * marksOfDevice;
  const processedAfter: number[] = [];
  for (const endsIn of [1, 2, 3]) {
    await readMarks(endsIn);
    const { processed, processedOnce, waiting } = await counted();
    expect([processedOnce, processed + waiting]).toEqual([processed, all]);
    processedAfter.push(processed);
  }
  // What was committed before the kill stays told.
  expect(processedAfter[0]).toBe(0);
  expect(processedAfter.toSorted((a, b) => a - b)).toEqual([...new Set(processedAfter)]);
  await readMarks(0);
  expect(await counted()).toEqual({ processed: all, processedOnce: all, waiting: 0 });
}, 240_000);
