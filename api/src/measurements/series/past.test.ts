import { aDevice } from '#measurements/devices/test-devices.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  anna = await aUser(api);
});

const send = (key: string, t: number) => api.request('POST', '/api/sensors', { body: { key, t } });
const place = (id: number, hive_id: number | null) =>
  api.request('PATCH', `/api/devices/${id}`, { as: anna, body: { hive_id } });
const past = async (id: number, as = anna) =>
  (await api.request('GET', `/api/v1/devices/${id}/past`, { as })).body.past;
const inWholeSeconds = (time: Date) => time.toISOString().replace(/\d{3}Z$/, '000Z');
const answer = (id: number, since: string | null, as = anna) =>
  api.request('POST', `/api/v1/devices/${id}/past`, { as, body: { since } });
const placesOf = async (id: number) =>
  (await api.request('GET', `/api/v1/devices/${id}/hives`, { as: anna })).body;

/** A device that measured twice on no hive, and then came to one. */
async function aLateHive() {
  const { id: hiveId, name } = await aHive(api, anna);
  const { id, key } = await aDevice(api, anna, { hive_id: null });
  const first = api.clock.now();
  await send(key, 10);
  api.clock.advance({ minutes: 60 });
  const second = api.clock.now();
  await send(key, 12);
  api.clock.advance({ minutes: 60 });
  await place(id, hiveId);
  return { id, key, hiveId, name, first, second };
}

test('a beekeeper who attaches a device late is asked once, and says since when it stood there', async () => {
  const { id, hiveId, name, second } = await aLateHive();
  const question = await past(id);
  expect(question).toMatchObject({ hiveId: String(hiveId), hiveName: name });
  expect((await answer(id, second.toISOString())).status).toBe(204);
  expect(await past(id)).toBeUndefined();
  const [present] = await placesOf(id);
  expect(present.since).toBe(inWholeSeconds(second));
});

test('a moment before the first measurement is that of the first measurement', async () => {
  const { id, first } = await aLateHive();
  await answer(id, '2000-01-01T00:00:00Z');
  const [present] = await placesOf(id);
  expect(present.since).toBe(inWholeSeconds(first));
});

test('with a no nothing changes, and nobody asks again', async () => {
  const { id } = await aLateHive();
  const before = await placesOf(id);
  expect((await answer(id, null)).status).toBe(204);
  expect(await past(id)).toBeUndefined();
  expect(await placesOf(id)).toEqual(before);
});

test('a time on another hive is not asked for, and never taken from it', async () => {
  const { id, key, first } = await aLateHive();
  await answer(id, null);
  await place(id, null);
  api.clock.advance({ minutes: 60 });
  await send(key, 15);
  api.clock.advance({ minutes: 60 });
  const { id: next } = await aHive(api, anna);
  await place(id, next);
  expect(await past(id)).toMatchObject({ hiveId: String(next) });
  await answer(id, first.toISOString());
  const [present, former] = await placesOf(id);
  expect(present.since >= former.until).toBe(true);
});

test('a device without a past, or without a hive, asks nothing', async () => {
  const { id: hiveId } = await aHive(api, anna);
  const { id, key } = await aDevice(api, anna, { hive_id: hiveId });
  await send(key, 10);
  expect(await past(id)).toBeUndefined();
  const { id: alone, key: aloneKey } = await aDevice(api, anna, { hive_id: null });
  await send(aloneKey, 10);
  expect(await past(alone)).toBeUndefined();
});

test('who only sees the hive neither reads nor answers it, and a time that is none is refused', async () => {
  const { id, hiveId, first } = await aLateHive();
  const bert = await aUser(api);
  await share(api, { hiveId, memberId: bert.id });
  expect((await api.request('GET', `/api/v1/devices/${id}/past`, { as: bert })).status).toBe(403);
  expect((await answer(id, first.toISOString(), bert)).status).toBe(403);
  expect((await answer(id, 'yesterday')).status).toBe(422);
  expect((await answer(id, '2099-01-01T00:00:00Z')).status).toBe(422);
  expect(await past(id)).toBeDefined();
});
