import { connect } from 'node:net';
import Type from 'typebox';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import type { Routes } from './http-types.ts';
import { contextOf } from './request-context.ts';

const schema = { tags: ['test'], summary: 'For this test' };
let running = 0;
let mostRunning = 0;
/** Requests that have read from the database after their wait. */
let finished = 0;
let waits: (() => void)[] = [];

const routes: Routes = async (http) => {
  http.get(
    '/test/slow',
    {
      config: { access: 'signedIn' },
      schema: { ...schema, operationId: 'slow', response: { 200: Type.Object({ isDone: Type.Boolean() }) } },
    },
    async (request) => {
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      await new Promise<void>((resolve) => waits.push(resolve));
      running -= 1;
      await contextOf(request).db.selectFrom('users').select('id').limit(1).execute();
      finished += 1;
      return { isDone: true };
    },
  );
  http.get(
    '/test/large',
    {
      config: { access: 'signedIn' },
      schema: { ...schema, operationId: 'large', response: { 200: Type.String() } },
    },
    async () => 'x'.repeat(50_000_000),
  );
};

let api: TestApi;
let anna: TestUser;
let bram: TestUser;
beforeAll(async () => {
  api = await startTestApi({ moreRoutes: [routes], environment: { RATE_LIMIT_SCALE: '1' } });
});
beforeEach(async () => {
  [anna, bram] = await Promise.all([aUser(api), aUser(api)]);
  [running, mostRunning, finished, waits] = [0, 0, 0, []];
});
afterAll(() => api.close());

const slow = (as: TestUser, address: number) =>
  api.request('GET', '/api/test/slow', { as, from: `10.0.0.${address}` });

/** Lets slow requests go on until all of these are answered. */
async function finishAll<Answer>(answers: readonly Promise<Answer>[]): Promise<Answer[]> {
  let isDone = false;
  const all = Promise.all(answers).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    for (const finish of waits.splice(0)) finish();
    await new Promise(setImmediate);
  }
  return all;
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise(setImmediate);
}

test('of one person four requests run, twenty wait and others are refused, from whatever addresses', async () => {
  let refused = 0;
  const annas = Array.from({ length: 30 }, async (_, index) => {
    const answer = await slow(anna, index);
    if (answer.status === 429) refused += 1;
    return answer;
  });
  await until(() => refused === 6);
  expect(running).toBe(4);
  const brams = slow(bram, 1);
  await until(() => running === 5);
  expect((await api.request('GET', '/health')).status).toBe(200);
  await until(() => waits.length === 5);
  mostRunning = 0;
  const [bramsAnswer, ...answers] = await finishAll([brams, ...annas]);
  expect(bramsAnswer?.status).toBe(200);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(24);
  expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toBe('1');
  expect(mostRunning).toBeLessThanOrEqual(4);
  expect(running).toBe(0);
});

test('whose requests have just run for seconds has one at a time; others do not, and nor does that person soon after', async () => {
  const long = slow(anna, 1);
  await until(() => waits.length === 1);
  api.clock.advance({ minutes: 0.1 });
  await finishAll([long]);
  mostRunning = 0;
  const annas = [slow(anna, 2), slow(anna, 3)];
  await until(() => running === 1);
  const brams = [slow(bram, 1), slow(bram, 2)];
  await until(() => running === 3);
  await finishAll([...annas, ...brams]);
  expect(mostRunning).toBe(3);
  api.clock.advance({ minutes: 1 });
  const later = [slow(anna, 2), slow(anna, 3)];
  await until(() => running === 2);
  await finishAll(later);
});

test('a person who has read 100 MB waits until it is paid off, at every address; others do not', async () => {
  const large = (as: TestUser, from: string) => api.request('GET', '/api/test/large', { as, from });
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await large(anna, `10.0.0.${count}`)).status);
  expect(statuses).toEqual([200, 200, 429]);
  const refused = await slow(anna, 9);
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
    429,
    'too_many_requests',
    '1',
  ]);
  expect((await large(bram, '10.0.0.1')).status).toBe(200);
  api.clock.advance({ minutes: 1 });
  expect((await large(anna, '10.0.0.1')).status).toBe(200);
});

test('a read whose client has left ends at its next query, and holds its slot until then', async () => {
  await api.app.http.listen({ port: 0 });
  const address = api.app.http.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  let closed = 0;
  api.app.http.server.on('connection', (socket) => {
    socket.once('close', () => {
      closed += 1;
    });
  });
  const clients = Array.from({ length: 4 }, () => connect(port));
  for (const client of clients)
    client.write(`GET /api/test/slow HTTP/1.1\r\nhost: skep\r\nauthorization: Bearer ${anna.token}\r\n\r\n`);
  await until(() => waits.length === 4);
  for (const client of clients) client.destroy();
  const later = slow(anna, 1);
  await until(() => closed === 4);
  expect(running).toBe(4);
  for (const finish of waits.splice(0)) finish();
  await until(() => waits.length === 1);
  expect(finished).toBe(0);
  expect(await finishAll([later])).toMatchObject([{ status: 200 }]);
});
