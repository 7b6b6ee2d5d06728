import { openWatchPort, type WatchPort } from '@skep/observability';
import { aDevice } from '#measurements/devices/test-devices.ts';
import {
  allowedForTests,
  notifySome,
  type Receiver,
  startReceiver,
} from '#notifications/delivery/test-receiver.ts';
import { aWebhook } from '#notifications/webhooks/test-webhooks.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let receiver: Receiver;
let watchPort: WatchPort;
let anna: TestUser;
beforeAll(async () => {
  receiver = await startReceiver();
  api = await startTestApi({ database: 'fresh', environment: allowedForTests });
  const port = await openWatchPort(
    { METRICS_PORT: '0' },
    { part: 'api', version: '1.2.3', isReady: api.app.isReady, measures: [api.app.measure] },
  );
  if (port === undefined) throw new Error('There is no port to watch.');
  watchPort = port;
  anna = await aUser(api);
});
afterAll(async () => {
  await watchPort.stop();
  await api.close();
  receiver.close();
});

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** What Prometheus would read. */
async function samples(): Promise<Sample[]> {
  const text = await (await fetch(`http://127.0.0.1:${watchPort.port}/metrics`)).text();
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)];
      return {
        name,
        labels: Object.fromEntries(pairs.map(([, key = '', of = '']) => [key, of])),
        value: Number(value),
      };
    });
}

async function figureOf(name: string, labels: Record<string, string> = {}): Promise<number> {
  const found = (await samples()).find(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, of]) => sample.labels[key] === of),
  );
  return found?.value ?? 0;
}

test('requests are counted by the template of their route', async () => {
  const of = { method: 'GET', route: '/api/hives/:id', status: '404' };
  const before = await figureOf('skep_http_requests_total', of);
  await api.request('GET', '/api/hives/123456', { as: anna });
  await api.request('GET', '/api/hives/654321', { as: anna });
  expect(await figureOf('skep_http_requests_total', of)).toBe(before + 2);
});

test('messages are counted by what became of them', async () => {
  const device = await aDevice(api, anna);
  const send = (key: string) => api.request('POST', '/api/sensors', { body: { key, t: 18.5 } });
  const stored = await figureOf('skep_messages_total', { result: 'stored' });
  const unknown = await figureOf('skep_messages_total', { result: 'unknown_device' });
  await send(device.key);
  await send('nobody-has-this-key');
  await api.request('POST', '/api/sensors', { body: { t: 1 } });
  expect(await figureOf('skep_messages_total', { result: 'stored' })).toBe(stored + 1);
  expect(await figureOf('skep_messages_total', { result: 'unknown_device' })).toBe(unknown + 1);
  expect(await figureOf('skep_messages_total', { result: 'no_key' })).toBeGreaterThan(0);
  expect(await figureOf('skep_newest_message_age_seconds')).toBe(0);
});

test('what waits to go out has an age, and what went is counted by its way', async () => {
  await aWebhook(api, anna, { address: `${receiver.url}/hook` });
  await notifySome(api, anna);
  api.clock.advance({ minutes: 3 });
  expect(await figureOf('skep_deliveries_waiting', { way: 'webhook' })).toBe(1);
  expect(await figureOf('skep_deliveries_oldest_waiting_seconds', { way: 'webhook' })).toBe(180);
  expect(await figureOf('skep_jobs_waiting', { job: 'send-webhooks' })).toBe(1);
  await api.runJobs();
  expect(await figureOf('skep_deliveries_total', { way: 'webhook', result: 'sent' })).toBe(1);
  expect(await figureOf('skep_deliveries_waiting', { way: 'webhook' })).toBe(0);
  expect(await figureOf('skep_job_runs_total', { job: 'send-webhooks', result: 'done' })).toBe(1);
});

test('statements to the database are counted by their kind', async () => {
  expect(await figureOf('skep_database_queries_total', { kind: 'select', result: 'done' })).toBeGreaterThan(
    0,
  );
  expect(await figureOf('skep_database_query_seconds_count', { kind: 'insert' })).toBeGreaterThan(0);
});

/** What each label may say: words that stand in the code, and numbers of HTTP, of versions and of bounds. */
const wordsOf: Record<string, RegExp | ((api: TestApi) => readonly string[])> = {
  route: ({ app }) => ['unknown', ...app.routes.map(({ path }) => path)],
  job: ({ app }) => app.jobKinds.map(({ name }) => name),
  method: /^[A-Z]+$/,
  status: /^[1-5]\d\d$/,
  result: /^[a-z_]{1,30}$/,
  way: /^(push|webhook|mail)$/,
  /** The longest is Node’s own: a collection of garbage that is `incremental`, which few runs see. */
  kind: /^[a-z]{1,11}$/,
  type: /^[A-Za-z]{1,30}$/,
  space: /^[a-z_]{1,30}$/,
  state: /^(busy|idle|waiting)$/,
  part: /^api$/,
  version: /^v?\d+\.\d+\.\d+$/,
  major: /^\d+$/,
  minor: /^\d+$/,
  patch: /^\d+$/,
  le: /^(\+Inf|[\d.e-]+)$/,
};

test('no label holds an id, an address, a token or anything else that people bring', async () => {
  await api.request('GET', `/api/settings?api_token=${anna.token}`);
  await api.request('GET', `/api/${anna.email}/${anna.token}`);
  await api.request('POST', '/api/login', { body: { email: anna.email, password: anna.password } });
  const wrong = (await samples()).flatMap(({ name, labels }) =>
    Object.entries(labels)
      .filter(([label, value]) => {
        const words = wordsOf[label];
        if (words === undefined) return true;
        return words instanceof RegExp ? !words.test(value) : !words(api).includes(value);
      })
      .map(([label, value]) => `${name}{${label}="${value}"}`),
  );
  expect(wrong).toEqual([]);
});

test('a monitor reads whether the process lives and is ready, and nothing else', async () => {
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${watchPort.port}${path}`)).status;
  expect([await ask('/health/live'), await ask('/health/ready'), await ask('/api/hives')]).toEqual([
    200, 200, 404,
  ]);
  expect(await figureOf('skep_info', { part: 'api', version: '1.2.3' })).toBe(1);
});
