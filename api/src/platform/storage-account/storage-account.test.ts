import { anApiary, anArchive, kindsOf, time } from '#account-import/test-archives.ts';
import { aCountedRestore, broughtBack } from '#account-import/test-restores.ts';
import { anImport, mapped, sendImport, step } from '#imports/test-imports.ts';
import { aReadPage } from '#inspections/paper-recognition/test-readings.ts';
import { aPhoto } from '#inspections/photos/test-photos.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aProof } from '#registers/entries/test-entries.ts';
import { aChecklist } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aTable, sendArchive, sendLogOf, uploads } from './test-uploads.ts';

const maxBytes = 1_000_000;

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi({ environment: { STORAGE_MEGABYTES: '1' } });
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

/** What the person is shown, by kind. */
async function stored(as = anna) {
  const { body } = await api.request('GET', '/api/v1/account/storage', { as });
  const kinds = body.kinds as { kind: string; bytes: number }[];
  return { ...body, kinds: Object.fromEntries(kinds.map(({ kind, bytes }) => [kind, bytes])) };
}

/** Sends a file to be imported that leaves so much room. */
async function leave(bytes: number, as = anna) {
  const { usedBytes: used } = await stored(as);
  const { status, body } = await sendImport(api, as, aTable(maxBytes - used - bytes));
  expect([status, body]).toEqual([201, { id: expect.any(Number) }]);
  return body.id as number;
}

test('an account begins empty', async () => {
  const none = {
    photos: 0,
    attachments: 0,
    proofs: 0,
    scans: 0,
    printed_forms: 0,
    imports: 0,
    device_logs: 0,
    archives: 0,
  };
  expect(await stored()).toEqual({ usedBytes: 0, maxBytes, kinds: none });
});

test('each kind of files counts for who sent it, and all of them together', async () => {
  const bob = await aUser(api);
  const before = await stored(bob);
  for (const { send } of Object.values(uploads)) expect((await send(api, anna)).status).toBeLessThan(300);
  const { usedBytes: used, kinds } = await stored();
  for (const [kind, bytes] of Object.entries<number>(kinds)) expect([kind, bytes > 0]).toEqual([kind, true]);
  expect(used).toBe(Object.values<number>(kinds).reduce((sum, bytes) => sum + bytes, 0));
  expect(kinds.imports).toBe(100);
  expect(await stored(bob)).toEqual(before);
});

describe.each(Object.entries(uploads))('a %s', (_, { send, path = 'file' }) => {
  test('is refused where the storage is full, at its field, and taken from somebody else', async () => {
    const bob = await aUser(api);
    await leave(0);
    const before = await stored();
    expect(before.usedBytes).toBe(maxBytes);
    const { status, body } = await send(api, anna);
    expect([400, 422]).toContain(status);
    expect(body.problems).toEqual([{ path, code: 'no_room_left', params: { max: 1 } }]);
    expect(await stored()).toEqual(before);
    expect((await send(api, bob)).status).toBeLessThan(300);
  });
});

test.each(Object.entries(uploads))(
  'two of a %s at once take no more room than there is',
  async (_, { send }) => {
    const bob = await aUser(api);
    await send(api, bob);
    const { usedBytes: size } = await stored(bob);
    await leave(Math.ceil(size * 1.5));
    await Promise.all([send(api, anna), send(api, anna)]);
    expect((await stored()).usedBytes).toBeLessThanOrEqual(maxBytes);
  },
);

test('a page counts with its picture as it is laid flat', async () => {
  const { pageId } = await aReadPage(api, anna);
  const { scans } = (await stored()).kinds;
  await api.database.db
    .updateTable('read_pages')
    .set({ straight_size_bytes: 1000 })
    .where('id', '=', pageId as never)
    .execute();
  expect((await stored()).kinds.scans).toBe(scans + 1000);
});

test('the file of a proof that is struck out still counts: it is stored as well', async () => {
  const { id, proof } = await aProof(api, anna);
  const before = await stored();
  expect(before.kinds.proofs).toBe(proof.sizeBytes);
  const body = { reason: 'Of another product' };
  await api.request('POST', `/api/v1/register-entries/${id}/strike`, { as: anna, body });
  expect(await stored()).toEqual(before);
});

