import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aDevice } from './test-devices.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

test('the firmware that an owner types is the one that is read again, and other edits leave it', async () => {
  const device = await aDevice(api, anna, { firmware_version: '1.5.13' });
  const edit = (body: object) => api.request('PATCH', `/api/devices/${device.id}`, { as: anna, body });
  const read = async () => (await api.request('GET', '/api/devices', { as: anna })).body[0].firmware_version;
  expect(await read()).toBe('1.5.13');
  expect((await edit({ firmware_version: '1.5.14' })).status).toBe(200);
  expect(await read()).toBe('1.5.14');
  expect((await edit({ name: 'Scale under Linden' })).status).toBe(200);
  expect(await read()).toBe('1.5.14');
});
