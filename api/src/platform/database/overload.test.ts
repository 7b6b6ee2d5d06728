import { sql } from 'kysely';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { requestShed } from '#platform/observability/events.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { openByName, openTestDatabase } from '#testing/test-database.ts';
import type { OpenDatabase } from './open-database.ts';

let whole: OpenDatabase;
/** With a connection that is easily held, and for which nobody waits long. */
let small: OpenDatabase;
let api: TestApi;
let anna: TestUser;
const queues: string[] = [];
const stop = requestShed.listen(({ queue }) => void queues.push(queue));
beforeAll(async () => {
  whole = await openTestDatabase();
  small = await openByName(new URL(whole.url).pathname.slice(1), { maxWaitMs: 200, mostConnections: 1 });
  api = await startTestApi({ database: small });
  anna = await aUser(api);
});
beforeEach(() => {
  queues.length = 0;
});
afterAll(async () => {
  stop();
  await api.close();
  await small.close();
  await whole.close();
});

const send = (key: string) => api.request('POST', '/api/sensors', { body: { key, time: sentAt(), t: 18 } });
const sentAt = () => Math.floor(api.clock.now().getTime() / 1000);

/** Has all connections of the service busy during this work. */
function whileHeld<Result>(work: () => Promise<Result>): Promise<Result> {
  return small.db.connection().execute(work);
}

test('a request that gets no connection in time is refused, told when to come again, and served later', async () => {
  const ask = () => api.request('GET', '/api/checklists', { as: anna });
  const refused = await whileHeld(ask);
  expect([refused.status, refused.body.code, queues]).toEqual([503, 'overloaded', ['database']]);
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThanOrEqual(2);
  expect(seconds).toBeLessThanOrEqual(11);
  expect((await ask()).status).toBe(200);
});

test('a message of a device is refused alike; sent again, it is stored once', async () => {
  const { key } = await aDevice(api, anna);
  const refused = await whileHeld(() => send(key));
  expect([refused.status, refused.headers['x-error-code']]).toEqual([503, 'overloaded']);
  expect(refused.headers['retry-after']).toBeDefined();
  expect([(await send(key)).status, (await send(key)).status]).toEqual([201, 201]);
  const rows = await small.db
    .selectFrom('ingest_inbox')
    .select('repeats')
    .where('device_key', '=', key)
    .execute();
  expect(rows).toEqual([{ repeats: 1 }]);
});

test('messages behind a statement that takes long are refused, and those that come after it are stored', async () => {
  const [first, second] = [await aDevice(api, anna), await aDevice(api, anna)];
  const { refused, stored } = await whole.db.transaction().execute(async (holding) => {
    await sql`lock table ingest_inbox in exclusive mode`.execute(holding);
    const stored = send(first.key);
    // Behind it, since the statement of the first one is on its way.
    const refused = await send(second.key);
    return { refused, stored: { answer: stored } };
  });
  expect([refused.status, refused.headers['x-error-code'], queues]).toEqual([
    503,
    'overloaded',
    ['messages'],
  ]);
  expect((await stored.answer).status).toBe(201);
  expect((await send(second.key)).status).toBe(201);
});