test('what is deleted makes room', async () => {
  const { image_url } = await aPhoto(api, anna);
  const id = await leave(0);
  await api.request('DELETE', '/api/images', { as: anna, body: { image_url } });
  expect((await stored()).kinds.photos).toBe(0);
  await api.request('DELETE', `/api/v1/imports/${id}`, { as: anna });
  expect((await stored()).usedBytes).toBe(0);
});

test('a file that is imported counts no more', async () => {
  const device = await aDevice(api, anna);
  const sent = await anImport(api, anna, aTable(5000));
  await mapped(api, anna, sent, { target: String(device.id) });
  await step(api, anna, sent.id, 'count');
  expect((await stored()).kinds.imports).toBe(5000);
  await step(api, anna, sent.id, 'start');
  expect((await stored()).kinds.imports).toBe(0);
});

test('a log that is sent again, and a form that is printed again, take no more room and are answered as before', async () => {
  const device = await aDevice(api, anna, { type: 'beep' });
  const { id: checklistId } = await aChecklist(api, anna);
  const print = () =>
    api.request('POST', '/api/checklist-svg', { as: anna, body: { checklist_id: checklistId } });
  const [log, printed] = [await sendLogOf(api, anna, device.id), await print()];
  await leave(0);
  expect((await sendLogOf(api, anna, device.id)).body.id).toBe(log.body.id);
  expect((await print()).body.id).toBe(printed.body.id);
});

describe('an archive', () => {
  const large = async (bytes: number) =>
    anArchive({ apiaries: [anApiary(1)] }, { 'images/noise.jpg': noise(bytes) });

  test('counts until everything in it is restored', async () => {
    const archive = await large(1000);
    await aCountedRestore(api, anna, archive);
    expect((await stored()).kinds.archives).toBe(archive.length);
    await broughtBack(api, anna);
    expect((await stored()).kinds.archives).toBe(0);
  });

  test('makes room for the one that replaces it', async () => {
    const archives = [await large(700_000), await large(800_000)];
    for (const archive of archives) expect((await sendArchive(api, anna, archive)).status).toBe(204);
    expect((await stored()).kinds.archives).toBe(archives[1]?.length);
  });

  test('that is too large leaves nothing, and the one before stays', async () => {
    const names = () => api.contextOf(anna).restores.names();
    await sendArchive(api, anna, await large(500_000));
    const before = await names();
    const { status, body } = await sendArchive(api, anna, await large(1_000_000));
    expect([status, body.problems?.[0]?.code]).toEqual([422, 'no_room_left']);
    expect(await names()).toEqual(before);
  });

  test('of printed forms brings those for which there is room', async () => {
    const items = { item_ids: [], required_ids: [] };
    const checklist = {
      id: 1,
      type: 'beekeeper',
      name: 'Spring',
      ...items,
      created_at: time,
      updated_at: time,
    };
    const print = (id: number) => ({
      ...{ id, checklist_id: 1, name: 'Drawn', pages: 1, created_at: time, last_print: time },
      svg: 'x'.repeat(400_000),
    });
    const archive = await anArchive({
      checklists: [checklist],
      checklist_prints: [print(1), print(2), print(3)],
    });
    const counted = await aCountedRestore(api, anna, archive);
    expect(kindsOf(counted, 'checklist_prints')).toMatchObject([{ fresh: 2, leftOut: 1 }]);
    const done = await broughtBack(api, anna);
    expect(kindsOf(done, 'checklist_prints')).toMatchObject([{ fresh: 2, leftOut: 1, isDone: true }]);
    expect((await stored()).kinds.printed_forms).toBe(800_000);
  });
});

/** What does not get smaller when it is packed. */
function noise(bytes: number): Buffer {
  let state = 1;
  return Buffer.from(
    Array.from({ length: bytes }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state >>> 24;
    }),
  );
}
