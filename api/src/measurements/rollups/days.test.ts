import { sql } from 'kysely';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { makePartition } from '../partitions/partition-store.ts';
import { makePartitions } from '../partitions/partitions.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
  anna = await aUser(api);
});
afterAll(() => api.close());

const send = (body: object) => api.request('POST', '/api/sensors', { body });
async function run(job: 'recompute-days' | 'prepare-partitions') {
  await api.app.jobs.queue.send(job, {});
  await api.runJobs();
}
const days = (deviceId: number) =>
  api.database.db
    .selectFrom('measurement_days')
    .select(['day', 'message_count', 'quantities'])
    .where('device_id', '=', deviceId as never)
    .orderBy('day')
    .execute();
const at = (text: string) => Date.parse(text) / 1000;

test('a day has number, mean, least and greatest of each quantity, exact also when more comes late', async () => {
  const { id, key } = await aDevice(api, anna);
  await send({ key, t: 10, time: at('2026-05-03T10:00:00Z') });
  await send({ key, t: 20, h: 50, time: at('2026-05-03T23:59:59Z') });
  await send({ key, t: 5, time: at('2026-05-04T00:00:00Z') });
  await run('recompute-days');
  expect(await days(id)).toEqual([
    { day: '2026-05-03', message_count: 2, quantities: { t: [2, 15, 10, 20], h: [1, 50, 50, 50] } },
    { day: '2026-05-04', message_count: 1, quantities: { t: [1, 5, 5, 5] } },
  ]);
  expect(await api.database.db.selectFrom('dirty_days').selectAll().execute()).toEqual([]);
  await send({ key, t: 0, time: at('2026-05-03T11:00:00Z') });
  await run('recompute-days');
  expect((await days(id))[0]?.quantities).toMatchObject({ t: [3, 10, 0, 20] });
});

test('the day that is running is computed when it is over, and is in charts all the same', async () => {
  const { id, key } = await aDevice(api, anna);
  const marked = async () =>
    (await api.database.db.selectFrom('dirty_days').select('day').where('device_id', '=', id).execute())
      .length;
  await send({ key, t: 12 });
  await run('recompute-days');
  expect([await days(id), await marked()]).toEqual([[], 1]);
  const year = `/api/v1/series?deviceId=${id}&interval=year&quantities=t`;
  const { body } = await api.request('GET', year, { as: anna });
  expect(body.resolution).toBe('1d');
  expect(body.quantities[0].mean.at(-1)).toBe(12);
  api.clock.advance({ days: 1 });
  // The next day has begun, and the job has not run yet.
  const { body: next } = await api.request('GET', year, { as: anna });
  expect(next.quantities[0].mean.at(-2)).toBe(12);
  await run('recompute-days');
  expect([(await days(id)).length, await marked()]).toEqual([1, 0]);
});

test('a day whose measurements are gone has no figures any more', async () => {
  const { id, key } = await aDevice(api, anna);
  await send({ key, t: 10, time: at('2026-05-03T10:00:00Z') });
  await send({ key, t: 10, time: at('2026-05-04T10:00:00Z') });
  await run('recompute-days');
  await api.database.db
    .deleteFrom('measurements')
    .where('device_id', '=', id)
    .where('measured_at', '<', new Date('2026-05-04T00:00:00Z'))
    .execute();
  const mark = { device_id: id, day: '2026-05-03', marked_at: api.clock.now() };
  await api.database.db.insertInto('dirty_days').values(mark).execute();
  await run('recompute-days');
  expect((await days(id)).map(({ day }) => day)).toEqual(['2026-05-04']);
});

const isWaiting = async () =>
  (await sql`select from pg_locks where not granted`.execute(api.database.db)).rows.length > 0;

test('who reads measurements while their month is made finds them all', async () => {
  const { id, key } = await aDevice(api, anna);
  const { db } = api.database;
  await send({ key, t: 10, time: at('2017-02-28T10:00:00Z') });
  const { reading } = await db.transaction().execute(async (transaction) => {
    await makePartition({ db: transaction }, '2017-02-01', '2017-03-01');
    const found = db.selectFrom('measurements').select('t').where('device_id', '=', id).execute();
    while (!(await isWaiting()));
    return { reading: found };
  });
  expect(await reading).toEqual([{ t: 10 }]);
});

test('a month is made while one of its messages is stored, and neither waits for the other for ever', async () => {
  const { id, key } = await aDevice(api, anna);
  const { db } = api.database;
  await send({ key, t: 10, time: at('2018-02-28T10:00:00Z') });
  const made = await db.transaction().execute(async (transaction) => {
    // The tables in the order in which the statement that stores messages takes them.
    await transaction.updateTable('devices').set({ name: 'Scale' }).where('id', '=', id).execute();
    const making = makePartitions(api.app.contextFor('test'));
    while (!(await isWaiting()));
    const row = { device_id: id, measured_at: new Date('2018-02-27'), received_at: new Date() };
    await transaction.insertInto('measurements').values(row).execute();
    return { making };
  });
  await made.making;
});

test('every month with measurements gets a partition, and so do this one and the next three', async () => {
  const { id, key } = await aDevice(api, anna);
  await send({ key, t: 10, time: at('2019-02-28T10:00:00Z') });
  await send({ key, t: 20 });
  const inDefault = async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from measurements_default`.execute(
      api.database.db,
    );
    return Number(rows[0]?.n);
  };
  expect(await inDefault()).toBeGreaterThan(0);
  await run('prepare-partitions');
  expect(await inDefault()).toBe(0);
  await run('prepare-partitions');
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'measurements'::regclass`.execute(api.database.db);
  const names = rows.map(({ name }) => name);
  expect(names).toContain('measurements_2019_02');
  const now = api.clock.now();
  for (const ahead of [0, 1, 2, 3]) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
    expect(names).toContain(`measurements_${month.toISOString().slice(0, 7).replace('-', '_')}`);
  }
  const stored = await api.database.db
    .selectFrom('measurements')
    .select('t')
    .where('device_id', '=', id)
    .orderBy('measured_at')
    .execute();
  expect(stored).toEqual([{ t: 10 }, { t: 20 }]);
  await send({ key, t: 11, time: at('2019-02-28T10:00:00Z') });
  expect(await inDefault()).toBe(0);
});
