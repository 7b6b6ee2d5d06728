import { sql } from 'kysely';
import { aDefinition, aDevice } from '#measurements/devices/test-devices.ts';
import { recomputeDays } from '#measurements/partitions/jobs.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { aHive, anApiary } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { countQueries } from '#testing/count-queries.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { seriesOfHives } from './hive-series.ts';
import { resolutionNamed } from './resolution.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const ago = (ms: number) => new Date(api.clock.now().getTime() - ms).toISOString();

async function send(key: string, values: Record<string, number>, time = api.clock.now().toISOString()) {
  const { status } = await api.request('POST', '/api/sensors', { body: { key, ...values, time } });
  expect(status).toBe(201);
}

async function ask(query: Record<string, string | number>, as = anna) {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) text.set(name, String(value));
  return api.request('GET', `/api/v1/hive-series?${text}`, { as });
}

type Hive = { hiveId: string; quantities: { mean: (number | null)[] }[] };
const figures = (hives: Hive[]) =>
  hives.map(({ hiveId, quantities }) => [
    Number(hiveId),
    ...quantities.map(({ mean }) => mean.filter((value) => value !== null)),
  ]);

/** Makes the device stand there from a time on, as if it had been moved then. */
async function standing(device: { id: number }, hiveId: number, sinceMs: number, untilMs?: number) {
  await sql`insert into device_hives (device_id, hive_id, since, until)
    values (${device.id}, ${hiveId}, ${ago(sinceMs)}, ${untilMs === undefined ? null : ago(untilMs)})`.execute(
    api.database.db,
  );
}

test('several hives have the same bins, in the order in which they are named, also without a device', async () => {
  const [one, two] = [await aDevice(api, anna), await aDevice(api, anna)];
  const bare = await aHive(api, anna);
  await send(one.key, { weight_kg: 40, t: 12 });
  await send(two.key, { weight_kg: 50 });
  const { status, body } = await ask({ hiveIds: `${two.hive_id},${bare.id},${one.hive_id},${two.hive_id}` });
  expect([status, body.resolution, body.nearestBefore]).toEqual([200, '10m', undefined]);
  expect(figures(body.hives)).toEqual([[two.hive_id, [50]], [bare.id], [one.hive_id, [40]]]);
  expect(body.hives[0].quantities[0].mean).toHaveLength(body.times.length);
  const named = await ask({ hiveIds: one.hive_id, quantities: 't,weight_kg' });
  expect(figures(named.body.hives)).toEqual([[one.hive_id, [12], [40]]]);
});

test.each([
  ['within a bin of a day', {}],
  ['within a day of a year', { interval: 'year' }],
])(
  'a device that was moved from one hive to another counts for each its time there, %s',
  async (_, query) => {
    const [before, after] = [await aHive(api, anna), await aHive(api, anna)];
    const device = await aDevice(api, anna, { hive_id: null });
    await standing(device, before.id, 3 * dayMs, 2 * hourMs);
    await standing(device, after.id, 2 * hourMs);
    await send(device.key, { weight_kg: 30 }, ago(2 * hourMs + 60_000));
    await send(device.key, { weight_kg: 60 }, ago(2 * hourMs - 60_000));
    await recomputeDays(api.app.contextFor('test'));
    const { body } = await ask({ hiveIds: `${before.id},${after.id}`, ...query });
    expect(figures(body.hives)).toEqual([
      [before.id, [30]],
      [after.id, [60]],
    ]);
  },
);

test('whole days of years go to the hive of their time', async () => {
  const [before, after] = [await aHive(api, anna), await aHive(api, anna)];
  const device = await aDevice(api, anna, { hive_id: null });
  await standing(device, before.id, 40 * dayMs, 20 * dayMs);
  await standing(device, after.id, 20 * dayMs);
  await send(device.key, { weight_kg: 30 }, ago(30 * dayMs));
  await send(device.key, { weight_kg: 60 }, ago(10 * dayMs));
  await recomputeDays(api.app.contextFor('test'));
  const { body } = await ask({ hiveIds: `${after.id},${before.id}`, interval: 'year' });
  expect([body.resolution, figures(body.hives)]).toEqual([
    '1d',
    [
      [after.id, [60]],
      [before.id, [30]],
    ],
  ]);
});

test('each device is calibrated by its own definitions', async () => {
  const [one, two] = [await aDevice(api, anna), await aDevice(api, anna)];
  const recalculated = { recalculate: 1, offset: 0, updated_at: '2026-01-01' };
  await aDefinition(api, anna, { device_id: one.id, ...recalculated, multiplier: 0.01 });
  await aDefinition(api, anna, { device_id: two.id, ...recalculated, multiplier: 0.02 });
  for (const { key } of [one, two]) await send(key, { w_v: 1000 });
  const { body } = await ask({ hiveIds: `${one.hive_id},${two.hive_id}` });
  expect(figures(body.hives).map(([, weight]) => weight)).toEqual([[10], [20]]);
});

