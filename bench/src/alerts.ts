import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp, openDatabase, readConfig } from '@skep/api';
import { aBrowser, manyDevices, sweepAlertRules, tryRule } from '@skep/api/testing';
import type { AlertCondition } from '@skep/domain';
import { Client } from 'pg';
import { startMeasuredApi } from './api-process.ts';
import { fillAlerts, fillHours } from './filled-alerts.ts';
import { fillMeasurements } from './filled-measurements.ts';
import { median } from './median.ts';

const deviceCount = Number(process.env.DEVICES ?? 10_000);
const devicesOfPerson = 2;
const rulesOfPerson = 10;
const messagesASecond = 100;
const seconds = Number(process.env.SECONDS ?? 60);
/** One of so many messages meets a rule. */
const alertEvery = 10;
const rounds = Number(process.env.ROUNDS ?? 3);

const pushes = await startPushService();
const api = await startMeasuredApi(deviceCount, { OUTGOING_NETWORKS: '127.0.0.1/32' });
const database = await openDatabase({ kind: 'server', url: api.databaseUrl });
const client = new Client({ connectionString: api.databaseUrl });
await client.connect();
const config = readConfig({
  DATABASE_URL: api.databaseUrl,
  LOG_LEVEL: 'warn',
  OUTGOING_NETWORKS: '127.0.0.1/32',
});
const app = await createApp({ config, database });
const context = app.contextFor('bench');
try {
  await measureTrying();
  const { ids: deviceIds } = api.devices;
  await fillAlerts(client, {
    ...{ deviceIds, devicesOfPerson, rulesOfPerson },
    ...{ pushes: pushes.url, keys: aBrowser().keys },
  });
  await fillHours(client, deviceIds);
  await client.query('vacuum analyze');
  await measureLatency();
  await measureSweep();
} finally {
  await client.end();
  await app.close();
  await database.close();
  await api.stop();
  pushes.close();
}

/** A rule on ten devices with a year of quarters of an hour each. */
async function measureTrying(): Promise<void> {
  const { ids: deviceIds } = await manyDevices(database.db, 10);
  await fillMeasurements(client, context, { deviceIds, names: ['t_i', 'weight_kg'], days: 365, minutes: 15 });
  await client.query('vacuum analyze');
  const { rows } = await client.query('select user_id from devices where id = $1', [deviceIds[0]]);
  const ofOwner = { ...context, user: { id: rows[0]?.user_id, isShownHivesOfOthers: false } };
  const below = { quantity: 't_i', comparator: 'less_than' } as const;
  const variants: Record<string, AlertCondition> = {
    'value of each message': { ...below, period: 'last', comparison: 'value', threshold: 1 },
    'fall between messages': { ...below, period: 'last', comparison: 'fall', threshold: -9 },
    'mean of six hours': {
      ...{ ...below, period: 'past', minutes: 360, calculation: 'mean', comparison: 'value', threshold: 4 },
    },
  };
  for (const [name, variant] of Object.entries(variants)) {
    const times: number[] = [];
    let said = '';
    for (let round = 0; round <= rounds; round += 1) {
      const began = performance.now();
      const {
        count,
        deviceCount: devices,
        since,
        isShortened,
      } = await tryRule(ofOwner as never, {
        name: 'Bench',
        conditions: [variant],
      });
      if (round > 0) times.push(performance.now() - began);
      said = `${count} alerts of ${devices} devices since ${since.toISOString().slice(0, 10)}${isShortened ? ' (shortened)' : ''}`;
    }
    print(`Tried on a year, ${name}: ${(median(times) / 1000).toFixed(2)} s, ${said}; load ${load()}`);
  }
}

/** From sending a message to its push being handed over. */
async function measureLatency(): Promise<void> {
  pushes.taken.clear();
  const sent = new Map<number, number>();
  const statuses = new Map<number, number>();
  const began = performance.now();
  const sending: Promise<unknown>[] = [];
  for (let number = 0; number < messagesASecond * seconds; number += 1) {
    const wait = began + (number * 1000) / messagesASecond - performance.now();
    if (wait > 0) await pause(wait);
    const isAlert = number % alertEvery === 0;
    const person = Math.floor(number / alertEvery);
    const device = isAlert ? person * devicesOfPerson : ((number * 7 + 1) % deviceCount) | 1;
    if (isAlert) sent.set(person, performance.now());
    sending.push(
      send(device, isAlert ? 5 : 30).then((status) => statuses.set(status, (statuses.get(status) ?? 0) + 1)),
    );
  }
  await Promise.all(sending);
  const until = performance.now() + 30_000;
  while (pushes.taken.size < sent.size && performance.now() < until) await pause(100);
  const times = [...pushes.taken]
    .map(([person, at]) => at - (sent.get(person) ?? at))
    .toSorted((a, b) => a - b);
  const at = (part: number) =>
    `${((times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN) / 1000).toFixed(2)} s`;
  print(
    `${messagesASecond} messages a second for ${seconds} s (${JSON.stringify([...statuses])}), ${deviceCount} devices, ${(deviceCount / devicesOfPerson) * rulesOfPerson} rules:`,
  );
  print(
    `  ${times.length} of ${sent.size} pushes handed over; median ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}; load ${load()}`,
  );
}

async function send(device: number, t_i: number): Promise<number> {
  const body = JSON.stringify({ key: api.devices.keys[device], t_i, weight_kg: 40 });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`http://127.0.0.1:${api.port}/api/sensors`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return answer.status;
}

/** All rules look by the clock, and their hour has come. */
async function measureSweep(): Promise<void> {
  const condition = {
    period: 'past',
    minutes: 60,
    calculation: 'mean',
    quantity: 't_i',
    comparison: 'value',
    comparator: 'less_than',
    threshold: -50,
  };
  await client.query(
    `update alert_rules set calculation_minutes = 60, conditions = $1, watches_since = now() - interval '1 day'`,
    [JSON.stringify([condition])],
  );
  await client.query('delete from alert_rule_devices');
  // After an hour in which each has been followed, as it is the day round.
  for (const name of ['for the first time', 'an hour later']) {
    if (name === 'an hour later')
      await client.query(`update alert_rule_devices set evaluated_until = evaluated_until - interval '1 hour',
        state = jsonb_set(state, '{until}', to_jsonb((state->>'until')::bigint - 3600000))`);
    await client.query('update alert_rules set next_sweep_at = now()');
    const began = performance.now();
    await sweepAlertRules(context);
    print(
      `Sweep of ${(deviceCount / devicesOfPerson) * rulesOfPerson} rules, ${deviceCount * rulesOfPerson} pairs, ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s; load ${load()}`,
    );
  }
}

async function startPushService() {
  const taken = new Map<number, number>();
  const server = createServer((request, response) => {
    const person = Number(request.url?.split('/').at(-1));
    if (!taken.has(person)) taken.set(person, performance.now());
    request.resume();
    response.writeHead(201).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/push`,
    taken,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Of the last minute: what else the machine was doing, with what the bench does. */
function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
