import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { aBrowser } from '@skep/api/testing';
import { Client } from 'pg';
import { startMeasuredApi, startProcess } from './api-process.ts';
import { fillAlerts, fillHours } from './filled-alerts.ts';
import { openHttpSenders } from './http-senders.ts';
import { median } from './median.ts';
import { pidOfPostgres, processorTime } from './processor-time.ts';

/** As fast as messages are stored, with their rules looking at them and without. */

const deviceCount = Number(process.env.DEVICES ?? 10_000);
const connections = Number(process.env.CONNECTIONS ?? 16);
const secondsOfRound = Number(process.env.SECONDS ?? 5);
const rounds = Number(process.env.ROUNDS ?? 3);
/** Else the api works off jobs itself, as with `npm start`. */
const isWorkerApart = process.env.WORKER !== 'inside';

/** Of the message that was sent last. */
let number = 0;
const environment = { OUTGOING_NETWORKS: '127.0.0.1/32' };
const api = await startMeasuredApi(deviceCount, { ...environment, API_WORKER: isWorkerApart ? '0' : '1' });
const client = new Client({ connectionString: api.databaseUrl });
await client.connect();
await fillAlerts(client, {
  ...{ deviceIds: api.devices.ids, devicesOfPerson: 2, rulesOfPerson: 10 },
  ...{ pushes: 'http://127.0.0.1:9', keys: aBrowser().keys },
});
await fillHours(client, api.devices.ids);
await client.query('vacuum analyze');
const worker = isWorkerApart
  ? startProcess('worker-main.ts', {
      ...{ PATH: process.env.PATH, NODE_OPTIONS: process.env.WORKER_OPTIONS },
      ...{ DATABASE_URL: api.databaseUrl, LOG_LEVEL: 'warn', ...environment },
    })
  : undefined;
const postgresPid = await pidOfPostgres(client);
try {
  await measure();
} finally {
  await client.end();
  await worker?.stop();
  await api.stop();
}

/** Messages a second, and microseconds of processor time for each. */
interface Measured {
  rate: number;
  api: number;
  worker: number;
  postgres: number;
}

interface Round {
  without: Measured;
  with: Measured;
  backlog: number;
  drained: number;
}

async function measure(): Promise<void> {
  const measuredRounds: Round[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await client.query('update alert_rules set is_active = false');
    await client.query('delete from watched_devices');
    await settle();
    const without = await measured();
    await client.query('update alert_rules set is_active = true');
    await client.query(`insert into watched_devices select id, 'alerts' from unnest($1::int[]) as id`, [
      api.devices.ids,
    ]);
    await settle();
    const withRules = await measured();
    const began = performance.now();
    const backlog = await waiting();
    while ((await waiting()) > 0) await pause(50);
    // The first round warms up.
    if (round > 0)
      measuredRounds.push({ without, with: withRules, backlog, drained: performance.now() - began });
  }
  report(measuredRounds);
}

/** What a change of so many rows costs the database is over before anything is measured. */
async function settle(): Promise<void> {
  await client.query('vacuum analyze alert_rules, watched_devices, measurement_marks');
  await client.query('checkpoint');
}

async function measured(): Promise<Measured> {
  const times = () => [
    performance.now(),
    ...[api.pid, worker?.pid ?? 0, postgresPid].map((pid) => (pid === 0 ? 0 : processorTime(pid))),
  ];
  const senders = await openHttpSenders(api.port, connections);
  const before = times();
  const end = performance.now() + secondsOfRound * 1000;
  const statuses = await senders.send('/api/sensors', () =>
    performance.now() < end ? nextBody() : undefined,
  );
  const count = statuses.get(201) ?? 0;
  const [took = 0, ...processors] = times().map((time, index) => time - (before[index] ?? 0));
  senders.close();
  const [ofApi = 0, ofWorker = 0, ofPostgres = 0] = processors.map((time) => (time / count) * 1000);
  return { rate: (count / took) * 1000, api: ofApi, worker: ofWorker, postgres: ofPostgres };
}

function nextBody(): string {
  number += 1;
  return JSON.stringify({ key: api.devices.keys[number % deviceCount], t_i: 30, weight_kg: 40 });
}

async function waiting(): Promise<number> {
  const { rows } = await client.query(
    'select coalesce(sum(cardinality(times)), 0)::int as count from measurement_marks',
  );
  return rows[0]?.count ?? 0;
}

function report(measuredRounds: readonly Round[]): void {
  const middle = (figure: (round: Round) => number, digits = 0) =>
    median(measuredRounds.map(figure)).toFixed(digits);
  const costs = (of: (round: Round) => Measured) =>
    `api ${middle((round) => of(round).api)}, worker ${middle((round) => of(round).worker)}, PostgreSQL ${middle((round) => of(round).postgres)} µs`;
  const processors = ({ api, worker, postgres }: Measured) => api + worker + postgres;
  const ratios = measuredRounds.map((round) => (round.with.rate / round.without.rate).toFixed(2));
  print(`${connections} connections, worker ${isWorkerApart ? 'apart' : 'inside'}:`);
  print(
    `without rules ${middle(({ without }) => without.rate)} messages a second (${costs(({ without }) => without)})`,
  );
  print(`with rules ${middle((round) => round.with.rate)} (${costs((round) => round.with)})`);
  print(
    `ratio ${middle((round) => round.with.rate / round.without.rate, 2)} (${ratios.join(', ')}); by processor time ${middle((round) => processors(round.without) / processors(round.with), 2)};`,
  );
  print(
    `${middle(({ backlog }) => backlog)} waited at the end and were looked at in ${middle(({ drained }) => drained)} ms; load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
