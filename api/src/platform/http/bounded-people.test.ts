import Type from 'typebox';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import type { Routes } from './http.ts';

const schema = { tags: ['test'], summary: 'For this test' };
let running = 0;
let mostRunning = 0;
let waits: (() => void)[] = [];

const routes: Routes = async (http) => {
  http.get(
    '/test/slow',
    {
      config: { access: 'signedIn' },
      schema: { ...schema, operationId: 'slow', response: { 200: Type.Object({ isDone: Type.Boolean() }) } },
    },
    async () => {
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      await new Promise<void>((resolve) => waits.push(resolve));
      running -= 1;
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
  [running, mostRunning, waits] = [0, 0, []];
});
afterAll(() => api.close());

const slow = (as: TestUser, address: number) =>
  api.request('GET', '/api/test/slow', { as, from: `10.0.0.${address}` });

/** Lets what waits for its turn have it. */
async function finishAll(): Promise<void> {
  while (waits.length > 0) {
    for (const finish of waits.splice(0)) finish();
    for (let turns = 0; turns < 20; turns += 1) await new Promise(setImmediate);
  }
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
  await finishAll();
  expect((await brams).status).toBe(200);
  const answers = await Promise.all(annas);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(24);
  expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toBe('1');
  expect(mostRunning).toBeLessThanOrEqual(4);
  expect(running).toBe(0);
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
