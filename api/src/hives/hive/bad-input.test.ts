import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  user = await aUser(api);
});
afterAll(() => api.close());

test.each([
  [{ name: 'x'.repeat(10_000) }, { name: ['too_long'] }],
  [{ order: -1 }, { order: ['too_small'] }],
  [{ bb_width_cm: -5 }, { bb_width_cm: ['too_small'] }],
  [{ fr_height_cm: 150.1 }, { fr_height_cm: ['too_large'] }],
  [{ layers: [{ type: 'brood', framecount: 41 }] }, { 'layers.0.framecount': ['too_large'] }],
  [{ layers: [{ type: 'brood', framecount: -1 }] }, { 'layers.0.framecount': ['too_small'] }],
  [{ layers: Array(41).fill({ type: 'brood' }) }, { layers: ['too_many'] }],
  [{ queen: { birth_date: '2199-01-01' } }, { 'queen.birth_date': ['date_in_future'] }],
])('%j of a hive is refused at its field, new or stored, and nothing changes', async (wrong, errors) => {
  const hive = await aHive(api, user);
  const { location_id, name, layers } = hive;
  const body = { location_id, name, layers, ...wrong };
  const made = await api.request('POST', '/api/hives', { as: user, body });
  expect([made.status, made.body.errors]).toEqual([422, errors]);
  const changed = await api.request('PATCH', `/api/hives/${hive.id}`, { as: user, body });
  expect([changed.status, changed.body.errors]).toEqual([422, errors]);
  const { hives } = (await api.request('GET', `/api/hives?ids=${hive.id}`, { as: user })).body;
  expect(hives).toEqual([hive]);
});
