import sharp from 'sharp';
import { cleanUp } from '#platform/jobs/clean-up.ts';
import { aPhoneJpeg, aPngThatSays } from '#platform/pictures/test-pictures.ts';
import { aHive, anInspection } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aPhoto, photoItem, sendPhoto } from './test-photos.ts';

let api: TestApi;
let anna: TestUser;
let bob: TestUser;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
  [anna, bob] = [await aUser(api), await aUser(api)];
});
afterAll(() => api.close());

const pathOf = (url: string) => url.slice(url.indexOf('/api/'));
const fetched = async (url: string, headers = {}) => api.app.http.inject({ url: pathOf(url), headers });
const inspection = async (id: number, as = anna) =>
  (await api.request('GET', `/api/inspections/${id}`, { as })).body;
const photosOf = async (id: number, as = anna) =>
  (await api.request('GET', `/api/images?inspection_ids=${id}`, { as })).body;
const edit = (id: number, body: object, as = anna) =>
  api.request('PATCH', `/api/inspections/${id}`, { as, body });
/** By our own API, which names photos by their ids. */
const change = (id: number, body: object) =>
  api.request('PATCH', `/api/v1/inspections/${id}`, { as: anna, body });
const idsOf = (...photos: { id: number }[]) => photos.map(({ id }) => String(id));
const items = (urls: readonly string[]) => ({ [photoItem]: urls.join(',') });

test('a photo is sent as on the old wire, and both its sizes are shown without its place', async () => {
  const { id } = await anInspection(api, anna);
  const { status, body } = await sendPhoto(
    api,
    anna,
    { inspection_id: id, category_id: photoItem, description: 'Queen cell', date: '2026-05-03 12:00:00' },
    await aPhoneJpeg({ width: 3000, height: 1500 }),
  );
  expect(status).toBe(201);
  expect(body).toMatchObject({
    filename: 'frame 4.jpg',
    type: 'inspection',
    width: 1000,
    height: 2000,
    date: '2026-05-03 12:00:00',
    description: 'Queen cell',
    category_id: photoItem,
    inspection_id: id,
    editable: true,
  });
  for (const [url, height] of [
    [body.image_url, 2000],
    [body.thumb_url, 200],
  ]) {
    const { statusCode, headers, rawPayload } = await fetched(url);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'private, no-cache',
    ]);
    const storedMetadata = await sharp(rawPayload).metadata();
    expect([storedMetadata.height, storedMetadata.exif]).toEqual([height, undefined]);
    const again = await fetched(url, { 'if-none-match': headers.etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  }
  expect((await api.request('GET', `/api/images/${body.id}`, { as: anna })).body).toEqual(body);
});

test('an old client gets the enlarged photo by writing images for thumbs', async () => {
  const { image_url, thumb_url } = await aPhoto(api, anna);
  expect(thumb_url).toContain('/thumbs/');
  expect(thumb_url.replace('/thumbs/', '/images/')).toBe(image_url);
});

test('an address holds for one photo, for a while, and as long as who got it may see the photo', async () => {
  const { id } = await anInspection(api, anna);
  const photo = await aPhoto(api, anna, { inspection_id: id });
  const other = await aPhoto(api, anna, { inspection_id: id });
  const { image_url: url } = photo;
  expect((await fetched(url.replace(/for=\d+/, `for=${bob.id}`))).statusCode).toBe(404);
  expect((await fetched(url.replace(`/images/${photo.id}/`, `/images/${other.id}/`))).statusCode).toBe(404);
  expect((await fetched(url.replace(/until=\d+/, 'until=99999999999'))).statusCode).toBe(404);
  expect((await fetched(url.replace(/signature=.*/, 'signature=x'))).statusCode).toBe(404);
  await api.request('DELETE', `/api/inspections/${id}`, { as: anna });
  expect((await fetched(url)).statusCode).toBe(404);
});

test('an address is over after four hours at the latest', async () => {
  const own = await startTestApi({ database: api.database });
  const photo = await aPhoto(own, anna);
  own.clock.advance({ minutes: 119 });
  const { statusCode } = await own.app.http.inject({ url: pathOf(photo.thumb_url) });
  own.clock.advance({ minutes: 122 });
  const later = await own.app.http.inject({ url: pathOf(photo.thumb_url) });
  expect([statusCode, later.statusCode]).toEqual([200, 404]);
  await own.close();
});

