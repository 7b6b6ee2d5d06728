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

const send = (key: string, values: object) => {
  api.clock.advance({ minutes: 1 });
  return api.request('POST', '/api/sensors', { body: { key, ...values } });
};
const post = async (path: string, body: object, as = anna) => {
  const answer = await api.request('POST', `/api/sensors/${path}`, { as, body });
  await api.runJobs();
  return [answer.status, answer.body];
};
async function runMinute() {
  await api.app.jobs.queue.send('calibrate-scales', {});
  await api.runJobs();
  await api.runJobs();
}
const lastWeight = async (id: number) =>
  (await api.request('GET', `/api/sensors/lastweight?id=${id}`, { as: anna })).body;

test('an empty scale and a known weight calibrate it from then on', async () => {
  const { id, key } = await aDevice(api, anna);
  await send(key, { w_v: 5000 });
  expect(await post('offsetweight', { id })).toEqual([201, 'offset_weight']);
  await send(key, { w_v: 15_000 });
  expect(await post('calibrateweight', { id, weight_kg: '10,0', next_measurement: false })).toEqual([
    201,
    'calibrated_weight',
  ]);
  expect(await lastWeight(id)).toMatchObject({
    w_v: 15_000,
    weight_kg: 10,
    w_v_offset: 5000,
    w_v_kg_per_val: 0.001,
  });
  await send(key, { w_v: 35_000 });
  expect(await lastWeight(id)).toMatchObject({ weight_kg: 30 });
});

test('the next message can be the one that is calibrated with, however long it takes to come', async () => {
  const { id, key } = await aDevice(api, anna);
  await send(key, { w_v: 1000 });
  await post('offsetweight', { id });
  expect(await post('calibrateweight', { id, weight_kg: 20 })).toEqual([200, 'calibrating_weight']);
  expect(await lastWeight(id)).toMatchObject({ calibrating_weight: 20 });
  await runMinute();
  await send(key, { t: 18, w_v_1: 4 });
  await runMinute();
  await send(key, { w_v: 3000 });
  await runMinute();
  expect(await lastWeight(id)).toMatchObject({ weight_kg: 20, w_v_kg_per_val: 0.01 });
  expect(await lastWeight(id)).not.toHaveProperty('calibrating_weight');
  await send(key, { w_v: 4000 });
  await runMinute();
  expect(await lastWeight(id)).toMatchObject({ weight_kg: 30 });
});

test('the cells of four corners weigh together', async () => {
  const { id, key } = await aDevice(api, anna);
  await send(key, { w_fl: 100, w_fr: 200, w_bl: 300, w_br: 400 });
  await post('offsetweight', { id });
  await send(key, { w_fl: 200, w_fr: 400, w_bl: 400, w_br: 400.5 });
  await post('calibrateweight', { id, weight_kg: 30, next_measurement: false });
  await send(key, { w_fl: 300, w_fr: 400, w_bl: 400, w_br: 400 });
  expect(await lastWeight(id)).toMatchObject({ weight_kg: 40 });
});

test('a scale that is built in upside down counts downwards', async () => {
  const { id, key } = await aDevice(api, anna);
  await send(key, { w_v: -1000 });
  await post('offsetweight', { id });
  await send(key, { w_v: -3000 });
  await post('calibrateweight', { id, weight_kg: 20, next_measurement: false });
  await send(key, { w_v: -4000 });
  expect(await lastWeight(id)).toMatchObject({ weight_kg: 30 });
});

test('what cannot be is said in the words of the old wire', async () => {
  const bert = await aUser(api);
  expect(await post('offsetweight', {}, bert)).toEqual([500, 'no_device_found']);
  expect(await post('calibrateweight', { weight_kg: 3 }, bert)).toEqual([500, 'no_device_found']);
  const { id, key } = await aDevice(api, anna);
  const now = { id, next_measurement: false };
  expect(await post('offsetweight', { id })).toEqual([500, 'no-weight-values-error']);
  expect(await post('calibrateweight', { ...now, weight_kg: 3 })).toEqual([500, 'no-weight-values-error']);
  await send(key, { t: 18 });
  expect(await post('offsetweight', { id })).toEqual([500, 'no-weight-values-error']);
  expect(await post('calibrateweight', now)).toEqual([500, 'validation-error']);
  expect(await post('calibrateweight', { ...now, weight_kg: 'much' })).toEqual([500, 'validation-error']);
  expect(await post('calibrateweight', { ...now, weight_kg: 1e9 })).toEqual([500, 'validation-error']);
  expect(await post('calibrateweight', { ...now, weight_kg: 0 })).toEqual([
    500,
    'no-calibration-weight-error',
  ]);
  expect((await post('offsetweight', { id }, bert))[0]).toBe(404);
});
