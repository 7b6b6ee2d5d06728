import { type ChildProcess, spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@skep/api';
import { type ManyDevices, manyDevices } from '@skep/api/testing';
import { freePort } from '@skep/postgres-server';
import { Client } from 'pg';
import { type PostgresServer, startPostgres } from '../../scripts/postgres.ts';

const requestCount = 30;

let postgres: PostgresServer;
let holder: Client;
let devices: ManyDevices;
let folder: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skep-stopping-'));
  postgres = await startPostgres();
  const database = await openDatabase({ kind: 'server', url: postgres.url });
  devices = await manyDevices(database.db, requestCount);
  await database.close();
  holder = new Client({ connectionString: postgres.url });
  await holder.connect();
}, 120_000);
afterAll(async () => {
  // Those that a failed test has left.
  for (const child of children) child.kill('SIGKILL');
  await holder.end();
  await postgres.stop();
  rmSync(folder, { recursive: true });
}, 60_000);

/** A process of the product, and how it ends. */
async function started(file: string, port: number | undefined, environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../..', file)], {
    env: {
      PATH: process.env.PATH,
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
      DATABASE_URL: postgres.url,
      SKEP_DATA: folder,
      RATE_LIMIT_SCALE: '1000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const ended = once(child, 'exit').then(([code]) => code);
  child.stdout.resume();
  while (port !== undefined && !(await isServing(port))) await isAlive(child);
  return { child, ended };
}

async function isAlive(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) throw new Error(`The process ended with ${child.exitCode}.`);
  await new Promise((resolve) => setTimeout(resolve, 50));
}

const isServing = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    ({ status }) => status !== 503,
    () => false,
  );

/** Whether newcomers are sent away: nobody listens, or who does says so. */
function sendsAway(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /health HTTP/1.1\r\nhost: test\r\n\r\n'),
    );
    socket.once('data', (answer) => {
      socket.destroy();
      resolve(answer.toString().startsWith('HTTP/1.1 503'));
    });
    socket.once('error', () => resolve(true));
    socket.once('close', () => resolve(true));
  });
}

interface SentRequest {
  path: string;
  body: object;
  headers?: Record<string, string>;
}

/** Sends a request, and tells when the server has it, and what it answers. */
function ask(port: number, { path, body, headers }: SentRequest) {
  const text = JSON.stringify(body);
  const sent = request({
    port,
    path,
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      // The server says that it has seen the head, and only then the body goes.
      expect: '100-continue',
      ...headers,
    },
  });
  const taken = once(sent, 'continue').then(() => void sent.end(text));
  const answered = new Promise<string>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      resolve(`${answer.statusCode} ${Buffer.concat(parts)}`);
    });
  });
  return { taken, answered };
}

/** Asks while the table is locked, tells the process to end, and lets go when it sends newcomers away. */
async function stoppedBetween(
  table: string,
  { child, port }: { child: ChildProcess; port: number },
  signInRequests: readonly SentRequest[],
): Promise<string[]> {
  await holder.query('begin');
  await holder.query(`lock table ${table} in access exclusive mode`);
  const requests = signInRequests.map((each) => ask(port, each));
  const answers = Promise.all(requests.map(({ answered }) => answered));
  await Promise.all(requests.map(({ taken }) => taken));
  child.kill('SIGTERM');
  while (!(await sendsAway(port))) await isAlive(child);
  await holder.query('commit');
  return answers;
}

const messages = () =>
  devices.keys.map((key) => ({
    path: '/api/sensors',
    body: { key, t: 18.4, time: Math.floor(Date.now() / 1000) - 3600 },
  }));

test('the api answers what it has taken before it ends', async () => {
  const port = await freePort();
  const { child, ended } = await started('api/src/main.ts', port, { API_PORT: String(port) });
  const answers = await stoppedBetween('devices', { child, port }, messages());
  expect(answers).toEqual(Array(requestCount).fill('201 "saved"'));
  expect(await ended).toBe(0);
}, 120_000);

const signIn =
  'mutation { signIn(input: { email: "nobody@example.org", password: "nothing" }) { ... on Failure { code } } }';
const signInHash = hash('sha256', signIn);
const signIns = Array.from({ length: 5 }, (_, index) => ({
  path: '/graphql',
  body: { extensions: { persistedQuery: { version: 1, sha256Hash: signInHash } } },
  headers: { 'idempotency-key': `sign-in-${index}` },
}));

test('the gateway, too', async () => {
  const [port, apiPort] = [await freePort(), await freePort()];
  const documents = join(folder, 'documents.json');
  writeFileSync(documents, JSON.stringify({ [signInHash]: signIn }));
  const api = await started('api/src/main.ts', apiPort, { API_PORT: String(apiPort) });
  const { child, ended } = await started('gateway/src/main.ts', port, {
    GATEWAY_PORT: String(port),
    REST_URL: `http://127.0.0.1:${apiPort}`,
    TRUSTED_DOCUMENTS: documents,
  });
  const answers = await stoppedBetween('users', { child, port }, signIns);
  for (const answer of answers) expect(answer).toContain('"code":"WRONG_CREDENTIALS"');
  expect(await ended).toBe(0);
  api.child.kill('SIGTERM');
  expect(await api.ended).toBe(0);
}, 120_000);

test('and all of it in one process, where what the gateway has begun still reaches the api', async () => {
  const port = await freePort();
  const { child, ended } = await started('standalone/src/dev-backend.ts', port, { PORT: String(port) });
  const signInRequests = signIns.map((each) => ({ ...each, body: { query: signIn } }));
  const answers = await stoppedBetween('users, devices', { child, port }, [...messages(), ...signInRequests]);
  expect(answers.slice(0, requestCount)).toEqual(Array(requestCount).fill('201 "saved"'));
  for (const answer of answers.slice(requestCount)) expect(answer).toContain('"code":"WRONG_CREDENTIALS"');
  expect(await ended).toBe(0);
}, 120_000);

test('a worker ends with its job done', async () => {
  await holder.query('delete from job_runs');
  await holder.query('begin');
  await holder.query('lock table measurements_default in access exclusive mode');
  const { child, ended } = await started('api/src/worker-main.ts', undefined, {});
  const waitsForUs = async () => (await holder.query('select from pg_locks where not granted')).rowCount;
  while (!(await waitsForUs())) await isAlive(child);
  child.kill('SIGTERM');
  await holder.query('commit');
  expect(await ended).toBe(0);
  const runs = await holder.query("select failed_at from job_runs where name = 'prepare-partitions'");
  expect(runs.rows).toEqual([{ failed_at: null }]);
}, 120_000);