test('a photo that is sent twice with its client id is stored once', async () => {
  const client_id = '01932c07-20a5-7b3c-8a4e-1f2a3b4c5d6e';
  const sent = await Promise.all([aPhoto(api, anna, { client_id }), aPhoto(api, anna, { client_id })]);
  expect(sent[0].id).toBe(sent[1].id);
});

test.each([
  ['its camera', {}, '2026-05-03 14:05:00'],
  ['its sender, who knows the zone of the camera', { date: '2026-05-03 12:05:00' }, '2026-05-03 12:05:00'],
])('a photo was taken when %s says', async (_who, fields, date) => {
  const { body } = await sendPhoto(api, anna, fields, await aPhoneJpeg());
  expect(body.date).toBe(date);
});

test('a photo from the future was taken by a clock that nobody has set', async () => {
  const { body } = await sendPhoto(api, anna, { date: '2199-01-01 00:00:00' });
  expect(body.date).toBe(body.created_at);
});

test('an inspection names the first of its photos in general, in lists too', async () => {
  const [answer, first, second] = [await aPhoto(api, anna), await aPhoto(api, anna), await aPhoto(api, anna)];
  const { id, hive_id } = await anInspection(api, anna, { items: items([answer.thumb_url]) });
  await change(id, { photoIds: idsOf(second, first) });
  const storedMetadata = { id, image_id: first.id, thumb_url: first.thumb_url };
  expect(await inspection(id)).toMatchObject(storedMetadata);
  const listed = await api.request('GET', `/api/inspections?ids=${id}`, { as: anna });
  const ofHive = await api.request('GET', `/api/inspections/hive/${hive_id}`, { as: anna });
  expect([listed.body[0], ofHive.body.inspections.data[0]]).toMatchObject([storedMetadata, storedMetadata]);
  // A client that sends back what it got changes nothing.
  await edit(id, { ...(await inspection(id)), notes: 'Calm' });
  expect(await inspection(id)).toMatchObject({ ...storedMetadata, notes: 'Calm' });
  await change(id, { gonePhotoIds: idsOf(first, second) });
  expect(await inspection(id)).toMatchObject({ image_id: null, thumb_url: null });
});

test('photos wait for their inspection, and are saved with it or not at all', async () => {
  const hive = await aHive(api, anna);
  const [answer, general] = [await aPhoto(api, anna), await aPhoto(api, anna)];
  const body = {
    ...{ inspectedAt: '2026-05-03T14:05:00Z', timeZone: 'UTC', hiveId: String(hive.id) },
    items: [{ itemId: String(photoItem), value: String(answer.id) }],
    photoIds: idsOf(general),
  };
  const failed = await api.request('POST', '/api/v1/inspections', {
    as: anna,
    body: { ...body, notes: 'x'.repeat(9000) },
  });
  expect(failed.status).toBe(422);
  const id = Number((await api.request('POST', '/api/v1/inspections', { as: anna, body })).body.id);
  expect(await photosOf(id)).toMatchObject([
    { id: answer.id, category_id: photoItem, hive_id: hive.id },
    { id: general.id, category_id: null, hive_id: hive.id },
  ]);
  expect((await inspection(id)).items).toMatchObject([{ category_id: photoItem, value: answer.thumb_url }]);
});

test('an edit adds and takes away, and what is sent back as it was changes nothing', async () => {
  const [one, two, general] = [await aPhoto(api, anna), await aPhoto(api, anna), await aPhoto(api, anna)];
  const { id } = await anInspection(api, anna, { items: items([one.thumb_url]) });
  await change(id, { photoIds: idsOf(general) });
  const { rev } = await inspection(id);
  await edit(id, await inspection(id));
  expect((await inspection(id)).rev).toBe(rev);
  await edit(id, { items: items([one.thumb_url, two.image_url]) });
  expect(await photosOf(id)).toHaveLength(3);
  const only = [{ itemId: String(photoItem), value: String(two.id) }];
  await change(id, { items: only, gonePhotoIds: idsOf(general) });
  expect(await photosOf(id)).toMatchObject([{ id: two.id }]);
  expect((await fetched(one.image_url)).statusCode).toBe(404);
  await edit(id, { items: {} });
  expect(await photosOf(id)).toEqual([]);
});

test('a photo that is deleted by itself is named by no answer any more', async () => {
  const [one, two] = [await aPhoto(api, anna), await aPhoto(api, anna)];
  const { id } = await anInspection(api, anna, { items: items([one.thumb_url, two.thumb_url]) });
  const gone = (url: string) => api.request('DELETE', '/api/images', { as: anna, body: { image_url: url } });
  expect((await gone(one.thumb_url)).status).toBe(204);
  expect((await gone(one.thumb_url)).status).toBe(404);
  expect((await inspection(id)).items).toMatchObject([{ value: two.thumb_url }]);
  await gone(two.image_url);
  expect((await inspection(id)).items).toEqual([]);
});

