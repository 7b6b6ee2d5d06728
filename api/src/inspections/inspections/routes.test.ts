import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
let bram: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  [anna, bram] = [await aUser(api), await aUser(api)];
});
afterAll(() => api.close());

const request = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, headers = {}) =>
  api.request(method, `/api/v1${path}`, { as: anna, headers, ...(body && { body }) });

const items = [
  { itemId: '832', value: '2,5' },
  { itemId: '413', value: 'Two of them' },
];

async function written(overrides = {}) {
  const hiveId = String((await aHive(api, anna)).id);
  const about = { inspectedAt: '2026-05-03T12:05:00Z', timeZone: 'Europe/Amsterdam' };
  const { status, body } = await request('POST', '/inspections', { hiveId, ...about, ...overrides });
  expect(status).toBe(200);
  return body;
}

test('an inspection has our names, times with the zone of its author, and no field without a value', async () => {
  const made = await written({ impression: 7, needsAttention: false, notes: ' Calm ', items });
  expect(made).toEqual({
    ...{ id: expect.any(String), hiveId: expect.any(String), apiaryId: expect.any(String), revision: 1 },
    ...{ inspectedAt: '2026-05-03T14:05:00+02:00', timeZone: 'Europe/Amsterdam' },
    ...{ impression: 7, needsAttention: false, notes: 'Calm' },
    ...{ isReminderDone: false, isEvent: false, itemCount: 2, access: 'owner', canDelete: true },
    ...{ authorId: String(anna.id), authorName: anna.name },
    items: expect.arrayContaining([
      { itemId: '832', input: 'number_1_decimals', value: '2.5', text: '2.5', unit: 'l', unitKey: 'l' },
      { itemId: '413', input: 'text', value: 'Two of them', text: 'Two of them' },
    ]),
  });
  expect((await request('GET', `/inspections/${made.id}`)).body).toEqual(made);
});

test('an edit changes what it names, null takes away, and answers that are left out are gone', async () => {
  const { id } = await written({ impression: 7, notes: 'Calm', items });
  const edit = { notes: null, nextNotes: 'Feed', items: [{ itemId: '832', value: '3' }] };
  const { body } = await request('PATCH', `/inspections/${id}`, edit);
  expect(body).toMatchObject({ revision: 2, impression: 7, nextNotes: 'Feed', items: [{ value: '3' }] });
  expect([body.notes, body.itemCount]).toEqual([undefined, 1]);
  const same = await request('PATCH', `/inspections/${id}`, { ...edit, inspectedAt: '2026-05-03T12:05:00Z' });
  expect(same.body.revision).toBe(2);
});

test('an edit of an older revision is refused with the newer one', async () => {
  const { id } = await written();
  const newer = (await request('PATCH', `/inspections/${id}`, { notes: 'Calm' })).body;
  const late = await request('PATCH', `/inspections/${id}`, { notes: 'Late' }, { 'if-match': '"1"' });
  expect([late.status, late.body.code, late.body.current]).toEqual([412, 'changed_meanwhile', newer]);
});

test('each fault is named by our names', async () => {
  const wrong = { impression: 11, timeZone: 'Mars/Base', inspectedAt: 'May', reminder: 'x'.repeat(101) };
  const { status, body } = await request('POST', '/inspections', { hiveId: 'x', ...wrong });
  expect(status).toBe(422);
  expect(body.problems.map(({ path }: { path: string }) => path).toSorted()).toEqual([
    ...['hiveId', 'impression', 'inspectedAt', 'reminder', 'timeZone'],
  ]);
});

test('a page of a hive is a table, and a list is narrowed by all that a query names', async () => {
  const { id, hiveId } = await written({ impression: 9, reminder: 'Add a super', items });
  const { body } = await request('GET', `/hives/${hiveId}/inspections?pageSize=1`);
  expect(body).toMatchObject({ page: 1, pageCount: 1, totalCount: 1, columns: [{ id }] });
  expect(body.rows).toMatchObject([
    { itemId: '413', cells: [{ value: 'Two of them' }] },
    { itemId: '832', category: 'Food', cells: [{ value: '2.5' }] },
  ]);
  const found = async (query: string) =>
    (await request('GET', `/inspections?hiveIds=${hiveId}&${query}`)).body.totalCount;
  const queries = ['moods=happy', 'moods=sad,neutral', 'hasReminder=true', 'needsAttention=true'];
  expect(await Promise.all(queries.map(found))).toEqual([1, 0, 1, 0]);
  expect(await found(`authorIds=${bram.id}`)).toBe(0);
  expect(await found('firstDay=2026-05-03&lastDay=2026-05-03&search=super')).toBe(1);
});
