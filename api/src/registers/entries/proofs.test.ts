import { createHash } from 'node:crypto';
import { cleanUp } from '#platform/jobs/clean-up.ts';
import { aPicture } from '#platform/pictures/test-pictures.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aBill, aHarvest, anEntry, aProof, aTreatment, problemsIn, sendProof } from './test-entries.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const fileOf = (id: string, as = anna) => api.request('GET', `/api/v1/register-entries/${id}/proof`, { as });
const problemsOf = ({ status, body }: { status: number; body: Parameters<typeof problemsIn>[0] }) => [
  status,
  problemsIn(body),
];

test('a bill is an entry of its treatment, with its hives and day, and its file is returned unchanged', async () => {
  const treatment = await anEntry(api, anna);
  const { status, body } = await sendProof(api, anna, treatment.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ number: 2, kind: 'proof', day: treatment.day, hives: treatment.hives, authorName: anna.name },
    proof: {
      ...{ of: 1, fileName: 'frame 4.jpg', sizeBytes: aBill.length },
      sha256: createHash('sha256').update(aBill).digest('hex'),
    },
  });
  const file = await fileOf(body.id);
  expect([file.status, file.text]).toEqual([200, aBill.toString()]);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.headers['content-disposition']).toBe(`attachment; filename="proof-${body.id}.pdf"`);
  const sheet = await api.request('GET', '/api/v1/register-sheet?year=2026', { as: anna });
  expect(sheet.body).toEqual({ entries: expect.anything(), hash: body.hash });
});

test('the file of a photo is the one that was encoded again, which the entry names', async () => {
  const { id } = await anEntry(api, anna);
  const { body } = await sendProof(api, anna, id, await aPicture());
  const { headers } = await fileOf(body.id);
  expect(headers['content-type']).toBe('image/jpeg');
  expect(headers['content-length']).toBe(String(body.proof.sizeBytes));
});

test('a file that is no picture or PDF, or is too large, is refused at its field, and nothing is written', async () => {
  const { id } = await anEntry(api, anna);
  expect(problemsOf(await sendProof(api, anna, id, Buffer.from('<script>')))).toEqual([
    422,
    { file: ['not_a_picture_or_pdf'] },
  ]);
  const large = Buffer.concat([aBill, Buffer.alloc(10_000_000)]);
  expect(problemsOf(await sendProof(api, anna, id, large))).toEqual([422, { file: ['file_too_large'] }]);
  const book = await api.request('GET', '/api/v1/register-entries', { as: anna });
  expect(book.body.entries).toHaveLength(1);
});

test('only a treatment that holds has one', async () => {
  const hive = await aHive(api, anna);
  const harvest = await api.request('POST', '/api/v1/harvests', { as: anna, body: aHarvest([hive.id]) });
  const first = await anEntry(api, anna, { hiveIds: [hive.id] });
  const correction = { correctsId: first.id, correctionReason: 'Another batch' };
  const second = await api.request('POST', '/api/v1/treatments', {
    as: anna,
    body: aTreatment([hive.id], correction),
  });
  expect(second.status).toBe(200);
  for (const { id } of [harvest.body, first])
    expect(problemsOf(await sendProof(api, anna, id))).toEqual([422, { file: ['unknown_choice'] }]);
  expect((await sendProof(api, anna, second.body.id)).status).toBe(200);
});

test('who wrote a treatment in the book of another keeps its bill there; others of the hive do not see it', async () => {
  const hive = await aHive(api, anna);
  const [bram, carla] = [await aUser(api), await aUser(api)];
  await share(api, { hiveId: hive.id, memberId: bram.id, mayEdit: true });
  await share(api, { hiveId: hive.id, memberId: carla.id, mayEdit: true });
  const { id } = await anEntry(api, bram, { hiveIds: [hive.id] });
  expect((await sendProof(api, carla, id)).status).toBe(404);
  const { body } = await sendProof(api, bram, id);
  for (const [as, status] of [
    [anna, 200],
    [bram, 200],
    [carla, 404],
  ] as const)
    expect((await fileOf(body.id, as)).status).toBe(status);
});

test('a bill that is sent twice is stored once; after it is struck out, it can be sent again', async () => {
  const { id } = await anEntry(api, anna);
  const first = await sendProof(api, anna, id);
  const again = await sendProof(api, anna, id);
  expect([again.status, again.body]).toEqual([200, first.body]);
  const body = { reason: 'Of another product' };
  await api.request('POST', `/api/v1/register-entries/${first.body.id}/strike`, { as: anna, body });
  expect((await sendProof(api, anna, id)).body.number).toBe(4);
});

test('the wrong file is struck out as any entry is, and both stay in the book', async () => {
  const { id } = await aProof(api, anna);
  const body = { reason: 'The bill of another product' };
  const struck = await api.request('POST', `/api/v1/register-entries/${id}/strike`, { as: anna, body });
  expect([struck.status, struck.body.isStruck, struck.body.corrects]).toEqual([200, true, 2]);
  expect((await fileOf(id)).status).toBe(200);
});

test('files of books that are gone go with the clean-up, and those that are named stay', async () => {
  const { id } = await aProof(api, anna);
  const names = async () =>
    (await api.contextOf(anna).pictures.names()).filter((name) => name.startsWith('proof-'));
  const before = await names();
  api.clock.advance({ days: 2 });
  await cleanUp(api.contextOf(anna));
  expect(await names()).toEqual(before);
  expect((await fileOf(id)).status).toBe(200);
});