test('photos of others are refused: in an answer, of an inspection, for one, and of several hives', async () => {
  const ofBob = await aPhoto(api, bob);
  const { id, hive_id } = await anInspection(api, anna);
  const problem = { fields: [{ path: `items.${photoItem}`, code: 'unknown_choice' }] };
  for (const answer of [items([ofBob.thumb_url]), items(['https://elsewhere.example/x.jpg'])]) {
    const { status, body } = await edit(id, { items: answer });
    expect([status, body.problems ?? body]).toMatchObject([422, problem.fields]);
  }
  expect((await change(id, { photoIds: idsOf(ofBob) })).status).toBe(422);
  expect((await sendPhoto(api, bob, { inspection_id: id })).status).toBe(404);
  const mine = await aPhoto(api, anna);
  const both = { date: '2026-05-03 14:05:00', hive_ids: [hive_id, (await aHive(api, anna)).id] };
  const store = (body: object) => api.request('POST', '/api/inspections/store', { as: anna, body });
  expect((await store({ ...both, items: items([mine.thumb_url]) })).status).toBe(422);
  expect((await store({ ...both, image_id: mine.id })).status).toBe(422);
});

test('an inspection’s photo is given to no other', async () => {
  const photo = await aPhoto(api, anna);
  await anInspection(api, anna, { image_id: photo.id });
  const { id } = await anInspection(api, anna);
  expect((await edit(id, { image_id: photo.id })).status).toBe(422);
});

test('hostile files are refused at their field, and leave nothing', async () => {
  const before = await api.contextOf(anna).pictures.names();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const [content, code] of [
    [svg, 'not_a_picture'],
    [await aPngThatSays(20_000, 20_000), 'too_many_pixels'],
    [Buffer.alloc(15_000_001), 'file_too_large'],
  ] as const) {
    const { status, body } = await sendPhoto(api, anna, {}, content);
    expect([status, body.problems?.[0]?.code]).toEqual([422, code]);
  }
  expect(await api.contextOf(anna).pictures.names()).toEqual(before);
});

test('what a person may keep has an end, which is said in words', async () => {
  const own = await startTestApi({ database: api.database, environment: { STORAGE_MEGABYTES: '1' } });
  const carla = await aUser(own);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const large = await sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer();
  const answers = [await sendPhoto(own, carla, {}, large), await sendPhoto(own, carla, {}, large)];
  expect(answers.map(({ status }) => status)).toEqual([201, 422]);
  expect(answers[1]?.body.problems).toEqual([{ path: 'file', code: 'no_room_left', params: { max: 1 } }]);
  await own.close();
});

test('a caption changes, is bounded, and is all that an edit changes', async () => {
  const photo = await aPhoto(api, anna);
  const patch = (body: object) => api.request('PATCH', `/api/images/${photo.id}`, { as: anna, body });
  expect((await patch({ ...photo, width: 5, user_id: bob.id })).body).toEqual(photo);
  expect((await patch({ ...photo, description: ' Brood ' })).body).toMatchObject({ description: 'Brood' });
  expect((await patch({ description: 'x'.repeat(100_000) })).status).toBe(422);
  expect((await patch({ description: null })).body.description).toBeNull();
});

test('photos go with their account, with what is deleted, and with forms that were never saved', async () => {
  const dora = await aUser(api);
  const { id } = await anInspection(api, dora);
  const [unsaved, ofDeleted] = [await aPhoto(api, dora), await aPhoto(api, dora, { inspection_id: id })];
  await api.request('DELETE', `/api/inspections/${id}`, { as: dora });
  const attached = await aPhoto(api, dora, { inspection_id: (await anInspection(api, dora)).id });
  api.clock.advance({ days: 8 });
  await cleanUp(api.contextOf(dora));
  const left = (await api.request('GET', '/api/images', { as: dora })).body.map(
    (photo: { id: number }) => photo.id,
  );
  expect([left, unsaved.id, ofDeleted.id].flat()).toEqual([attached.id, unsaved.id, ofDeleted.id]);
  await api.request('DELETE', '/api/user', { as: dora, body: { password: dora.password } });
  await cleanUp(api.contextOf(anna));
  const rows = await api.database.db.selectFrom('photos').select('file_key').execute();
  expect((await api.contextOf(anna).pictures.names()).length).toBe(rows.length * 2);
});
