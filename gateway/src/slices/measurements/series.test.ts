import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { hiveActions } from '../hives/test-actions.ts';
import { deviceActions } from './test-actions.ts';

let service: TestGateway;
let anna: TestUser;
let bram: TestUser;

beforeAll(async () => {
  service = await startTestGateway();
});
beforeEach(async () => {
  [anna, bram] = [await aUser(service.api), await aUser(service.api)];
});
afterAll(() => service.close());

const scene = () => ({ service, anna });
const { createDevice } = deviceActions(scene);
const { newApiary } = hiveActions(scene);
const hourMs = 3_600_000;
const hoursAgo = (hours: number) =>
  new Date(service.api.clock.now().getTime() - hours * hourMs).toISOString();
const send = (body: unknown) => service.api.request('POST', '/api/sensors', { body });
const overview = async (as = anna) =>
  (
    await service.ask(
      '{ devices { id newest { measuredAt values { name value } } curves { quantity unit times values } } }',
      {},
      as,
    )
  ).data.devices;
const seriesOf = async (deviceId: string | undefined, period: Record<string, unknown> = {}, as = anna) =>
  (
    await service.ask(
      `query ($deviceId: ID, $period: SeriesPeriod!, $timeZone: String!) {
        series(deviceId: $deviceId, period: $period, timeZone: $timeZone) { deviceId start end nearestBefore nearestAfter
          resolution times quantities { quantity unit mean min max } } }`,
      { deviceId, period: { interval: 'DAY', ...period }, timeZone: 'Europe/Amsterdam' },
      as,
    )
  ).data.series;

test('a list of devices tells what each measured last, raw counts too, and draws its last days', async () => {
  const { id: silent } = await createDevice();
  const { id, key } = await createDevice();
  await send({ key, weight_kg: 42.1, w_v: 5200, time: hoursAgo(5) });
  await send({ key, weight_kg: 43.1, w_v: 5300, time: hoursAgo(1) });
  const [scale, other] = await overview();
  expect(scale).toMatchObject({ id, curves: [{ quantity: 'weight_kg', unit: 'kg' }] });
  expect(scale.newest.values).toEqual(
    expect.arrayContaining([
      { name: 'weight_kg', value: 43.1 },
      { name: 'w_v', value: 5300 },
    ]),
  );
  const [{ times, values }] = scale.curves;
  expect(times).toHaveLength(values.length);
  expect(values.filter((value: number | null) => value !== null).length).toBeGreaterThan(0);
  expect(other).toEqual({ id: silent, newest: null, curves: [] });
  expect(await overview(bram)).toEqual([]);
});

test('a series has mean, least and greatest for each bin, and gaps stay gaps', async () => {
  const { id, key } = await createDevice();
  await send({ key, t_i: 34, t: 10, time: hoursAgo(4.5) });
  await send({ key, t_i: 36, time: hoursAgo(4.4) });
  await send({ key, t_i: 35, time: hoursAgo(1.5) });
  const series = await seriesOf(id);
  expect(series).toMatchObject({ deviceId: id, resolution: '10m', nearestBefore: null, nearestAfter: null });
  expect(Date.parse(series.end) - Date.parse(series.start)).toBe(24 * hourMs);
  expect(series.quantities.map(({ quantity }: { quantity: string }) => quantity)).toEqual(['t', 't_i']);
  const [, { mean, min, max }] = series.quantities;
  expect(mean).toHaveLength(series.times.length);
  expect(mean).toContain(null);
  expect([min, max].flat()).toEqual(expect.arrayContaining([34, 35, 36]));
});

