import { aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

const send = (body: object) => api.request('POST', '/api/sensors', { body });
const get = async (path: string, headers = {}) => {
  const { status, body } = await api.request('GET', `/api/sensors/${path}`, { as: anna, headers });
  return [status, body];
};

test('the newest values of charts and of scales, at their resolution, whatever came late', async () => {
  const { id, key } = await aDevice(api, anna);
  expect(await get(`lastvalues?id=${id}`)).toEqual([500, 'sensor-get-error']);
  const now = api.clock.now().getTime();
  const time = `${new Date(now).toISOString().slice(0, 19)}Z`;
  await send({ key, t: 18.4, weight_kg: 42.1, w_v: 123_456, w_v_offset: 3 });
  await send({ key, t: 5, time: Math.floor(now / 1000) - 3600 });
  expect(await get(`lastvalues?id=${id}`)).toEqual([200, { time, t: 18.4, weight_kg: 42.1 }]);
  expect(await get(`lastweight?id=${id}`)).toEqual([
    200,
    { time, weight_kg: 42.1, w_v: 123_456, w_v_offset: 3 },
  ]);
  await send({ key, t: 19, time: Math.floor(now / 1000) + 60 });
  expect(await get(`lastweight?id=${id}`)).toEqual([500, 'sensor-get-error']);
  const silent = await aDevice(api, anna);
  await send({ key: silent.key, t: 18, time: Math.floor(now / 1000) - 366 * 24 * 60 * 60 });
  expect(await get(`lastvalues?id=${silent.id}`)).toEqual([500, 'sensor-get-error']);
});

test('without a device there is none', async () => {
  const bert = await aUser(api);
  const { status, body } = await api.request('GET', '/api/sensors/lastvalues', { as: bert });
  expect([status, body]).toEqual([404, 'error']);
});

test('quantities that were measured in a period, named in the language of the person', async () => {
  const { id, key } = await aDevice(api, anna);
  await send({ key, t_0: 18, h: 50, time: Date.parse('2026-06-03T10:00:00Z') / 1000 });
  const june = `measurement_types_available?device_id=${id}&start=2026-06-01&end=2026-07-01`;
  const [status, types] = await get(june, { 'accept-language': 'nl' });
  expect([status, Object.keys(types)]).toEqual([200, ['h', 't_0']]);
  expect(types.t_0).toMatchObject({
    abbreviation: 't_0',
    pq: 'Temperatuur van sensor 1',
    pq_name_unit: 'Temperatuur van sensor 1 (°C)',
    unit: '°C',
    show_in_charts: 1,
    weather: 0,
  });
  expect(await get(june.replaceAll('2026', '2025'))).toEqual([500, 'influx-query-empty']);
  expect((await get(june.replace('2026-07-01', '2026-05-01')))[0]).toBe(422);
});

test('every quantity has a name in every language', async () => {
  const [, english] = await get('measurement_types?locale=en');
  const [, dutch] = await get('measurement_types?locale=nl');
  expect(english).toMatchObject({
    t: 'Temperature',
    s_bin_71_122: 'Sound 71–122 Hz',
    t_9: 'Temperature of probe 10',
  });
  expect(Object.keys(dutch)).toEqual(Object.keys(english));
  expect(
    Object.values(english)
      .concat(Object.values(dutch))
      .every((name) => name !== ''),
  ).toBe(true);
  expect(await get('measurement_types?locale=xx')).toEqual([200, english]);
});

test('a list of devices gets the newest values and the last days of each of them at once', async () => {
  const bert = await aUser(api);
  const of = async (path: string) => (await api.request('GET', `/api/v1/${path}`, { as: bert })).body;
  expect([await of('newest-values'), await of('device-curves')]).toEqual([[], []]);
  const one = await aDevice(api, bert);
  const two = await aDevice(api, bert);
  const now = Math.floor(api.clock.now().getTime() / 1000);
  await send({ key: one.key, t: 18.456, w_v: 1234, odd: 1, time: now });
  await send({ key: one.key, t: 20, time: now - 24 * 60 * 60 });
  await send({ key: (await aDevice(api, anna)).key, t: 30 });
  const measuredAt = new Date(now * 1000).toISOString();
  const [{ values, ...newest }, ...others] = await of('newest-values');
  expect([newest, others]).toEqual([{ deviceId: String(one.id), measuredAt }, []]);
  expect(values).toEqual(
    expect.arrayContaining([
      { name: 't', value: 18.46 },
      { name: 'w_v', value: 1234 },
    ]),
  );
  api.clock.advance({ minutes: 1 });
  const curves = await of('device-curves?days=2&quantities=t,weight_kg');
  expect(curves).toMatchObject([
    { deviceId: String(one.id), resolution: '3h', quantities: [{ quantity: 't' }] },
    { deviceId: String(two.id), quantities: [] },
  ]);
  const [{ times, quantities }] = curves;
  expect(quantities[0].mean).toHaveLength(times.length);
  expect(quantities[0].mean.filter((mean: number | null) => mean !== null)).toEqual([20, 18.46]);
});
