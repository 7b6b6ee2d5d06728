import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@skep/api';
import { aUser, type ManyDevices, manyDevices, startTestApi, type TestApi } from '@skep/api/testing';
import { Client } from 'pg';
import { sendByHttp, sendByMqtt } from '../senders.ts';
import { storedInTheEnd, storedOf } from '../stored.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { clickSteadily, documentsOfPeople } from './people.ts';
import { restartInTurn } from './updating.ts';

/** `npm run test:long` asks for more. */
const rounds = Number(process.env.SKEP_FAULT_ROUNDS ?? 1);
/** Each way in: what two cores carry beside everything else of a cluster, and the tests that run at the same time. */
const messagesPerSecond = Number(process.env.SKEP_FAULT_RATE ?? 25);
const deviceCount = 20;
const peopleCount = Number(process.env.SKEP_FAULT_PEOPLE ?? 5);
/** Five people in a hurry, ten clicks a second; of fifty, who read what they see, eighteen. */
const everyMs = 250 + 50 * peopleCount;
/** Once, in the first round. */
const brokerAwayMs = 1000 * Number(process.env.SKEP_FAULT_BROKER_AWAY ?? 0);

let cluster: Cluster;
let folder: string;
let api: TestApi;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skep-faults-'));
  const documents = join(folder, 'documents.json');
  writeFileSync(documents, JSON.stringify(documentsOfPeople));
  cluster = await startCluster({
    folder,
    apis: 2,
    workers: 2,
    gateways: 2,
    webs: 0,
    clockAheadMs: 5 * 60_000,
    environment: { RATE_LIMIT_SCALE: '1000', TRUSTED_DOCUMENTS: documents },
  });
  const { databaseUrl: url, followerUrl } = cluster;
  api = await startTestApi({ database: await openDatabase({ kind: 'server', url, followerUrl }) });
}, 180_000);
/** What happens to a cluster, each in its turn. */
function incidents(round: number): [what: string, happen: () => Promise<void>][] {
  const awayMs = round === 0 ? brokerAwayMs : 0;
  const { broker, parts, skep, database: parted } = cluster;
  const named = (name: string) => parts.filter((part) => part.name === name);
  const killed = ['api-1', 'gateway-1', 'worker-1', 'pgbouncer', 'haproxy', 'etcd'].flatMap((name) =>
    named(name).map((part): ReturnType<typeof incidents>[number] => [
      `kill -9 of ${name}`,
      () => part.kill(),
    ]),
  );
  return [
    ...killed,
    [
      'an api that does nothing for 2 s',
      async () => void (await Promise.all(named('api-2').map((part) => part.freeze(2000)))),
    ],
    [`a broker that is away for ${awayMs / 1000} s`, () => broker.restart(awayMs)],
    [
      'kill -9 of the PostgreSQL that leads, and of its Patroni',
      async () => {
        const before = await parted.leader();
        await before?.part.kill();
        await untilLed();
      },
    ],
    ['every process of the product restarted in turn', () => restartInTurn(skep.map(({ part }) => part))],
  ];
}

async function untilLed(): Promise<void> {
  const until = Date.now() + 60_000;
  while ((await cluster.database.leader()) === undefined) {
    if (Date.now() > until) throw new Error('Nobody leads.');
    await pause(100);
  }
}

async function newDevices(): Promise<ManyDevices> {
  return manyDevices(api.database.db, deviceCount);
}

test(
  'whatever ends, nothing that was acknowledged is lost or doubled, and everything comes back by itself',
  async () => {
    const tokens = [];
    for (let count = 0; count < peopleCount; count += 1) tokens.push((await aUser(api)).token);
    const [forHttp, forMqtt] = [await newDevices(), await newDevices()];
    const people = clickSteadily(cluster.url, tokens, { everyMs });
    const http = sendByHttp(cluster.url, forHttp, messagesPerSecond);
    const mqtt = await sendByMqtt(cluster.broker.url, forMqtt, messagesPerSecond);
    for (let round = 0; round < rounds; round += 1) {
      for (const [what, happen] of incidents(round)) {
        await pause(200 + Math.random() * 500);
        await happen();
        await untilAnswered();
        process.stdout.write(`${what}: the longest wait was ${await people.longestWaitMs()} ms\n`);
      }
    }
    await Promise.all([people.finish(), http.finish(), mqtt.finish()]);
    await mqtt.close();
    const database = new Client({ connectionString: cluster.databaseUrl });
    await database.connect();
    const safe = { lost: 0, changed: 0, doubled: 0 };
    expect(await storedOf(database, http.sent)).toMatchObject(safe);
    expect(await storedInTheEnd(database, mqtt.sent)).toMatchObject(safe);
    await database.end();
    for (const [token, names] of people.confirmed) {
      expect(names.length).toBeGreaterThan(0);
      expect((await people.namesOf(token)).toSorted()).toEqual([...names].toSorted());
    }
    // Who followed leads now, and who led follows.
    expect(await api.app.contextFor('test').readReplica?.keepsUp()).toBe(true);
    for (const part of cluster.parts) expect([part.name, await part.isReady()]).toEqual([part.name, true]);
  },
  rounds * 180_000 + brokerAwayMs + 120_000,
);

test('it goes by one call, and nothing of it stays', async () => {
  await api.close();
  await api.database.close();
  await cluster.stop();
  expect(existsSync(folder)).toBe(false);
  const processes = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).split('\n');
  expect(processes.filter((command) => command.includes(folder) && !command.includes('xargs'))).toEqual([]);
}, 120_000);

/** The way that people come is there again. */
async function untilAnswered(): Promise<void> {
  const until = Date.now() + 60_000;
  while (!(await fetch(`${cluster.url}/health`).catch(() => undefined))?.ok) {
    if (Date.now() > until) throw new Error('The cluster did not come back.');
    await pause(50);
  }
}
