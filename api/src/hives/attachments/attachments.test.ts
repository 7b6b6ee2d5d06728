import { cleanUp } from '#platform/jobs/clean-up.ts';
import { purgeDeleted } from '#platform/jobs/purge-deleted.ts';
import { aPhoneJpeg, aPicture } from '#platform/pictures/test-pictures.ts';
import { aHive, aQueen } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { anAttachment, attach, pathOfAddress } from './test-attachments.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const aPdf = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF');
const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, as = anna) =>
  api.request(method, `/api/v1/${path}`, { as, ...(body && { body }) });
const listed = async (path: string, as = anna) =>
  (await send('GET', `${path}/attachments`, undefined, as)).body;
const problemOf = ({ status, body }: { status: number; body: { problems?: { code: string }[] } }) => [
  status,
  body.problems?.[0]?.code,
];
const hivePath = async () => `hives/${(await aHive(api, anna)).id}`;
const red = () => aPicture({ background: '#f00' });
const namesOf = async () =>
  (await api.contextOf(anna).pictures.names()).filter((name) => name.startsWith('attachment-'));

test('the first photo is the picture of its hive, until another one is chosen or none', async () => {
  const hive = await hivePath();
  const first = (await attach(api, anna, hive)).body;
  expect(first).toMatchObject({
    kind: 'photo',
    isChosen: true,
    fileName: 'frame 4.jpg',
    authorName: anna.name,
  });
  const second = (await attach(api, anna, hive, await red())).body;
  expect(second.isChosen).toBe(false);
  const chosen = await send('PATCH', `attachments/${second.id}`, { isChosen: true });
  expect([chosen.status, chosen.body.isChosen]).toEqual([200, true]);
  const { attachments, access } = await listed(hive);
  expect([
    access,
    attachments.map((each: { id: string; isChosen: boolean }) => [each.id, each.isChosen]),
  ]).toEqual([
    'owner',
    [
      [second.id, true],
      [first.id, false],
    ],
  ]);
  await send('PATCH', `attachments/${second.id}`, { isChosen: false });
  expect((await listed(hive)).attachments.some(({ isChosen }: { isChosen: boolean }) => isChosen)).toBe(
    false,
  );
});

test('a photo is encoded again, and shown by an address for its person alone, as long as it is shared', async () => {
  const { id, location_id } = await aHive(api, anna);
  const { body } = await attach(api, anna, `hives/${id}`, await aPhoneJpeg());
  const picture = await api.request('GET', pathOfAddress(body.url));
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(picture.text).not.toContain('PhoneMaker');
  const forged = pathOfAddress(body.url).replace(
    `attachments/${body.id}`,
    `attachments/${Number(body.id) + 1}`,
  );
  expect((await api.request('GET', forged)).status).toBe(404);
  const bram = await aUser(api);
  await share(api, { hiveId: id, memberId: bram.id, mayEdit: false });
  const { attachments } = await listed(`hives/${id}`, bram);
  expect((await api.request('GET', pathOfAddress(attachments[0].thumbUrl))).status).toBe(200);
  expect((await listed(`apiaries/${location_id}`, bram)).access).toBe('see');
  expect((await attach(api, bram, `hives/${id}`)).status).toBe(403);
});

test('a PDF is a document of a hive or an apiary: it is saved as it was sent, and is no picture', async () => {
  const { id, location_id } = await aHive(api, anna);
  for (const path of [`hives/${id}`, `apiaries/${location_id}`]) {
    const { body } = await attach(api, anna, path, aPdf);
    expect(body).toMatchObject({ kind: 'document', isChosen: false, sizeBytes: aPdf.length });
    expect([body.url, body.thumbUrl]).toEqual([undefined, undefined]);
    const file = await send('GET', `attachments/${body.id}/file`);
    expect([file.status, file.text]).toEqual([200, aPdf.toString()]);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toBe(`attachment; filename="document-${body.id}.pdf"`);
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    expect(problemOf(await send('PATCH', `attachments/${body.id}`, { isChosen: true }))).toEqual([
      422,
      'invalid',
    ]);
  }
});

test('whatever is neither a picture nor a PDF is refused, whatever its name says, and a queen has photos alone', async () => {
  const hive = await hivePath();
  const page = Buffer.from('<!doctype html><script>alert(1)</script>%PDF-');
  expect(problemOf(await attach(api, anna, hive, page))).toEqual([422, 'not_a_picture_or_pdf']);
  const large = Buffer.concat([aPdf, Buffer.alloc(10_000_000)]);
  expect(problemOf(await attach(api, anna, hive, large))).toEqual([422, 'file_too_large']);
  const queen = `queens/${(await aQueen(api, anna)).id}`;
  expect(problemOf(await attach(api, anna, queen, aPdf))).toEqual([422, 'not_a_picture']);
  expect(problemOf(await send('POST', `${hive}/attachments`))).toEqual([422, 'required']);
  expect((await listed(hive)).attachments).toEqual([]);
});

test('the same file is attached once, and two that are sent at once are both there', async () => {
  const hive = await hivePath();
  const first = (await attach(api, anna, hive)).body;
  expect((await attach(api, anna, hive)).body).toMatchObject({ id: first.id });
  const other = await hivePath();
  const both = await Promise.all([attach(api, anna, other), attach(api, anna, other, await red())]);
  expect(both.map(({ body }) => body.isChosen).sort()).toEqual([false, true]);
});

test('chosen pictures of queens are listed together, also of one without a hive', async () => {
  const inHive = await aQueen(api, anna);
  const { id } = (await send('POST', 'queens', { name: 'Bought' })).body;
  for (const each of [inHive.id, id]) await attach(api, anna, `queens/${each}`);
  const pictures = (await send('GET', 'queen-pictures')).body;
  expect(pictures.map(({ queenId }: { queenId: string }) => queenId).sort()).toEqual(
    [String(inHive.id), id].sort(),
  );
  expect((await api.request('GET', pathOfAddress(pictures[0].thumbUrl))).status).toBe(200);
  expect((await send('GET', 'queen-pictures', undefined, await aUser(api))).body).toEqual([]);
});

test('files count towards the storage of whoever sent them, and are deleted with their row', async () => {
  const { id, sizeBytes } = await anAttachment(api, anna);
  const stored = async () => (await send('GET', 'account/storage')).body.usedBytes;
  expect(await stored()).toBe(sizeBytes);
  const before = (await namesOf()).length;
  expect((await send('DELETE', `attachments/${id}`)).status).toBe(204);
  expect([await stored(), before - (await namesOf()).length]).toEqual([0, 2]);
  expect((await send('GET', `attachments/${id}/file`)).status).toBe(404);
});

test('what is attached to a deleted hive is out of reach, and purged with it', async () => {
  const hive = await aHive(api, anna);
  const { id } = (await attach(api, anna, `hives/${hive.id}`)).body;
  await send('DELETE', `hives/${hive.id}`);
  expect((await send('GET', `attachments/${id}/file`)).status).toBe(404);
  expect((await send('PATCH', `attachments/${id}`, { isChosen: false })).status).toBe(404);
  const key = await keyOf(id);
  api.clock.advance({ days: 31 });
  await purgeDeleted(api.contextOf(anna));
  await cleanUp(api.contextOf(anna));
  expect((await namesOf()).filter((name) => name.startsWith(String(key)))).toEqual([]);
});

async function keyOf(id: string): Promise<string | undefined> {
  const rows = await api.database.db.selectFrom('attachments').select(['id', 'file_key']).execute();
  return rows.find((row) => String(row.id) === id)?.file_key;
}
