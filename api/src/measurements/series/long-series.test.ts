import { sql } from 'kysely';
import { aDefinition, aDevice } from '#measurements/devices/test-devices.ts';
import { recomputeDays } from '#measurements/partitions/jobs.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
/** A device with two years of a value each three hours: its number, modulo seven. */
let device: { id: number; key: string };
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
  anna = await aUser(api);
  device = await aDevice(api, anna);
  await sql`
    insert into measurements (device_id, measured_at, received_at, t, w_v)
    select ${device.id}, '2024-01-01T00:00:00Z'::timestamptz + make_interval(hours => 3 * n), now(), n % 7, 1000 * (n % 7)
    from generate_series(0, 5847) as n`.execute(api.database.db);
  await sql`
    insert into dirty_days (device_id, day, marked_at)
    select distinct device_id, (measured_at at time zone 'UTC')::date, now() from measurements`.execute(
    api.database.db,
  );
  await recomputeDays(api.app.contextFor('test'));
});
afterAll(() => api.close());

async function series(query: Record<string, string | number>) {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries({ deviceId: device.id, ...query }))
    text.set(name, String(value));
  const { status, body } = await api.request('GET', `/api/v1/series?${text}`, { as: anna });
  expect(status).toBe(200);
  return body;
}

/** Mean, least and greatest of the values whose numbers lie between two, computed independently. */
function expected(from: number, to: number): [number, number, number] {
  const values = Array.from({ length: to - from }, (_, index) => (from + index) % 7);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return [Math.round(mean * 100) / 100, Math.min(...values), Math.max(...values)];
}

const year = { start: '2024-01-01', end: '2025-01-01' };
type Columns = { mean: number[]; min: number[]; max: number[] };
const at = ({ mean, min, max }: Columns, index: number) => [mean[index], min[index], max[index]];

test('a year by day has the mean, least and greatest of each day', async () => {
  const { times, quantities, resolution, deviceId } = await series({ ...year, quantities: 't' });
  expect([resolution, deviceId, times.length]).toEqual(['1d', String(device.id), 366]);
  expect([times[0], times[365]]).toEqual(['2024-01-01T00:00:00Z', '2024-12-31T00:00:00Z']);
  expect(quantities).toHaveLength(1);
  expect(quantities[0]).toMatchObject({ quantity: 't', unit: '°C' });
  for (const day of [0, 1, 100, 365]) expect(at(quantities[0], day)).toEqual(expected(day * 8, day * 8 + 8));
});

test('years by week weigh each day by its number of values', async () => {
  const { times, quantities, resolution } = await series({
    start: '2024-01-01',
    end: '2034-01-01',
    quantities: 't',
    width: '1w',
  });
  expect([resolution, times.length, times[1]]).toEqual(['1w', 522, '2024-01-08T00:00:00Z']);
  expect(at(quantities[0], 3)).toEqual(expected(3 * 56, 4 * 56));
  expect(at(quantities[0], 300)).toEqual([null, null, null]);
});

test('a week is right again when one of its days was corrected, and gone when all its measurements are', async () => {
  const { id, key } = await aDevice(api, anna);
  const send = (t: number, time: string) => api.request('POST', '/api/sensors', { body: { key, t, time } });
  const weeks = async () => {
    await recomputeDays(api.app.contextFor('test'));
    const { quantities } = await series({
      deviceId: id,
      start: '2019-01-07',
      end: '2020-01-06',
      quantities: 't',
      width: '1w',
    });
    return quantities[0] === undefined ? undefined : at(quantities[0], 1);
  };
  await send(10, '2019-01-14T00:00:00Z');
  await send(20, '2019-01-20T23:59:59Z');
  await send(70, '2019-01-21T00:00:00Z');
  expect(await weeks()).toEqual([15, 10, 20]);
  await send(60, '2019-01-20T12:00:00Z');
  expect(await weeks()).toEqual([30, 10, 60]);
  const { db } = api.database;
  await db
    .deleteFrom('measurements')
    .where('device_id', '=', id as never)
    .where('t', '<', 70)
    .execute();
  for (const day of ['2019-01-14', '2019-01-20'])
    await db
      .insertInto('dirty_days')
      .values({ device_id: id as never, day, marked_at: new Date() })
      .execute();
  expect(await weeks()).toEqual([null, null, null]);
});

test('a quarter is read from the measurements, with days of the zone', async () => {
  const timeZone = 'America/New_York';
  const { times, quantities } = await series({
    start: '2024-03-09',
    end: '2024-03-12',
    timeZone,
    quantities: 't',
    width: '1d',
  });
  expect(times).toEqual(['2024-03-09T05:00:00Z', '2024-03-10T05:00:00Z', '2024-03-11T04:00:00Z']);
  // 10 March is an hour shorter: from 06:00 UTC until 03:00 UTC of the next day there are eight values.
  const first = 69 * 8 + 2;
  expect(at(quantities[0], 1)).toEqual(expected(first, first + 8));
});

test('a year of a zone far from UTC has just its own days', async () => {
  for (const timeZone of ['Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kolkata', 'Europe/Amsterdam']) {
    const { times } = await series({ ...year, timeZone, quantities: 't' });
    expect([times.length, times[0].slice(0, 10)]).toEqual([
      366,
      timeZone === 'Pacific/Auckland' ? '2023-12-31' : '2024-01-01',
    ]);
  }
});

test('too fine a resolution is taken wider, and the answer says so', async () => {
  const { resolution, times } = await series({ ...year, width: '1h', quantities: 't' });
  expect(resolution).toBe('3h');
  expect(times.length).toBeLessThanOrEqual(5000);
});

test('least and greatest change places under a negative multiplier, also day by day', async () => {
  const scale = await aDevice(api, anna);
  await aDefinition(api, anna, {
    device_id: scale.id,
    recalculate: 1,
    offset: 6000,
    multiplier: -0.01,
    updated_at: '2023-01-01',
  });
  await sql`insert into measurement_days (device_id, day, message_count, quantities)
    values (${scale.id}, '2024-05-01', 3, '{"w_v": [3, 2000, 1000, 3000]}')`.execute(api.database.db);
  const { quantities } = await series({ deviceId: scale.id, ...year, quantities: 'weight_kg' });
  const found = quantities.map((quantity: Columns & { quantity: string }) => [
    quantity.quantity,
    at(quantity, 121),
  ]);
  expect(found).toEqual([
    ['weight_kg', [40, 30, 50]],
    ['weight_kg_raw', [2000, 1000, 3000]],
  ]);
});

test('nothing measured is an empty list and no error, also without any device', async () => {
  expect((await series({ start: '2019-01-01', end: '2020-01-01' })).quantities).toEqual([]);
  const { id: hiveId } = await aHive(api, anna);
  const answer = await series({ deviceId: '', hiveId, ...year });
  expect(answer).toMatchObject({ resolution: '1d', times: [], quantities: [] });
  expect(answer.deviceId).toBeUndefined();
});

test('the answer is what was measured: the means by day agree with the measurements themselves', async () => {
  const byDay = await series({ ...year, quantities: 't,w_v' });
  for (const start of ['2024-01-01', '2024-04-01', '2024-07-01', '2024-10-01']) {
    const end = new Date(new Date(start).getTime() + 90 * 86_400_000).toISOString().slice(0, 10);
    const raw = await series({ start, end, quantities: 't,w_v', width: '1d' });
    const first = byDay.times.indexOf(raw.times[0]);
    for (const [index, quantity] of byDay.quantities.entries())
      expect(raw.quantities[index].mean).toEqual(quantity.mean.slice(first, first + 90));
  }
});
