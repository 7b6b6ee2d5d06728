import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { deviceActions } from './test-actions.ts';

let house: TestGateway;
let anna: TestUser;
let bram: TestUser;

beforeAll(async () => {
  house = await startTestGateway();
}, 60_000);
beforeEach(async () => {
  [anna, bram] = [await aUser(house.api), await aUser(house.api)];
});
afterAll(() => house.close());

const { createDevice } = deviceActions(() => ({ house, anna }));
const hourMs = 3_600_000;
const hoursAgo = (hours: number) => new Date(house.api.clock.now().getTime() - hours * hourMs).toISOString();
const send = (body: unknown) => house.api.request('POST', '/api/sensors', { body });
const overview = async (as = anna) =>
  (
    await house.ask(
      '{ devices { id newest { measuredAt values { name value } } curves { quantity unit times values } } }',
      {},
      as,
    )
  ).data.devices;
const seriesOf = async (deviceId: string, variables: Record<string, unknown> = {}, as = anna) =>
  (
    await house.ask(
      `query ($deviceId: ID!, $from: DateTime!, $to: DateTime!, $timeZone: String!, $quantities: [String!], $width: SeriesWidth) {
        series(deviceId: $deviceId, from: $from, to: $to, timeZone: $timeZone, quantities: $quantities, width: $width) {
          deviceId resolution times quantities { quantity unit mean min max } } }`,
      { deviceId, from: hoursAgo(6), to: hoursAgo(0), timeZone: 'Europe/Amsterdam', ...variables },
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
  const series = await seriesOf(id, { quantities: ['t_i', 'nonsense'], width: 'SIX_HOURS' });
  expect(series).toMatchObject({ deviceId: id, resolution: '6h' });
  expect(series.quantities.map(({ quantity }: { quantity: string }) => quantity)).toEqual(['t_i']);
  const { quantities, times } = await seriesOf(id, { quantities: ['t_i'], width: 'HOUR' });
  expect(quantities[0].mean).toHaveLength(times.length);
  expect(quantities[0].mean).toContain(null);
  expect([quantities[0].min, quantities[0].max].flat()).toEqual(expect.arrayContaining([34, 35, 36]));
});

test("nothing is told of somebody else's device", async () => {
  const { id, key } = await createDevice();
  await send({ key, t_i: 34, time: hoursAgo(1) });
  for (const series of [await seriesOf(id, {}, bram), await seriesOf('x')])
    expect(series).toMatchObject({ times: [], quantities: [] });
});

test('quantities have names, units, and whether people follow them', async () => {
  const { data } = await house.ask('{ quantities { key name unit isCharted } }', {}, anna);
  expect(data.quantities).toEqual(
    expect.arrayContaining([
      { key: 'w_v', name: 'Weight of all cells (raw)', unit: null, isCharted: false },
      { key: 'weight_kg', name: 'Weight', unit: 'kg', isCharted: true },
      { key: 't_i', name: 'Temperature in the hive', unit: '°C', isCharted: true },
      { key: 'bc_i', name: 'Bees in', unit: null, isCharted: true },
    ]),
  );
});
