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

const request = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, as = anna, headers = {}) =>
  api.request(method, `/api/v1${path}`, { as, headers, ...(body && { body }) });

const items = [{ itemId: '832', value: '2.5' }];

/** An inspection that was edited once. */
async function edited() {
  const hive = await aHive(api, anna);
  const about = { inspectedAt: '2026-05-03T12:05:00Z', timeZone: 'Europe/Amsterdam' };
  const { body } = await request('POST', '/inspections', {
    ...{ hiveId: String(hive.id), ...about, notes: 'Calm', impression: 7, items },
  });
  api.clock.advance({ minutes: 10 });
  await request('PATCH', `/inspections/${body.id}`, { notes: 'Nervous', impression: null, items: [] });
  api.clock.advance({ minutes: 10 });
  return { id: body.id };
}

test('versions say what an inspection was, from when on and by whom, the present one first', async () => {
  const { id } = await edited();
  const { status, body } = await request('GET', `/inspections/${id}/versions`);
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { revision: 2, notes: 'Nervous', items: [], writtenBy: anna.name },
    {
      revision: 1,
      notes: 'Calm',
      impression: 7,
      writtenBy: anna.name,
      items: [{ itemId: '832', text: '2.5' }],
    },
  ]);
  expect(body[1].items[0].name).not.toBe('');
});

test('an older version is taken back as a new one, with its answers', async () => {
  const { id } = await edited();
  const restore = (revision: number) =>
    request('POST', `/inspections/${id}/restore`, { version: 1 }, anna, { 'if-match': `"${revision}"` });
  expect((await restore(1)).body.code).toBe('changed_meanwhile');
  const { status, body } = await restore(2);
  expect([status, body.revision, body.notes, body.impression]).toEqual([200, 3, 'Calm', 7]);
  expect(body.items).toMatchObject([{ itemId: '832', value: '2.5' }]);
  const { body: versions } = await request('GET', `/inspections/${id}/versions`);
  expect(versions.map(({ notes }: { notes: string }) => notes)).toEqual(['Calm', 'Nervous', 'Calm']);
});

test('a version that is not stored, and an inspection of others, cannot be taken back', async () => {
  const { id } = await edited();
  expect((await request('POST', `/inspections/${id}/restore`, { version: 9 })).body.code).toBe('not_found');
  expect((await request('POST', `/inspections/${id}/restore`, { version: 1 }, bram)).status).toBe(404);
  expect((await request('GET', `/inspections/${id}/versions`, undefined, bram)).status).toBe(404);
});
