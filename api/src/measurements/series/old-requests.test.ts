import { aDevice } from '#measurements/devices/test-devices.ts';
import { quantities } from '#platform/taxonomy/quantities.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const get = async (path: string, headers = {}) => {
  const { status, body } = await api.request('GET', `/api/sensors/${path}`, { as: anna, headers });
  return { status, body };
};
const send = (key: string, values: object, time: string) =>
  api.request('POST', '/api/sensors', { body: { key, ...values, time: Date.parse(time) / 1000 } });

/** Sent every message of the third of June in Amsterdam, and one on each side of it. */
async function aScaleOfJune3() {
  const device = await aDevice(api, anna);
  for (const time of [
    '2026-06-02T21:59:00Z',
    '2026-06-02T22:00:00Z',
    '2026-06-03T21:58:00Z',
    '2026-06-03T22:00:00Z',
  ])
    await send(device.key, { t: 10 }, time);
  return device;
}
const june3 = 'start=2026-06-03%2000:00&end=2026-06-03%2023:59&timezone=Europe/Amsterdam';

describe('sensors/measurements as the old app asks for it', () => {
  test('of days that somebody chose: by the clock of the zone, whatever the interval says', async () => {
    const { id } = await aScaleOfJune3();
    const query = `id=${id}&interval=selection&index=0&timeGroup=null&${june3}&relative_interval=0&clean_weight=1`;
    const { status, body } = await get(`measurements?${query}`);
    const { measurements, ...envelope } = body;
    expect(status).toBe(200);
    expect(envelope).toEqual({
      id,
      interval: null,
      relative_interval: true,
      index: 0,
      timeGroup: null,
      resolution: '10m',
      sensorDefinitions: [],
      cacheSensorNames: false,
    });
    const measured = measurements.filter(({ t }: { t: unknown }) => t !== null);
    expect(measured.map(({ time }: { time: string }) => time)).toEqual([
      '2026-06-02T22:00:00Z',
      '2026-06-03T21:50:00Z',
    ]);
  });

  test('of an interval: the requested one is in the answer', async () => {
    const { id, key } = await aDevice(api, anna);
    await send(key, { t: 10 }, api.clock.now().toISOString());
    const { body } = await get(
      `measurements?id=${id}&interval=week&index=0&timeGroup=week&timezone=Europe/Amsterdam&relative_interval=1`,
    );
    expect(body).toMatchObject({ interval: 'week', index: 0, timeGroup: 'week', relative_interval: true });
  });

  test('with nothing said it is the day of now, also with a start that has no end', async () => {
    const { id, key } = await aDevice(api, anna);
    await send(key, { t: 10 }, api.clock.now().toISOString());
    for (const query of ['', '&start=2026-06-03', '&interval=day&end=2026-06-03']) {
      const { status, body } = await get(`measurements?id=${id}${query}`);
      expect([status, body.interval, body.index, body.relative_interval]).toEqual([200, 'day', 0, false]);
      expect(body.measurements).toHaveLength(144);
    }
  });

  test('of a device that is not there it is a 404, and of none a word', async () => {
    expect(await get('measurements?interval=day&index=0')).toEqual({
      status: 500,
      body: 'sensor-none-error',
    });
    expect((await get('measurements?id=999999&interval=day&index=0')).status).toBe(404);
  });
});

