import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const read = (tag?: string) =>
  api.app.http.inject({
    url: '/api/openapi.json',
    headers: tag === undefined ? {} : { 'if-none-match': tag },
  });

test('the description of the routes is computed once, and a reader that has it gets 304', async () => {
  const computed = jest.spyOn(api.app.http, 'swagger');
  const first = await read();
  expect(first.json()).toMatchObject({ openapi: '3.1.0' });
  const tag = String(first.headers.etag);
  const again = await read(tag);
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
  const other = await read('"another"');
  expect([other.statusCode, other.body]).toEqual([200, first.body]);
  expect(first.headers['cache-control']).toBe('no-cache');
  expect(computed).toHaveBeenCalledTimes(1);
});
