import { aDevice } from '#measurements/devices/test-devices.ts';
import { wireTime } from '#platform/http/schemas.ts';
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

const hive = async (id: number) => (await api.request('GET', `/api/hives/${id}`, { as: anna })).body.hives[0];
const place = (device: { id: number }, hiveId: number | null) =>
  api.request('PATCH', `/api/devices/${device.id}`, { as: anna, body: { hive_id: hiveId } });
const send = (key: string) => api.request('POST', '/api/sensors', { body: { key, t: 18.4 } });

test('a hive names its devices, says when they were heard of, and keeps their keys to itself', async () => {
  const { id } = await aHive(api, anna);
  const device = await aDevice(api, anna, { hive_id: id, name: 'Lake scale' });
  expect((await hive(id)).devices).toEqual([
    { id: device.id, name: 'Lake scale', last_message_received: null, online: false },
  ]);

  await send(device.key);
  const heard = (await hive(id)).devices[0];
  expect(heard).toMatchObject({ online: true, last_message_received: wireTime(api.clock.now()) });

  api.clock.advance({ minutes: 60 });
  expect((await hive(id)).devices[0]).toEqual({ ...heard, online: false });
});

test('the device that came last is the first, and one that went is no longer there', async () => {
  const { id } = await aHive(api, anna);
  const former = await aDevice(api, anna, { hive_id: id });
  const present = await aDevice(api, anna, { hive_id: id });
  expect((await hive(id)).sensors).toEqual([present.id, former.id]);
  await place(former, null);
  expect((await hive(id)).sensors).toEqual([present.id]);
  await api.request('DELETE', `/api/devices/${present.id}`, { as: anna });
  expect(await hive(id)).toMatchObject({ sensors: [], devices: [] });
});

test('devices of one hive are not listed with another, nor are those of other people', async () => {
  const [one, other] = [await aHive(api, anna), await aHive(api, anna)];
  const device = await aDevice(api, anna, { hive_id: one.id });
  await aDevice(api, await aUser(api));
  const { body } = await api.request('GET', '/api/locations', { as: anna });
  const shown = body.locations.flatMap(
    (apiary: { hives: { id: number; sensors: number[] }[] }) => apiary.hives,
  );
  expect(shown.map(({ id, sensors }: { id: number; sensors: number[] }) => [id, sensors])).toEqual(
    expect.arrayContaining([
      [one.id, [device.id]],
      [other.id, []],
    ]),
  );
});

test('with a hive its devices stand nowhere, and they know when they left', async () => {
  const { id } = await aHive(api, anna);
  const device = await aDevice(api, anna, { hive_id: id });
  await api.request('DELETE', `/api/hives/${id}`, { as: anna });
  const { body } = await api.request('GET', `/api/devices/${device.id}`, { as: anna });
  expect(body).toMatchObject({ hive_id: null, key: device.key });
  const placements = await api.request('GET', `/api/v1/devices/${device.id}/hives`, { as: anna });
  expect(placements.body).toEqual([
    expect.objectContaining({
      hiveId: String(id),
      until: api.clock.now().toISOString(),
    }),
  ]);
});

test('old clients send a hive back as they read it, devices and all', async () => {
  const { id } = await aHive(api, anna);
  const device = await aDevice(api, anna, { hive_id: id });
  const body = { ...(await hive(id)), name: 'Renamed' };
  const answer = await api.request('PATCH', `/api/hives/${id}?timezone=Europe/Amsterdam`, { as: anna, body });
  expect([answer.status, (await hive(id)).name, (await hive(id)).sensors]).toEqual([
    200,
    'Renamed',
    [device.id],
  ]);
});