describe('sensors/comparemeasurements as the old app asks for it', () => {
  test('hives one by one in the address, with parameters of other charts; a hive without a device is ignored', async () => {
    const [one, two] = [await aDevice(api, anna), await aDevice(api, anna)];
    const bare = await aHive(api, anna);
    const time = api.clock.now().toISOString();
    await send(one.key, { weight_kg: 40 }, time);
    await send(two.key, { weight_kg: 50 }, time);
    const hives = [bare.id, one.hive_id, two.hive_id].map((id) => `hive_id[]=${id}`).join('&');
    const { status, body } = await get(
      `comparemeasurements?${hives}&interval=hour&index=0&timeGroup=null&relative_interval=0&weather=1&clean_weight=1`,
    );
    expect([status, Object.keys(body).toSorted()]).toEqual([
      200,
      [
        'cacheSensorNames',
        'id',
        'index',
        'interval',
        'measurements',
        'relative_interval',
        'resolution',
        'sensorDefinitions',
        'timeGroup',
      ],
    ]);
    expect(body.id).toBe(two.id);
    const [row] = body.measurements.filter((each: Record<string, unknown>) => each.mean_weight_kg !== null);
    expect(row).toEqual({
      time: expect.any(String),
      mean_weight_kg: 45,
      sd_weight_kg: 7.071,
      mean_net_weight_kg: 0,
      sd_net_weight_kg: 0,
    });
  });

  test('with an empty list, as from a page that took its own hive out of it, the first device answers', async () => {
    const { id, key } = await aDevice(api, anna);
    await send(key, { t: 10 }, api.clock.now().toISOString());
    const { status, body } = await get('comparemeasurements?hive_id[]=&interval=day&index=0');
    expect([status, body.id]).toEqual([200, id]);
  });
});

describe('lists of what is measured', () => {
  test('the taxonomy describes every column that a client draws from an answer', async () => {
    const { id, key, hive_id } = await aDevice(api, anna);
    const { body: lists } = await api.request('GET', '/api/taxonomy/lists', { as: anna });
    type Listed = { abbreviation: string; show_in_charts: number };
    const listed: Listed[] = lists.sensormeasurements;
    const values = Object.fromEntries(quantities.map(({ abbreviation }) => [abbreviation, 10]));
    await send(key, values, api.clock.now().toISOString());
    const names = new Set<string>();
    const day = api.clock.now().toISOString().slice(0, 10);
    const today = `start=${day}%2000:00&end=${day}%2023:59&timezone=UTC`;
    for (const path of [
      `measurements?id=${id}&interval=day&clean_weight=1`,
      `cleanedweight?id=${id}&interval=day`,
      `weight?id=${id}&interval=day`,
    ]) {
      const { measurements = [] } = (await get(path)).body;
      for (const row of measurements) for (const name of Object.keys(row)) names.add(name);
    }
    for (const name of Object.keys((await get(`measurement_types_available?device_id=${id}&${today}`)).body))
      names.add(name);
    for (const name of Object.keys((await get('measurement_types?locale=en')).body)) names.add(name);
    names.delete('time');
    const known = listed.map(({ abbreviation }) => abbreviation);
    expect([...names].filter((name) => !known.includes(name))).toEqual([]);
    expect(names.size).toBeGreaterThan(40);
    const compared = await get(`comparemeasurements?hive_id[]=${hive_id}&interval=day&index=0`);
    const drawn = Object.keys(compared.body.measurements[0]).filter((name) =>
      /^(mean|sd)_(net_)?weight_kg$/.test(name),
    );
    expect(drawn).toHaveLength(4);
    expect(listed.filter(({ abbreviation }) => drawn.includes(abbreviation))).toMatchObject(
      drawn.map(() => ({ show_in_charts: 1, show_in_alerts: 0, show_in_dials: 0, unit: 'kg' })),
    );
  });

  test('measurement_types has a name for each quantity, and none of the weather', async () => {
    const { body } = await get('measurement_types?locale=en');
    expect(body).toMatchObject({ weight_combined_kg: expect.any(String), bat_volt: expect.any(String) });
    expect(body).not.toHaveProperty('windSpeed');
    expect(body).not.toHaveProperty('temperature');
  });

  test('measurement_types_available describes each in full', async () => {
    const { id } = await aScaleOfJune3();
    const { body } = await get(`measurement_types_available?device_id=${id}&${june3}`);
    expect(body).toEqual({
      t: {
        ...{ id: 1, abbreviation: 't', physical_quantity_id: 1, pq: 'Temperature', unit: '°C' },
        ...{ pq_name_unit: 'Temperature (°C)', hex_color: expect.stringMatching(/^[0-9a-f]{6}$/) },
        ...{ show_in_charts: 1, show_in_alerts: 1, show_in_dials: 1, chart_group: 1, weather: 0, future: 0 },
        ...{ min_value: -60, low_value: 33, high_value: 37, max_value: 80 },
        ...{ data_source_type: 'db_influx', data_api_url: null, data_repository_url: null },
      },
    });
  });
});
