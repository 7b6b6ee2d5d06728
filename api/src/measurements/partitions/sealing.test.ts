import { sql } from 'kysely';
import { dumpedTables } from '#backup/catalogue-store.ts';
import { inCopySession } from '#backup/copy-session.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { inMaintenance } from '#platform/database/maintenance.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { monthPartitions } from './partition-store.ts';
import { makePartitionsBetween } from './partitions.ts';
import { sealDays, sealMonths } from './sealing.ts';
import { beginCopy, copyChanges, copyDevices, replaceByCopy } from './sealing-store.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
  anna = await aUser(api);
  await makePartitionsBetween(context(), new Date('2024-03-01'), new Date('2024-06-01'));
});
afterAll(() => api.close());

const context = () => api.app.contextFor('test');
const sealed = async () =>
  (await monthPartitions(context())).filter(({ isSealed }) => isSealed).map(({ month }) => month);
const run = (statement: string) => sql.raw(statement).execute(api.database.db);

/** Rows of a month, as one text. */
async function stored(table: string) {
  const { rows } = await sql<{ text: string }>`
    select coalesce(string_agg(to_jsonb(each)::text, '' order by device_id, measured_at), '') as text
    from ${sql.id(table)} as each`.execute(api.database.db);
  return rows[0]?.text ?? '';
}

async function measure(id: number, from: string, count = 50) {
  await sql`insert into measurements (device_id, measured_at, received_at, t)
    select ${id}, ${from}::timestamptz + n * interval '1 hour', now(), n from generate_series(1, ${count}) as n`.execute(
    api.database.db,
  );
}

test('maintenance has limits of its own, and requests keep theirs', async () => {
  const limitOf = async (given: ReturnType<typeof context>) =>
    (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(given.db)).rows[0];
  expect(await limitOf(context())).toEqual({ statement_timeout: '15s' });
  expect(await limitOf(inMaintenance(context()))).toEqual({ statement_timeout: '10min' });
});

test('a month that cannot be sealed stops no other', async () => {
  const { id } = await aDevice(api, anna);
  await measure(id, '2024-03-10');
  await measure(id, '2024-04-10');
  const before = await stored('measurements');
  // Its copy has nowhere to be made.
  await run('create schema sealing');
  await run('create view sealing.measurements_2024_03 as select 1 as one');
  await expect(sealMonths(context())).rejects.toThrow('1 of 4 parts failed');
  expect(await sealed()).toEqual(['2024-04-01', '2024-05-01', '2024-06-01']);
  await run('drop view sealing.measurements_2024_03');
  // Of two processes one seals.
  await Promise.all([sealMonths(context()), sealMonths(context())]);
  expect(await sealed()).toHaveLength(4);
  expect(await stored('measurements')).toBe(before);
});

test('what is stored, changed or deleted while a month is sealed is as if it was not', async () => {
  const table = { name: 'measurements_2024_05', time: 'measured_at' } as const;
  const [unchanged, changed, gone] = [
    await aDevice(api, anna),
    await aDevice(api, anna),
    await aDevice(api, anna),
  ];
  for (const { id } of [unchanged, changed, gone]) await measure(id, '2024-05-10');
  await inTransaction(inMaintenance(context()), (inner) => beginCopy(inner, table));
  const change = async (t: number) => {
    await sql`update measurements set t = ${t} where device_id = ${changed.id}`.execute(api.database.db);
    await measure(unchanged.id, `2024-05-2${t}`, 3);
    await sql`delete from measurements where device_id = ${gone.id} and t = ${t}`.execute(api.database.db);
  };
  await change(1);
  let last = await copyDevices(inMaintenance(context()), table, undefined);
  await change(4);
  // A backup that is taken meanwhile holds nothing that a restored installation would not know.
  const dumped = await inCopySession(api.database, 'snapshot', dumpedTables);
  expect(dumped.filter(({ name }) => /sealing|changed/.test(name))).toEqual([]);
  while (last !== undefined) last = await copyDevices(inMaintenance(context()), table, last);
  await inTransaction(inMaintenance(context()), (inner) => copyChanges(inner, table));
  await change(6);
  await sql`delete from devices where id = ${gone.id}`.execute(api.database.db);
  const before = await stored('measurements');
  await inTransaction(inMaintenance(context()), (inner) => replaceByCopy(inner, table));
  expect(await stored('measurements')).toBe(before);
  expect(await sealed()).toHaveLength(4);
  // It takes new rows, and what hangs on a device goes with it.
  await measure(unchanged.id, '2024-05-28', 3);
  await sql`delete from devices where id = ${unchanged.id}`.execute(api.database.db);
  expect(await stored('measurements_2024_05')).not.toContain(`"device_id": ${unchanged.id},`);
});

test('figures of days and weeks are sealed as well, more than once', async () => {
  const { id } = await aDevice(api, anna);
  await sql`insert into measurement_days (device_id, day, message_count, quantities)
    values (${id}, '2024-05-02', 1, '{}'), (${id}, '2024-05-01', 1, '{}')`.execute(api.database.db);
  await sealDays(context());
  await sealDays(context());
  const { rows } = await sql`select day from measurement_days where device_id = ${id}`.execute(
    api.database.db,
  );
  expect(rows).toEqual([{ day: '2024-05-01' }, { day: '2024-05-02' }]);
});
