import type { OpenDatabase } from '#platform/database/open-database.ts';
import { aUser } from '#testing/builders.ts';
import { type RequestOptions, startTestApi, type TestApi } from '#testing/test-api.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const gatewaySecret = 'a-secret-of-both-services';
let database: OpenDatabase;
const apis: TestApi[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  for (const api of apis) await api.close();
  await database.close();
});

// What one test has counted is not the next one's.
beforeEach(() => database.db.deleteFrom('counts').execute());

async function anApi(environment: Record<string, string> = {}): Promise<TestApi> {
  const api = await startTestApi({
    database,
    environment: { RATE_LIMIT_SCALE: '1', GATEWAY_SECRET: gatewaySecret, ...environment },
  });
  apis.push(api);
  return api;
}

/** How many of these requests were let through to the route. */
async function admitted(api: TestApi, requests: readonly RequestOptions[], path = '/api/user/reminder') {
  let count = 0;
  for (const request of requests) {
    const answer = await api.request('POST', path, { body: { email: 'nobody@skep.example' }, ...request });
    if (answer.status !== 429) count += 1;
  }
  return count;
}

const times = (count: number, make: (index: number) => RequestOptions) =>
  Array.from({ length: count }, (_, i) => make(i));

test('the fourth reminder of a minute is refused as the old wire does it', async () => {
  const api = await anApi();
  const send = () => api.request('POST', '/api/user/reminder', { body: { email: 'nobody@skep.example' } });
  const first = await send();
  expect([first.headers['x-ratelimit-limit'], first.headers['x-ratelimit-remaining']]).toEqual(['3', '2']);
  await send();
  await send();
  const fourth = await send();
  expect([fourth.status, fourth.body.message, fourth.body.code]).toEqual([
    429,
    'Too Many Attempts.',
    'too_many_requests',
  ]);
  expect(fourth.headers).toMatchObject({ 'x-ratelimit-limit': '3', 'x-ratelimit-remaining': '0' });
  const wait = Number(fourth.headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(Number(fourth.headers['x-ratelimit-reset']) - Date.now() / 1000).toBeLessThanOrEqual(61);
});

test('a second process is no second chance: what is guessed at is counted for both together', async () => {
  const [one, other] = [await anApi(), await anApi()];
  const wrong = { email: 'nobody@skep.example', password: 'Guess-1234!' };
  let refused = 0;
  for (let tries = 0; tries < 30; tries += 1) {
    const { status } = await (tries % 2 === 0 ? one : other).request('POST', '/api/login', { body: wrong });
    if (status === 429) refused += 1;
  }
  expect(refused).toBe(10);
  one.clock.advance({ minutes: 1.01 });
  expect((await one.request('POST', '/api/login', { body: wrong })).status).not.toBe(429);
});

test('what is counted says of nobody where they are', async () => {
  const api = await anApi();
  await api.request('POST', '/api/user/reminder', {
    body: { email: 'nobody@skep.example' },
    from: '203.0.113.9',
  });
  const rows = await database.db.selectFrom('counts').select('key').execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.key).toMatch(/^reminder [0-9a-f]{64}$/);
});

test('a forged X-Forwarded-For multiplies nothing', async () => {
  const api = await anApi();
  const forged = times(10, (index) => ({ headers: { 'x-forwarded-for': `10.0.0.${index}` } }));
  expect(await admitted(api, forged)).toBe(3);
});

test('neither does one with a wrong gateway secret', async () => {
  const api = await anApi();
  const forged = times(10, (index) => ({
    headers: { 'x-forwarded-for': `10.0.0.${index}`, 'x-skep-gateway': 'a-guess-of-the-secret' },
  }));
  expect(await admitted(api, forged)).toBe(3);
});

test('the gateway’s word for the address is believed: each person behind it has their own limit', async () => {
  const api = await anApi();
  const forwarded = times(5, (index) => ({
    headers: { 'x-forwarded-for': `10.0.0.${index}`, 'x-skep-gateway': gatewaySecret },
  }));
  expect(await admitted(api, [...forwarded, ...forwarded])).toBe(10);
});

test('a proxy of the list is believed, and only about the address that it saw itself', async () => {
  const api = await anApi({ TRUSTED_PROXIES: '192.0.2.0/24' });
  const through = (from: string) =>
    times(4, (index) => ({ from, headers: { 'x-forwarded-for': `10.9.9.${index}, 203.0.113.7` } }));
  expect(await admitted(api, through('192.0.2.1'))).toBe(3);
  const others = times(4, (index) => ({
    from: '192.0.2.1',
    headers: { 'x-forwarded-for': `10.9.9.${index}` },
  }));
  expect(await admitted(api, others)).toBe(4);
  const outside = times(4, (index) => ({
    from: '198.51.100.1',
    headers: { 'x-forwarded-for': `10.8.8.${index}` },
  }));
  expect(await admitted(api, outside)).toBe(3);
});

test('all addresses of one IPv6 network count as one', async () => {
  const api = await anApi();
  const sameNetwork = times(10, (index) => ({ from: `2001:db8:1:2:${index}::1` }));
  expect(await admitted(api, sameNetwork)).toBe(3);
  expect(await admitted(api, [{ from: '2001:db8:1:3::1' }])).toBe(1);
});

test('who works quickly is not stopped: 600 times a minute a person may read and 120 times write, apart', async () => {
  const api = await anApi();
  const [user, other] = [await aUser(api), await aUser(api)];
  const read = (as = user) => api.request('GET', '/api/settings', { as });
  const written = (as: typeof user, from: string) =>
    admitted(
      api,
      times(121, () => ({ as, from, body: {} })),
      '/api/settings',
    );
  expect((await read()).headers).toMatchObject({
    'x-ratelimit-limit': '600',
    'x-ratelimit-remaining': '599',
  });
  expect(await written(user, '10.0.0.1')).toBe(120);
  expect((await read()).headers['x-ratelimit-remaining']).toBe('598');
  // Neither another person there nor the same one elsewhere.
  const save = (as: typeof user, from: string) =>
    api.request('POST', '/api/settings', { as, from, body: { theme: 'dark' } });
  expect((await save(other, '10.0.0.1')).status).toBe(200);
  expect((await save(user, '10.0.0.2')).status).toBe(200);
});

test('what is guessed at is counted by the person, from wherever they ask', async () => {
  const api = await anApi();
  const user = await aUser(api);
  const guesses = times(12, (index) => ({
    as: user,
    from: `10.0.0.${index}`,
    body: { password: 'Guess-1234!' },
  }));
  expect(await admitted(api, guesses, '/api/v1/account/second-factor')).toBe(10);
});

test('tokens cannot be guessed at more than 60 times a minute', async () => {
  const api = await anApi();
  const guesses = times(70, (index) => ({ headers: { authorization: `Bearer guess${index}` } }));
  expect(await admitted(api, guesses, '/api/authenticate')).toBe(60);
});

test('one account’s password cannot be guessed at from many addresses', async () => {
  const api = await anApi();
  const body = { email: 'Anna@skep.example', password: 'Guess-1234!' };
  const guesses = times(105, (index) => ({ from: `10.0.${index}.1`, body }));
  expect(await admitted(api, guesses, '/api/login')).toBe(100);
});
