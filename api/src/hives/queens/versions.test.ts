import { aQueen } from '#testing/bee-builders.ts';
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

async function edited(): Promise<string> {
  const { id } = await aQueen(api, anna, { name: 'Beatrix' });
  await request('PATCH', `/queens/${id}`, { name: 'Juliana', line: 'A12' });
  return String(id);
}

test('versions of a queen say what was known of her, and by whom', async () => {
  const id = await edited();
  const { body } = await request('GET', `/queens/${id}/versions`);
  expect(body).toMatchObject([
    { name: 'Juliana', line: 'A12', writtenBy: anna.name },
    { name: 'Beatrix', revision: 1 },
  ]);
});

test('an older version is taken back as a new one', async () => {
  const id = await edited();
  const restore = (revision: number) =>
    request('POST', `/queens/${id}/restore`, { version: 1 }, anna, { 'if-match': `"${revision}"` });
  expect((await restore(1)).body.code).toBe('changed_meanwhile');
  const { status, body } = await restore(2);
  expect([status, body.name, body.line, body.revision]).toEqual([200, 'Beatrix', undefined, 3]);
});

test('a version that is not stored, and a queen of others, cannot be taken back', async () => {
  const id = await edited();
  expect((await request('POST', `/queens/${id}/restore`, { version: 9 })).body.code).toBe('not_found');
  expect((await request('POST', `/queens/${id}/restore`, { version: 1 }, bram)).status).toBe(404);
  expect((await request('GET', `/queens/${id}/versions`, undefined, bram)).status).toBe(404);
});
