import { sql } from 'kysely';
import { aDefinition, aDevice } from '#measurements/devices/test-devices.ts';
import { recomputeDays } from '#measurements/partitions/jobs.ts';
import { makePartitionsBetween } from '#measurements/partitions/partitions.ts';
import { resolutionNamed } from '#measurements/series/resolution.ts';
import { seriesOf as readSeries } from '#measurements/series/series.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { countQueries } from '#testing/count-queries.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { packMonths } from './compression.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
  anna = await aUser(api);
  await makePartitionsBetween(context(), new Date('2024-03-01'), new Date('2024-06-01'));
});
afterAll(() => api.close());

const context = () => ({ ...api.app.contextFor('test'), packedAfterMonths: 13 });
const pack = () => packMonths(context());

/** A device with three months of 2024, every hour, as a scale and a name of its own have sent them. */
async function aDeviceOfLongAgo(): Promise<{ id: number; key: string }> {
  const device = await aDevice(api, anna);
  await sql`
    insert into measurements (device_id, measured_at, received_at, t, w_v, weight_kg, lat, extra)
    select ${device.id}, time, time + interval '1.234567 s', (n % 70)::real / 10, 10000 + n % 50,
      case when n % 3 > 0 then 42.37 + (n % 9)::real / 100 end, 52.0123456,
      case when n % 100 = 0 then jsonb_build_object('nectar', n / 100) end
    from generate_series(0, 2207) as n
    cross join lateral (select '2024-03-01T00:00:00Z'::timestamptz + n * interval '1 hour' as time) as each`.execute(
    api.database.db,
  );
  await sql`update devices set invented_names = '{nectar}' where id = ${device.id}`.execute(api.database.db);
  await markDays(device.id);
  return device;
}

async function markDays(id: number): Promise<void> {
  await sql`
    insert into dirty_days (device_id, day, marked_at)
    select distinct device_id, (measured_at at time zone 'UTC')::date, now() from measurements
    where device_id = ${id} on conflict do nothing`.execute(api.database.db);
  await recomputeDays(context());
}

async function stored(id: number) {
  const { rows } = await sql<{ rows: number; text: string }>`
    select count(*) as rows, md5(string_agg(to_jsonb(measurements)::text, '' order by measured_at)) as text
    from measurements where device_id = ${id}`.execute(api.database.db);
  return rows[0];
}

async function get(path: string): Promise<string> {
  const { status, body } = await api.request('GET', path, { as: anna });
  expect(status).toBe(200);
  return JSON.stringify(body);
}

const seriesOf = (id: number, start: string, end: string) =>
  get(`/api/v1/series?deviceId=${id}&start=${start}&end=${end}`);
const packedOf = (id: number) =>
  api.database.db
    .selectFrom('measurement_blocks')
    .select('month')
    .where('device_id', '=', id as never)
    .where('packed', 'is not', null)
    .orderBy('month')
    .execute();

test('charts and rows of a packed month are what they were, to the byte, and only what is looked at is opened', async () => {
  const { id } = await aDeviceOfLongAgo();
  const before = await stored(id);
  const chart = await seriesOf(id, '2024-04-10', '2024-04-17');
  const quantities = await get(
    `/api/sensors/measurement_types_available?id=${id}&start=2024-03-01&end=2024-06-01`,
  );
  await pack();
  expect(await stored(id)).toMatchObject({ rows: 0 });
  expect(await packedOf(id)).toEqual([
    { month: '2024-03-01' },
    { month: '2024-04-01' },
    { month: '2024-05-01' },
  ]);
  expect(await seriesOf(id, '2024-04-10', '2024-04-17')).toBe(chart);
  expect(await packedOf(id)).toEqual([{ month: '2024-03-01' }, { month: '2024-05-01' }]);
  expect(await get(`/api/sensors/measurement_types_available?id=${id}&start=2024-03-01&end=2024-06-01`)).toBe(
    quantities,
  );
  expect(await packedOf(id)).toHaveLength(2);
  await seriesOf(id, '2024-03-01', '2024-05-31');
  expect(await stored(id)).toEqual(before);
});