test('twenty hives take as many database queries as two', async () => {
  const hiveIds: HiveId[] = [];
  for (let count = 0; count < 20; count += 1) {
    const { hive_id, key } = await aDevice(api, anna);
    await send(key, { weight_kg: count });
    hiveIds.push(hive_id);
  }
  const context = api.contextOf(anna);
  const now = api.clock.now();
  const window = { start: new Date(now.getTime() - 365 * dayMs), end: now };
  const queries = (ids: HiveId[]) =>
    countQueries(context, (counted) =>
      seriesOfHives(counted, ids, () => ({
        window,
        resolution: resolutionNamed('1d'),
        zone: 'UTC',
        names: ['weight_kg'],
      })),
    );
  expect(await queries(hiveIds)).toBe(await queries(hiveIds.slice(0, 2)));
});

test('where nothing was measured the nearest moments are those of any of the hives', async () => {
  const [one, two] = [await aDevice(api, anna), await aDevice(api, anna)];
  await sql`update device_hives set since = '2020-01-01' where device_id in (${one.id}, ${two.id})`.execute(
    api.database.db,
  );
  await send(one.key, { weight_kg: 1 }, '2026-03-01T10:00:00Z');
  await send(two.key, { weight_kg: 2 }, '2026-03-09T10:00:00Z');
  const between = { start: '2026-03-03', end: '2026-03-05' };
  const { body } = await ask({ hiveIds: `${one.hive_id},${two.hive_id}`, ...between });
  expect(body).toMatchObject({
    nearestBefore: '2026-03-01T10:00:00Z',
    nearestAfter: '2026-03-09T10:00:00Z',
    hives: [{ quantities: [] }, { quantities: [] }],
  });
});

test('hives of others are left out, and hives that are shared are there for the time that they are', async () => {
  const bert = await aUser(api);
  const [own, shared, hidden] = [
    await aDevice(api, bert),
    await aDevice(api, anna),
    await aDevice(api, anna),
  ];
  for (const { key } of [own, shared, hidden]) await send(key, { weight_kg: 40 });
  await share(api, { hiveId: shared.hive_id, memberId: bert.id });
  const { body } = await ask({ hiveIds: `${hidden.hive_id},${own.hive_id},${shared.hive_id}` }, bert);
  expect(figures(body.hives)).toEqual([
    [own.hive_id, [40]],
    [shared.hive_id, [40]],
  ]);
  expect((await ask({ hiveIds: hidden.hive_id }, bert)).status).toBe(404);
});

test('whoever chooses is offered the hives with devices, own and shared, by apiary', async () => {
  const bert = await aUser(api);
  const [orchard, garden] = [
    await anApiary(api, bert, { name: 'Orchard' }),
    await anApiary(api, bert, { name: 'Garden', lat: -40.6, lon: -73.1 }),
  ];
  const inOrchard = await aHive(api, bert, { location_id: orchard.id, name: 'Linden' });
  const inGarden = await aHive(api, bert, { location_id: garden.id, name: 'Willow' });
  await aHive(api, bert, { location_id: garden.id });
  await aDevice(api, bert, { hive_id: inOrchard.id });
  const device = await aDevice(api, bert, { hive_id: inGarden.id });
  const { hive_id } = await aDevice(api, anna);
  await share(api, { hiveId: hive_id, memberId: bert.id });
  const { body } = await api.request('GET', '/api/v1/measured-hives', { as: bert });
  expect(body).toHaveLength(3);
  expect(body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: String(hive_id), isOwner: false }),
      {
        id: String(inGarden.id),
        name: 'Willow',
        apiaryId: String(garden.id),
        apiaryName: 'Garden',
        isOwner: true,
        isSouthern: true,
        deviceIds: [String(device.id)],
        unknownQuantities: [],
      },
    ]),
  );
});

test.each([
  [{ hiveIds: Array.from({ length: 201 }, (_, index) => index + 1).join() }, 'hiveIds', 422],
  [{ start: '2026-06-04', end: '2026-06-03' }, 'start', 422],
  [{ start: '2026-06-04', end: '2026-06-04' }, 'start', 422],
  [{ timeZone: 'Mars/Phobos' }, 'timeZone', 422],
  [{ hiveIds: '' }, 'hiveIds', 422],
  [{ hiveIds: 'x,0,-1,1e9,99999999999' }, undefined, 404],
])('%j is refused', async (query, path, status) => {
  const { hive_id } = await aDevice(api, anna);
  const answer = await ask({ hiveIds: hive_id, ...query });
  expect([answer.status, answer.body.problems?.[0]?.path]).toEqual([status, path]);
});

test('what is no quantity is nothing measured', async () => {
  const { hive_id, key } = await aDevice(api, anna);
  await send(key, { weight_kg: 40 });
  const { status, body } = await ask({ hiveIds: hive_id, quantities: 'constructor,"t",weight_kg) --' });
  expect([status, body.hives[0].quantities]).toEqual([200, []]);
});
