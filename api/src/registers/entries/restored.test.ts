import { createHash } from 'node:crypto';
import { writeArchive } from '#account-import/jobs.ts';
import { aHiveRow, anApiary, anArchive, kindsOf } from '#account-import/test-archives.ts';
import { aCountedRestore, broughtBack } from '#account-import/test-restores.ts';
import { exportedFile } from '#exports/test-exports.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aBill, aHarvest, aMiteCount, anEntry, aProof } from './test-entries.ts';

let api: TestApi;
let anna: TestUser;
let bram: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  [anna, bram] = [await aUser(api), await aUser(api)];
});
afterAll(() => api.close());

const get = async (path: string, as: TestUser) => (await api.request('GET', path, { as })).body;
const book = async (as: TestUser) => (await get('/api/v1/register-entries', as)).entries;

async function moved(from: TestUser, to: TestUser) {
  await aCountedRestore(api, to, await exportedFile(api, from));
  const done = await broughtBack(api, to);
  return kindsOf(done, 'register_entries')[0];
}

/** A book of a treatment, its bill, a corrected harvest, and a count. */
async function aBook(owner: TestUser) {
  const hive = await aHive(api, owner);
  const today = api.clock.now().toISOString().slice(0, 10);
  await anEntry(api, owner, { hiveIds: [hive.id], day: today, lastDay: today });
  const post = async (path: string, body: object) => {
    const answer = await api.request('POST', path, { as: owner, body });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const harvest = await post('/api/v1/harvests', aHarvest([hive.id]));
  const correction = { correctsId: harvest.id, correctionReason: 'Weighed again' };
  await post('/api/v1/harvests', aHarvest([hive.id], { kilograms: 13, ...correction }));
  await post('/api/v1/mite-counts', aMiteCount({ [hive.id]: { mites: 6, bees: 300 } }));
  await aProof(api, owner);
  return hive;
}

test('a book comes back word for word, of the hives of this house, and says where it comes from', async () => {
  await aBook(anna);
  expect(await moved(anna, bram)).toMatchObject({ fresh: 6, fault: undefined });
  const [was, is] = [await book(anna), await book(bram)];
  const alike = (entries: { hives: object[] }[]) =>
    entries.map(({ hives, ...entry }) => ({
      ...{ ...entry, id: 0, cameAt: null },
      hives: hives.map((hive) => ({ ...hive, hiveId: 0, apiaryId: 0 })),
    }));
  expect(alike(is)).toEqual(alike(was));
  expect(is.map(({ cameAt }: { cameAt: unknown }) => typeof cameAt)).toEqual(Array(6).fill('string'));
  const [{ id: hiveId }] = (await get('/api/hives', bram)).hives;
  expect(is.at(-1).hives[0].hiveId).toBe(String(hiveId));
  // Honey waits here as it did there, and the chain is whole.
  const waits = await get('/api/v1/honey-waits', bram);
  expect(waits).toContainEqual(expect.objectContaining({ hiveId: String(hiveId) }));
  const year = new Date(api.clock.now()).getUTCFullYear();
  expect(await get(`/api/v1/register-sheet?year=${year}`, bram)).not.toHaveProperty('broken');
});

test('the files of bills come with it, to the byte, and move on a second time', async () => {
  await aBook(anna);
  const carla = await aUser(api);
  for (const [from, to] of [
    [anna, bram],
    [bram, carla],
  ] as const) {
    await moved(from, to);
    const { id } = (await book(to)).find(({ kind }: { kind: string }) => kind === 'proof');
    const file = await api.request('GET', `/api/v1/register-entries/${id}/proof`, { as: to });
    expect([file.status, file.text, file.headers['content-type']]).toEqual([
      200,
      aBill.toString(),
      'application/pdf',
    ]);
  }
});

test.each([
  ['another file than the one that the book names', aBill.toString().replace('1.7', '1.4')],
  ['no file', undefined],
])('of a bill with %s the entry comes alone', async (_what, text) => {
  await aCountedRestore(api, anna, await anArchiveWithBill(text));
  await comesWithoutBill(await broughtBack(api, anna));
});

test('of a bill for which there is no room the entry comes alone', async () => {
  const { id } = await aCountedRestore(api, anna, await anArchiveWithBill(aBill.toString()));
  await api.request('POST', '/api/v1/account/restore/start', { as: anna });
  const storageBytesMax = aBill.length - 1;
  await writeArchive({ ...api.app.contextFor('test'), storageBytesMax }, { restoreId: id });
  await comesWithoutBill((await get('/api/v1/account/restore', anna)).restore);
});

/** @param text of its file; undefined: it has none */
async function anArchiveWithBill(text: string | undefined) {
  const sha256 = createHash('sha256').update(aBill).digest('hex');
  const proof = { of: 1, fileName: 'bill.pdf', sizeBytes: aBill.length, sha256 };
  const file = 'images/proof-2.pdf';
  return anArchive(
    {
      register_entries: [
        anEntryRow(),
        { ...anEntryRow({ number: 2, kind: 'proof', treatment: undefined, proof }), id: 2 },
      ],
      register_proofs: [{ entry_id: 2, file }],
    },
    text === undefined ? {} : { [file]: Buffer.from(text) },
  );
}

async function comesWithoutBill(done: Parameters<typeof kindsOf>[0]) {
  expect(kindsOf(done, 'register_entries', 'register_proofs')).toMatchObject([
    { fresh: 2, fault: undefined },
    { fresh: 0, leftOut: 1, fault: undefined },
  ]);
  const { id } = (await book(anna)).find(({ kind }: { kind: string }) => kind === 'proof');
  expect((await api.request('GET', `/api/v1/register-entries/${id}/proof`, { as: anna })).status).toBe(404);
}

test('it goes on here with its chain, comes once, and moves on a second time', async () => {
  await aBook(anna);
  await moved(anna, bram);
  const archive = await exportedFile(api, anna);
  await aCountedRestore(api, bram, archive);
  expect(kindsOf(await broughtBack(api, bram), 'register_entries')).toMatchObject([{ fresh: 0, present: 6 }]);
  const [{ id }] = (await get('/api/hives', bram)).hives;
  expect(await anEntry(api, bram, { hiveIds: [id] })).toMatchObject({ number: 7, isStruck: false });
  const carla = await aUser(api);
  expect(await moved(bram, carla)).toMatchObject({ fresh: 7, fault: undefined });
  const [{ id: there }] = (await get('/api/hives', carla)).hives;
  const entries: { hives: { hiveId: string }[] }[] = await book(carla);
  const last = entries.at(-1);
  expect([entries[0]?.hives[0]?.hiveId, last?.hives[0]?.hiveId]).toEqual([String(there), String(there)]);
});

test('a book that is begun here takes no other, and stays as it is', async () => {
  await aBook(anna);
  await anEntry(api, bram);
  const before = await book(bram);
  expect(await moved(anna, bram)).toMatchObject({ fresh: 0, fault: expect.anything() });
  expect(await book(bram)).toEqual(before);
});

test('a hive that does not come is no hive here, whatever its number', async () => {
  const foreign = await aHive(api, await aUser(api));
  const own = await aHive(api, bram);
  for (const { id } of [foreign, own]) {
    const carla = await aUser(api);
    const archive = await anArchive({
      apiaries: [anApiary(1)],
      hives: [aHiveRow(900_000)],
      register_entries: [anEntryRow({ hives: [{ ...hiveOfText, id }] })],
    });
    await aCountedRestore(api, carla, archive);
    await broughtBack(api, carla);
    const [entry] = await book(carla);
    expect(entry.hives[0]).toMatchObject({ hiveId: '-1', name: 'Hive 1' });
  }
  expect(await get('/api/v1/honey-waits', bram)).toEqual([]);
});

const hiveOfText = { id: 900_000, name: 'Hive 1', apiaryId: 1, apiaryName: 'Apiary 1' };
const treatment = {
  ...{ product: 'Thymol strips', substance: 'Thymol', method: 'strips', withdrawalDays: 300 },
  ...{ quantity: '2', reason: 'Varroa', appliedBy: 'Anna' },
};
const anEntryRow = (overrides: object = {}) => ({
  id: 1,
  content: JSON.stringify({
    ...{ number: 1, kind: 'treatment', day: '2026-05-01', lastDay: '2026-05-01' },
    ...{
      writtenAt: '2026-05-01T10:00:00.000Z',
      authorName: 'Anna',
      hives: [hiveOfText],
      treatment,
      ...overrides,
    },
  }),
  hash: 'a'.repeat(64),
});

test.each([
  ['no JSON', { content: '{' }],
  ['no number', anEntryRow({ number: 'one' })],
  ['facts of another kind', anEntryRow({ kind: 'harvest' })],
  ['a withdrawal without end', anEntryRow({ treatment: { ...treatment, withdrawalDays: 1e9 } })],
  ['a hash that is none', { ...anEntryRow(), hash: '=cmd()' }],
])('%s in one entry, and none comes', async (_what, wrong) => {
  const rows = [anEntryRow(), { ...anEntryRow({ number: 2 }), id: 2, ...wrong }];
  await aCountedRestore(api, anna, await anArchive({ register_entries: rows }));
  const [kind] = kindsOf(await broughtBack(api, anna), 'register_entries');
  expect(kind).toMatchObject({ fresh: 0, fault: { row: 2 } });
  expect(await book(anna)).toEqual([]);
});

test('an entry that nobody wrote so is seen by its chain', async () => {
  const year = '/api/v1/register-sheet?year=2026';
  await aCountedRestore(api, anna, await anArchive({ register_entries: [anEntryRow()] }));
  await broughtBack(api, anna);
  expect(await get(year, anna)).toMatchObject({ broken: 1 });
});
