import { loadavg } from 'node:os';
import { openDatabase } from '@skep/api';
import { aUser, startTestApi } from '@skep/api/testing';
import { Client } from 'pg';
import { startMeasuredApi } from './api-process.ts';
import { fillMeasurements } from './filled-measurements.ts';
import { median } from './median.ts';

// How long a bystander waits while one person asks for as much as the limits let through: one route after the other,
// each by a person of its own over 20 connections, and /health at the same time.

const seconds = Number(process.env.SECONDS ?? 10);
const connections = 20;
const years = Number(process.env.YEARS ?? 3);

const routes: Readonly<Record<string, (window: string) => string>> = {
  'csv/size': (window) => `/api/sensors/csv/size?${window}`,
  csv: (window) => `/api/sensors/csv?${window}&names=t,weight_kg`,
  measurement_types_available: (window) => `/api/sensors/measurement_types_available?${window}`,
  weight: (window) => `/api/sensors/weight?${window}`,
  measurements: (window) => `/api/sensors/measurements?${window}&interval=year`,
  'diary search': () => '/api/inspections/lists?search=zzz',
  hives: () => '/api/locations',
};

const api = await startMeasuredApi(0, { RATE_LIMIT_SCALE: '1' });
const url = `http://127.0.0.1:${api.port}`;
const client = new Client({ connectionString: api.databaseUrl });
await client.connect();
try {
  const accounts = await largeAccounts(Object.keys(routes).length);
  const end = new Date().toISOString();
  const start = new Date(Date.now() - years * 365 * 86_400_000).toISOString();
  print(
    `${connections} connections of one person, ${seconds} s each; milliseconds until /health answers; load ${loadavg()[0]?.toFixed(1)}`,
  );
  print(cells(['', 'answers', 'refused', 'median', 'longest']));
  print(cells(['at rest', '', '', ...(await healthWhile(async () => undefined))]));
  for (const [index, [name, pathOf]] of Object.entries(routes).entries()) {
    const { token = '', deviceId } = accounts[index] ?? {};
    const path = pathOf(`id=${deviceId}&start=${start}&end=${end}`);
    const counts = { answers: 0, refused: 0 };
    const times = await healthWhile((until) => askTogether(path, token, until, counts));
    print(cells([name, counts.answers, counts.refused, ...times]));
  }
} finally {
  await client.end();
  await api.stop();
}

/** People with a device each that has sent every ten minutes for years. */
async function largeAccounts(count: number): Promise<{ token: string; deviceId: number }[]> {
  const database = await openDatabase({ kind: 'server', url: api.databaseUrl });
  const testApi = await startTestApi({ database });
  const accounts: { token: string; deviceId: number }[] = [];
  while (accounts.length < count) {
    const { id, token } = await aUser(testApi);
    const { rows } = await client.query(
      `insert into devices (user_id, name, type, key, interval_minutes, created_at, updated_at)
       values ($1, 'Scale', 'beep', $2, 10, now() - interval '11 years', now()) returning id`,
      [id, `bystander-${id}`],
    );
    accounts.push({ token, deviceId: Number(rows[0].id) });
  }
  await fillMeasurements(client, testApi.app.contextFor('bench'), {
    deviceIds: accounts.map(({ deviceId }) => deviceId),
    names: ['t', 't_i', 'h', 'weight_kg', 'bv'],
    days: years * 365,
    minutes: 10,
  });
  await testApi.close();
  await database.close();
  return accounts;
}
/** Median and longest time of an answer of /health while the work runs. */
async function healthWhile(work: (until: number) => Promise<unknown>): Promise<string[]> {
  const until = performance.now() + seconds * 1000;
  const working = work(until);
  const times: number[] = [];
  while (performance.now() < until) {
    const began = performance.now();
    await (await fetch(`${url}/health`)).text();
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await working;
  return [median(times), Math.max(...times)].map((time) => time.toFixed(1));
}

async function askTogether(
  path: string,
  token: string,
  until: number,
  counts: { answers: number; refused: number },
): Promise<void> {
  const ask = async () => {
    while (performance.now() < until) {
      const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
      await response.arrayBuffer();
      if (response.status === 429) counts.refused += 1;
      else if (response.ok) counts.answers += 1;
      else throw new Error(`${path} answered ${response.status}.`);
      if (response.status === 429) await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
}

function cells(texts: readonly (string | number)[]): string {
  return texts
    .map((text, index) => (index === 0 ? String(text).padEnd(30) : String(text).padStart(10)))
    .join('');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