test('a period in which nothing was measured knows when something was', async () => {
  const { id, key } = await createDevice();
  const [early, late] = [hoursAgo(60), hoursAgo(12)];
  for (const time of [early, late]) await send({ key, t_i: 34, time });
  const second = (time: string) => `${time.slice(0, 19)}Z`;
  expect(await seriesOf(id, { back: 1 })).toMatchObject({
    quantities: [],
    nearestBefore: second(early),
    nearestAfter: second(late),
  });
  expect(await seriesOf(id, { start: '2020-03-29', end: '2020-03-30' })).toMatchObject({
    start: '2020-03-28T23:00:00Z',
    end: '2020-03-29T22:00:00Z',
    nearestBefore: null,
    nearestAfter: second(early),
  });
});

test('without a device the series is that of the first one, and who has none has an empty one', async () => {
  expect(await seriesOf(undefined, {}, bram)).toMatchObject({ deviceId: null, times: [], quantities: [] });
  const { id, key } = await createDevice();
  await send({ key, t_i: 34, time: hoursAgo(1) });
  expect(await seriesOf(undefined)).toMatchObject({ deviceId: id });
});

test("somebody else's device is not found", async () => {
  const { id, key } = await createDevice();
  await send({ key, t_i: 34, time: hoursAgo(1) });
  expect([await seriesOf(id, {}, bram), await seriesOf('x')]).toEqual([null, null]);
});

test('quantities have names, units, and whether people follow them', async () => {
  const { data } = await service.ask('{ quantities { key name unit isCharted } }', {}, anna);
  expect(data.quantities).toEqual(
    expect.arrayContaining([
      { key: 'w_v', name: 'Weight of all cells (raw)', unit: null, isCharted: false },
      { key: 'weight_kg', name: 'Weight', unit: 'kg', isCharted: true },
      { key: 't_i', name: 'Temperature in the hive', unit: '°C', isCharted: true },
      { key: 'bc_i', name: 'Bees in', unit: null, isCharted: true },
    ]),
  );
});

test('a hive has what was measured on it, and several hives share their bins', async () => {
  const { id: apiaryId, hives } = await newApiary();
  const [linden, willow] = hives;
  for (const [weight_kg, { id }] of [
    [40, linden],
    [50, willow],
  ] as const) {
    const { key } = await createDevice({ hiveId: id });
    await send({ key, weight_kg, time: hoursAgo(0) });
  }
  const [one, two] = [linden.id, willow.id];
  const ask = async (of: Record<string, unknown>, as = anna) => {
    const { data } = await service.ask(
      `query ($hiveIds: [ID!], $apiaryId: ID) {
        measuredApiaries { hives { id isOwner unknownQuantities } }
        hiveSeries(hiveIds: $hiveIds, apiaryId: $apiaryId, quantities: [], period: { interval: DAY }, timeZone: "UTC") {
          times hives { hiveId quantities { quantity mean } } } }`,
      of,
      as,
    );
    return data;
  };
  const { hiveSeries, measuredApiaries } = await ask({ hiveIds: [two, one, 'x'] });
  const weights = hiveSeries.hives.map(({ hiveId, quantities: [weight] }: WeighedHive) => [
    hiveId,
    weight.mean.findLast((value) => value !== null),
  ]);
  expect(weights).toEqual([
    [two, 50],
    [one, 40],
  ]);
  expect(measuredApiaries.flatMap(({ hives }: { hives: object[] }) => hives)).toEqual(
    expect.arrayContaining([
      { id: one, isOwner: true, unknownQuantities: [] },
      { id: two, isOwner: true, unknownQuantities: [] },
    ]),
  );
  const ofApiary = (await ask({ apiaryId })).hiveSeries.hives.map(({ hiveId }: WeighedHive) => hiveId);
  expect(ofApiary.toSorted()).toEqual([one, two].toSorted());
  for (const theirs of [{ hiveIds: [one] }, { apiaryId }])
    expect(await ask(theirs, bram)).toEqual({ hiveSeries: null, measuredApiaries: [] });
  expect([(await ask({ hiveIds: ['x'] })).hiveSeries, (await ask({})).hiveSeries]).toEqual([null, null]);
});

interface WeighedHive {
  hiveId: string;
  quantities: [{ mean: (number | null)[] }];
}
