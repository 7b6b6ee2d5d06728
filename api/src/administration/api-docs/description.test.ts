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

test('our own API comes first, and the routes of old apps are told from it', async () => {
  const { paths } = (await read()).json();
  const names = Object.keys(paths);
  const firstOld = names.findIndex((name) => !name.startsWith('/api/v1/'));
  expect(firstOld).toBeGreaterThan(0);
  expect(names.slice(firstOld).filter((name) => name.startsWith('/api/v1/'))).toEqual([]);
  expect(paths['/api/v1/hives'].get.tags).toEqual(['hives']);
  expect(paths['/api/hives'].get.tags).toEqual(['hives (old apps and sensors)']);
});

test('the page to browse it loads only files of this service', async () => {
  const page = await api.app.http.inject({ url: '/api/docs' });
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  const files = [...page.body.matchAll(/(?:src|href)="(docs\/[^"]+)"/g)].map(([, path]) => path);
  expect(files).toHaveLength(3);
  for (const file of files) {
    const { statusCode, headers } = await api.app.http.inject({ url: `/api/${file}` });
    expect([statusCode, headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/^text\/(css|javascript)/),
    ]);
  }
  expect((await api.app.http.inject({ url: '/api/docs/..%2fpackage.json' })).statusCode).toBe(404);
});
