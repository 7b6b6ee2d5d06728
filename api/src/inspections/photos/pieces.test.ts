import { createHash } from 'node:crypto';
import { cleanUp } from '#platform/jobs/clean-up.ts';
import { aPicture } from '#platform/pictures/test-pictures.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aPhoto, photoItem } from './test-photos.ts';

let api: TestApi;
let anna: TestUser;
let bob: TestUser;
let picture: Buffer;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
  [anna, bob] = [await aUser(api), await aUser(api)];
  picture = await aPicture();
});
afterAll(() => api.close());

let last = 0;
function aClientId(): string {
  last += 1;
  return `01932c07-20a5-7b3c-8a4e-${String(last).padStart(12, '0')}`;
}

interface Piece {
  from: number;
  content: Buffer;
  as?: TestUser;
  /** Default: that of the picture. */
  said?: { size?: number; sha256?: string };
}

async function send(clientId: string, { from, content, as = anna, said = {} }: Piece) {
  const sha256 = createHash('sha256').update(picture).digest('hex');
  const query = { first_byte: from, size: picture.length, sha256, ...said };
  const { statusCode, payload } = await api.app.http.inject({
    method: 'PUT',
    url: `/api/images/pieces/${clientId}`,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/partial-upload' },
    payload: content,
  });
  return { status: statusCode, body: JSON.parse(payload) };
}

const whole = (clientId: string, as = anna) => send(clientId, { from: 0, content: picture, as });
const middle = () => Math.floor(picture.length / 2);

interface Awaited {
  id: string;
  itemId?: string;
}

const ofItem = { itemId: String(photoItem) };
const answered = { inspectedAt: '2026-05-03T14:05:00Z', timeZone: 'UTC' };

async function anInspectionThatAwaits(awaitedPhotos: Awaited[]): Promise<number> {
  const hiveId = String((await aHive(api, anna)).id);
  const { status, body } = await api.request('POST', '/api/v1/inspections', {
    as: anna,
    body: { ...answered, hiveId, awaitedPhotos },
  });
  expect(status).toBe(200);
  return Number(body.id);
}

const inspection = async (id: number) =>
  (await api.request('GET', `/api/inspections/${id}`, { as: anna })).body;
const photosOf = async (id: number, as = anna) =>
  (await api.request('GET', `/api/images?inspection_ids=${id}`, { as })).body;

test('a photo that comes in pieces after its inspection belongs to it, however often a piece is sent', async () => {
  const [general, answer] = [aClientId(), aClientId()];
  const id = await anInspectionThatAwaits([{ id: general }, { id: answer, ...ofItem }]);
  const { rev } = await inspection(id);
  const first = { from: 0, content: picture.subarray(0, middle()) };
  expect((await send(general, first)).body).toEqual({ received: middle(), image: null });
  expect((await send(general, first)).body).toEqual({ received: middle(), image: null });
  const rest = { from: middle(), content: picture.subarray(middle()) };
  const done = await send(general, rest);
  expect(done.body).toMatchObject({
    received: picture.length,
    image: { inspection_id: id, category_id: null },
  });
  expect((await send(general, rest)).body.image.id).toBe(done.body.image.id);
  expect((await whole(answer)).body.image).toMatchObject({ inspection_id: id, category_id: photoItem });
  expect(await photosOf(id)).toHaveLength(2);
  const inspected = await inspection(id);
  expect(inspected.items).toMatchObject([{ category_id: photoItem }]);
  // A form that is open meanwhile meets the change.
  expect(inspected.rev).toBeGreaterThan(rev);
  const left = await api.database.db.selectFrom('photo_pieces').selectAll().execute();
  expect(left).toEqual([]);
});

test('a photo that is there before its inspection belongs to it from then on, whichever way it came', async () => {
  const [one, two] = [aClientId(), aClientId()];
  await whole(one);
  await aPhoto(api, anna, { client_id: two });
  const id = await anInspectionThatAwaits([{ id: one }, { id: two, ...ofItem }]);
  expect((await photosOf(id)).map((photo: { category_id: number }) => photo.category_id)).toEqual([
    null,
    photoItem,
  ]);
});

test('a form that sends a photo by its client id is met likewise, and an edit may await one', async () => {
  const [one, two] = [aClientId(), aClientId()];
  const id = await anInspectionThatAwaits([{ id: one, ...ofItem }]);
  await aPhoto(api, anna, { client_id: one });
  const body = { awaitedPhotos: [{ id: two, ...ofItem }] };
  expect((await api.request('PATCH', `/api/v1/inspections/${id}`, { as: anna, body })).status).toBe(200);
  await whole(two);
  expect((await inspection(id)).items[0].value.split(',')).toHaveLength(2);
});

