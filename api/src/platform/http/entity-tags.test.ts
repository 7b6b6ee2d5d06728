import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('an answer that has not changed takes a few bytes, and one that has is sent in full', async () => {
  const anna = await aUser(api);
  const read = (tag?: string) =>
    api.app.http.inject({
      url: '/api/locations',
      headers: { authorization: `Bearer ${anna.token}`, ...(tag ? { 'if-none-match': tag } : {}) },
    });
  const first = await read();
  const tag = String(first.headers.etag);
  expect(first.statusCode).toBe(200);
  const again = await read(tag);
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await api.request('POST', '/api/locations', { as: anna, body: { name: 'Orchard', hive_amount: 0 } });
  const changed = await read(tag);
  expect(changed.statusCode).toBe(200);
  expect(changed.body).toContain('Orchard');
  expect(changed.headers['cache-control']).toBe('no-store');
});
