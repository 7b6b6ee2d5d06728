import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@skep/api';
import { aUser, manyDevices, startTestApi } from '@skep/api/testing';
import { Client } from 'pg';
import { projectRoot } from '../../../standalone/src/folders.ts';
import { sendByHttp, sendByMqtt } from '../senders.ts';
import { storedInTheEnd, storedOf } from '../stored.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { clickSteadily, documentsOfPeople } from './people.ts';
import { restartInTurn } from './updating.ts';

// An update by day, from an older checkout to this one and back again: SKEP_UPDATE_FROM names it, installed and
// generated. `npm run test:long` makes one of the commit before the newest step of migrations.

const older = process.env.SKEP_UPDATE_FROM;
/** For how long both versions carry on side by side, in each direction. */
const sideBySideMs = Number(process.env.SKEP_UPDATE_MS ?? 30_000);
const messagesPerSecond = Number(process.env.SKEP_FAULT_RATE ?? 25);

jest.setTimeout(20 * 60_000);

let cluster: Cluster | undefined;
afterAll(() => cluster?.stop());

/** A worker of the new version runs its steps; half of everything is replaced, and the rest after a while. */
async function replace({ skep }: Cluster): Promise<void> {
  const partsOf = (...names: string[]) =>
    names.flatMap((name) => skep.filter((each) => each.name === name)).map(({ part }) => part);
  await restartInTurn(partsOf('worker-1', 'api-1', 'gateway-1'));
  await pause(sideBySideMs);
  await restartInTurn(partsOf('api-2', 'gateway-2', 'worker-2'));
}

async function stepsOf(database: Client): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

(older === undefined ? test.skip : test)(
  'an update by day and its way back lose no message and fail nobody',
  async () => {
    const from = resolve(older ?? '');
    const folder = mkdtempSync(join(tmpdir(), 'skep-update-'));
    const documents = join(folder, 'documents.json');
    writeFileSync(documents, JSON.stringify(documentsOfPeople));
    let root = from;
    cluster = await startCluster({
      ...{ folder, apis: 2, workers: 2, gateways: 2, webs: 0, root: () => root },
      environment: { RATE_LIMIT_SCALE: '1000', TRUSTED_DOCUMENTS: documents },
    });
    const database = new Client({ connectionString: cluster.databaseUrl });
    await database.connect();
    const before = await stepsOf(database);
    // Who is there already, and devices, as the old version has made them.
    const opened = await openDatabase({ kind: 'server', url: cluster.databaseUrl }, { isMigrated: false });
    const api = await startTestApi({ database: opened });
    const tokens = [];
    for (let count = 0; count < 5; count += 1) tokens.push((await aUser(api)).token);
    const [forHttp, forMqtt] = [await manyDevices(opened.db, 20), await manyDevices(opened.db, 20)];
    await api.close();
    await opened.close();
    expect(await stepsOf(database)).toEqual(before);

    const people = clickSteadily(cluster.url, tokens, { everyMs: 500 });
    const http = sendByHttp(cluster.url, forHttp, messagesPerSecond);
    const mqtt = await sendByMqtt(cluster.broker.url, forMqtt, messagesPerSecond);
    for (const next of [projectRoot, from]) {
      root = next;
      await replace(cluster);
      process.stdout.write(`replaced by ${next}: the longest wait was ${await people.longestWaitMs()} ms\n`);
    }
    await Promise.all([people.finish(), http.finish(), mqtt.finish()]);
    await mqtt.close();

    expect((await stepsOf(database)).length).toBeGreaterThan(before.length);
    const safe = { lost: 0, changed: 0, doubled: 0 };
    const [byHttp, byMqtt] = [await storedOf(database, http.sent), await storedInTheEnd(database, mqtt.sent)];
    process.stdout.write(
      `messages acknowledged: ${byHttp.acknowledged} by HTTP, ${byMqtt.acknowledged} by MQTT\n`,
    );
    expect([byHttp, byMqtt]).toMatchObject([safe, safe]);
    await database.end();
    for (const [token, names] of people.confirmed) {
      expect(names.length).toBeGreaterThan(0);
      expect((await people.namesOf(token)).toSorted()).toEqual([...names].toSorted());
    }
  },
);