test('a piece that does not follow the last one changes nothing, and the answer says where to go on', async () => {
  const id = aClientId();
  const nothing = await send(id, { from: middle(), content: picture.subarray(middle()) });
  expect(nothing).toEqual({ status: 200, body: { received: 0, image: null } });
  await send(id, { from: 0, content: picture.subarray(0, middle()) });
  const overlap = await send(id, { from: 5, content: picture.subarray(5, middle() + 5) });
  expect(overlap.body.received).toBe(middle());
  expect((await send(id, { from: 0, content: Buffer.alloc(0) })).body.received).toBe(middle());
});

test('pieces that are too long, too large, of another content or no picture are refused, and leave nothing', async () => {
  const id = aClientId();
  const problem = async (piece: Piece) => (await send(id, piece)).body.problems?.[0];
  const longer = Buffer.concat([picture, Buffer.from('more')]);
  expect(await problem({ from: 0, content: longer })).toMatchObject({ code: 'invalid' });
  expect(await problem({ from: 0, content: picture, said: { size: 15_000_001 } })).toMatchObject({
    code: 'file_too_large',
  });
  expect((await send(id, { from: 0, content: Buffer.alloc(600_000), said: { size: 700_000 } })).status).toBe(
    413,
  );
  const other = await send(id, { from: 0, content: Buffer.alloc(picture.length, 1) });
  expect([other.status, other.body.problems]).toMatchObject([422, [{ path: 'sha256', code: 'invalid' }]]);
  const nul = Buffer.alloc(64);
  const sha256 = createHash('sha256').update(nul).digest('hex');
  expect(await problem({ from: 0, content: nul, said: { size: 64, sha256 } })).toMatchObject({
    code: 'not_a_picture',
  });
  expect((await send('%00', { from: 0, content: nul })).status).toBe(404);
  expect((await send(id, { from: 0, content: nul, said: { sha256: '\0'.repeat(64) } })).status).toBe(422);
  expect(await api.database.db.selectFrom('photo_pieces').selectAll().execute()).toEqual(
    // What the second test of this file has left.
    expect.not.arrayContaining([expect.objectContaining({ client_id: id })]),
  );
  expect((await whole(id)).body.image).not.toBeNull();
});

test('another’s id is no way to their photo or their inspection', async () => {
  const clientId = aClientId();
  const id = await anInspectionThatAwaits([{ id: clientId }]);
  await send(clientId, { from: 0, content: picture.subarray(0, middle()) });
  const ofBob = await send(clientId, { from: middle(), content: picture.subarray(middle()), as: bob });
  expect(ofBob.body).toEqual({ received: 0, image: null });
  expect((await whole(clientId, bob)).body.image).toMatchObject({ inspection_id: null });
  expect(await photosOf(id)).toEqual([]);
  const mine = await send(clientId, { from: middle(), content: picture.subarray(middle()) });
  expect(mine.body.image).toMatchObject({ inspection_id: id });
});

test('photos are awaited for one hive, for items that are answered by photos, and answer what must be answered', async () => {
  const hives = [await aHive(api, anna), await aHive(api, anna)].map(({ id }) => ({ hiveId: String(id) }));
  const store = (path: string, body: object) =>
    api.request('POST', `/api/v1/inspections${path}`, { as: anna, body: { ...answered, ...body } });
  expect((await store('/many', { hives, awaitedPhotos: [{ id: aClientId() }] })).status).toBe(422);
  const wrong = [{ id: aClientId(), itemId: '1' }, { id: 'x' }];
  for (const one of wrong)
    expect((await store('', { ...hives[0], awaitedPhotos: [one] })).body.problems).toHaveLength(1);
});

test('what arrives for an inspection that was deleted meanwhile goes in a while, and so do parts that nobody finishes', async () => {
  const [clientId, unfinished] = [aClientId(), aClientId()];
  const id = await anInspectionThatAwaits([{ id: clientId }]);
  await api.request('DELETE', `/api/inspections/${id}`, { as: anna });
  expect((await whole(clientId)).body.image).toMatchObject({ inspection_id: null });
  await send(unfinished, { from: 0, content: picture.subarray(0, 5) });
  api.clock.advance({ days: 8 });
  await cleanUp(api.contextOf(anna));
  const pieces = await api.database.db.selectFrom('photo_pieces').select('client_id').execute();
  const photos = await api.database.db.selectFrom('photos').select('client_id').execute();
  expect(pieces).toEqual([]);
  expect(photos.map(({ client_id }) => client_id)).not.toContain(clientId);
});