test('a chart looks once for what is packed, however much it reads', async () => {
  const { id } = await aDeviceOfLongAgo();
  const source = {
    definitions: [],
    placements: [{ deviceId: id as DeviceId, since: new Date('2024-03-01'), until: undefined }],
    isPlaceShown: true,
  };
  const window = { start: new Date('2024-04-10'), end: new Date('2024-04-17') };
  const options = { window, resolution: resolutionNamed('1h'), zone: 'UTC', names: undefined };
  const looks = await countQueries(
    api.contextOf(anna),
    async (counted) => {
      const { columns } = await readSeries(counted, source, options);
      expect([...columns.keys()]).toEqual(expect.arrayContaining(['t', 'weight_kg', 'nectar']));
    },
    'measurement_blocks',
  );
  expect(looks).toBe(1);
});

test('a month that somebody has looked at stays open for a week', async () => {
  const { id } = await aDeviceOfLongAgo();
  await pack();
  await seriesOf(id, '2024-04-10', '2024-04-17');
  await pack();
  expect(await packedOf(id)).toHaveLength(2);
  await sql`update measurement_blocks set changed_at = changed_at - interval '9 days' where device_id = ${id}`.execute(
    api.database.db,
  );
  await pack();
  expect(await packedOf(id)).toHaveLength(3);
  expect(await stored(id)).toMatchObject({ rows: 0 });
});

test('what comes late for a packed month joins it, and the newer value of a moment wins', async () => {
  const { id, key } = await aDeviceOfLongAgo();
  await pack();
  const time = Date.parse('2024-04-10T00:00:00Z') / 1000;
  expect((await api.request('POST', '/api/sensors', { body: { key, t: 33, time } })).status).toBe(201);
  await sql`update measurements set received_at = received_at - interval '9 days' where device_id = ${id}`.execute(
    api.database.db,
  );
  await sql`delete from dirty_days where device_id = ${id}`.execute(api.database.db);
  await pack();
  expect(await packedOf(id)).toHaveLength(3);
  await seriesOf(id, '2024-04-09', '2024-04-11');
  const row = await api.database.db
    .selectFrom('measurements')
    .select(['t', 'weight_kg', 'w_v'])
    .where('device_id', '=', id as never)
    .where('measured_at', '=', new Date(time * 1000))
    .executeTakeFirst();
  expect(row).toMatchObject({ t: 33, w_v: 10010 });
});

test('days, calibrations and exports find what is packed', async () => {
  const { id } = await aDeviceOfLongAgo();
  const days = () =>
    api.database.db
      .selectFrom('measurement_days')
      .selectAll()
      .where('device_id', '=', id as never)
      .orderBy('day')
      .execute();
  const before = await days();
  const rowsBefore = await stored(id);
  await pack();
  await sql`
    insert into dirty_days (device_id, day, marked_at)
    select device_id, day, now() from measurement_days where device_id = ${id} and day = '2024-05-06'`.execute(
    api.database.db,
  );
  await recomputeDays(context());
  expect(await days()).toEqual(before);
  await aDefinition(api, anna, { device_id: id, offset: 10000, multiplier: 0.5, updated_at: '2024-03-01' });
  await api.runJobs();
  expect(await packedOf(id)).toEqual([]);
  const { rows, text } = (await stored(id)) ?? {};
  expect(rows).toBe(2208);
  expect(text).not.toBe(rowsBefore?.text);
});

test('a device that goes takes its blocks along, and nothing is packed where nobody wants it', async () => {
  const { id } = await aDeviceOfLongAgo();
  await packMonths({ ...context(), packedAfterMonths: undefined });
  expect(await packedOf(id)).toEqual([]);
  await pack();
  expect(await packedOf(id)).toHaveLength(3);
  await sql`delete from devices where id = ${id}`.execute(api.database.db);
  expect(await packedOf(id)).toEqual([]);
});
