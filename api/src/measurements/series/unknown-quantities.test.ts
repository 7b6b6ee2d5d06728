import { aDefinition, aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

async function aDeviceSending(values: object) {
  const device = await aDevice(api, anna);
  const sent = await api.request('POST', '/api/sensors', { body: { key: device.key, ...values } });
  expect(sent.status).toBe(201);
  return device;
}
async function unknownOf({ id }: { id: number }) {
  const { body } = await api.request('GET', '/api/v1/unknown-quantities', { as: anna });
  const all: { deviceId: string }[] = body;
  return all.flatMap(({ deviceId, ...unknown }) => (deviceId === String(id) ? [unknown] : []));
}

test('a name that says what it is comes with its quantity and unit, another one alone', async () => {
  const device = await aDeviceSending({ temperature: 34.5, hum: 60, weight_g: 21_500, foo: 1, bv: 3.2 });
  expect(await unknownOf(device)).toEqual([
    { name: 'foo' },
    { name: 'hum', quantity: 'h' },
    { name: 'temperature', quantity: 't_i' },
    { name: 'weight_g', quantity: 'weight_kg', unit: 'g' },
  ]);
});

test('names as sensor makers write them are known', async () => {
  const device = await aDeviceSending({ TempC_SHT: 21, Hum_SHT: 55, BatV: 3.1, outdoor_temp_f: 70 });
  expect(await unknownOf(device)).toEqual([
    { name: 'BatV', quantity: 'bat_volt' },
    { name: 'Hum_SHT', quantity: 'h' },
    { name: 'TempC_SHT', quantity: 't_i' },
    { name: 'outdoor_temp_f', quantity: 't', unit: '°F' },
  ]);
});

test('two names are not proposed for one quantity, nor one for a quantity that a definition makes', async () => {
  const device = await aDeviceSending({ temp_1: 34, temp_2: 33, weight: 40 });
  await aDefinition(api, anna, { device_id: device.id });
  expect(await unknownOf(device)).toEqual([
    { name: 'temp_1', quantity: 't_i' },
    { name: 'temp_2' },
    { name: 'weight' },
  ]);
});

test('with a definition a name is known, and what it sent before has its quantity', async () => {
  const device = await aDeviceSending({ weight_g: 21_500 });
  await aDefinition(api, anna, {
    device_id: device.id,
    input_measurement_abbreviation: 'weight_g',
    ...{ offset: 0, multiplier: 0.001, updated_at: device.created_at },
  });
  expect(await unknownOf(device)).toEqual([]);
  await api.runJobs();
  const { body } = await api.request('GET', `/api/sensors/lastvalues?id=${device.id}`, { as: anna });
  expect(body).toMatchObject({ weight_kg: 21.5 });
});
