import { loadavg } from 'node:os';
import { openDatabase, seedManyHives } from '@skep/api';
import { aUser, startTestApi } from '@skep/api/testing';
import { Client } from 'pg';
import { startMeasuredApi } from './api-process.ts';
import { fillMeasurements } from './filled-measurements.ts';
import { median } from './median.ts';
import { signIn } from './signed-in.ts';

// How long a bystander waits while another person sends as many heavy requests as the limits let through: one kind of
// request after the other, each by a person of its own over 20 connections. The bystander has three hives and opens them.

const seconds = Number(process.env.SECONDS ?? 10);
const connections = 20;
const years = Number(process.env.YEARS ?? 3);
const hiveCount = Number(process.env.HIVES ?? 5000);

interface Account {
  token: string;
  /** Undefined: an account of many hives without a device. */
  deviceId?: number;
}
interface HeavyRequest {
  path: string;
  body?: object;
}

const hot = {
  name: 'Hot',
  conditions: [{ quantity: 't_i', period: 'last', comparator: 'greater_than', threshold: 30 }],
};

/** Of a person whose device has sent every ten minutes for years; the window is all of it. */
const ofDevice: Readonly<Record<string, (window: string) => HeavyRequest>> = {
  'size of a CSV': (window) => ({ path: `/api/v1/measured-table?${window}` }),
  'a CSV': (window) => ({ path: `/api/sensors/csv?${window}&names=t,weight_kg` }),
  'what was measured': (window) => ({ path: `/api/sensors/measurement_types_available?${window}` }),
  weight: (window) => ({ path: `/api/v1/colony-weight?${window}` }),
  'a chart of years': (window) => ({ path: `/api/sensors/measurements?${window}&interval=year` }),
  'a rule tried on the past': () => ({ path: '/api/v1/alert-rules/backtest', body: hot }),
  'all data': () => ({ path: '/api/v1/account/export', body: {} }),
};
/** Of a person with many hives. */
const ofHives: Readonly<Record<string, HeavyRequest>> = {
  apiaries: { path: '/api/v1/apiaries' },
  'apiaries, old API': { path: '/api/locations' },
  'a search in the diary': { path: '/api/inspections/lists?search=zzz' },
};

const api = await startMeasuredApi(0, { RATE_LIMIT_SCALE: '1' });
const url = `http://127.0.0.1:${api.port}`;
const client = new Client({ connectionString: api.databaseUrl });
await client.connect();
try {
  const { bystander, owners, keeper } = await filledAccounts();
  const end = new Date().toISOString();
  const start = new Date(Date.now() - years * 365 * 86_400_000).toISOString();
  print(
    `${connections} connections of one person, ${seconds} s each; milliseconds until a bystander sees their hives; load ${loadavg()[0]?.toFixed(1)}`,
  );
  print(cells(['', 'answers', 'refused', 'median', 'longest']));
  print(cells(['at rest', '', '', ...(await bystanderWhile(bystander, async () => undefined))]));
  for (const [index, [name, requestOf]] of Object.entries(ofDevice).entries()) {
    const { token = '', deviceId } = owners[index] ?? {};
    await measure(
      bystander,
      name,
      token,
      requestOf(`id=${deviceId}&deviceId=${deviceId}&start=${start}&end=${end}`),
    );
  }
  for (const [name, request] of Object.entries(ofHives))
    await measure(bystander, name, keeper.token, request);
} finally {
  await client.end();
  await api.stop();
}

async function measure(
  bystander: Account,
  name: string,
  token: string,
  request: HeavyRequest,
): Promise<void> {
  const counts = { answers: 0, refused: 0 };
  const times = await bystanderWhile(bystander, (until) => sendTogether(request, token, until, counts));
  print(cells([name, counts.answers, counts.refused, ...times]));
}

async function filledAccounts(): Promise<{ bystander: Account; owners: Account[]; keeper: Account }> {
  const database = await openDatabase({ kind: 'server', url: api.databaseUrl });
  const testApi = await startTestApi({ database });
  const bystander = await aUser(testApi);
  const hives = { name: 'Heath', country_code: 'nl', hive_amount: 3 };
  await testApi.request('POST', '/api/locations', { as: bystander, body: hives });
  const owners: Account[] = [];
  while (owners.length < Object.keys(ofDevice).length) owners.push(await withDevice(await aUser(testApi)));
  await fillMeasurements(client, testApi.app.contextFor('bench'), {
    deviceIds: owners.flatMap(({ deviceId }) => deviceId ?? []),
    names: ['t', 't_i', 'h', 'weight_kg', 'bv'],
    days: years * 365,
    minutes: 10,
  });
  const email = 'many@skep.example';
  const apiaryCount = Math.ceil(hiveCount / 50);
  await seedManyHives(testApi.app.contextFor('bench'), { email, hiveCount, apiaryCount });
  await testApi.close();
  await database.close();
  return { bystander, owners, keeper: { token: await signIn(url, email) } };
}

async function withDevice({ id, token }: { id: number; token: string }): Promise<Account> {
  const { rows } = await client.query(
    `insert into devices (user_id, name, type, key, interval_minutes, created_at, updated_at)
     values ($1, 'Scale', 'beep', $2, 10, now() - interval '11 years', now()) returning id`,
    [id, `bystander-${id}`],
  );
  return { token, deviceId: Number(rows[0].id) };
}

/** Median and longest time of the bystander's answers while the work runs. */
async function bystanderWhile(
  { token }: Account,
  work: (until: number) => Promise<unknown>,
): Promise<string[]> {
  const until = performance.now() + seconds * 1000;
  const working = work(until);
  const times: number[] = [];
  while (performance.now() < until) {
    const began = performance.now();
    await (await fetch(`${url}/api/v1/apiaries`, { headers: { authorization: `Bearer ${token}` } })).text();
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await working;
  return [median(times), Math.max(...times)].map((time) => time.toFixed(1));
}

async function sendTogether(
  { path, body }: HeavyRequest,
  token: string,
  until: number,
  counts: { answers: number; refused: number },
): Promise<void> {
  const send = async () => {
    while (performance.now() < until) {
      const response = await fetch(`${url}${path}`, {
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      await response.arrayBuffer();
      if (response.status === 429) counts.refused += 1;
      else if (response.ok) counts.answers += 1;
      else throw new Error(`${path} answered ${response.status}.`);
      if (response.status === 429) await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  await Promise.all(Array.from({ length: connections }, send));
}

function cells(texts: readonly (string | number)[]): string {
  return texts
    .map((text, index) => (index === 0 ? String(text).padEnd(30) : String(text).padStart(10)))
    .join('');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
