import Type from 'typebox';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import type { Routes } from './http-types.ts';
import { sentFile } from './sent-files.ts';

const response = { 200: Type.Unknown() };
const open = { access: 'public', limits: [], notIdempotent: 'harmless' } as const;

const routes: Routes = async (http) => {
  http.post(
    '/with-file',
    {
      config: { ...open, takesFile: true },
      schema: {
        operationId: 'withFile',
        body: Type.Object({ count: Type.Optional(Type.Integer()) }),
        response,
      },
    },
    async (request) => {
      const file = sentFile(request, 'image', 'file');
      return { body: request.body, name: file?.name, size: file?.content.length };
    },
  );
  http.post(
    '/without-file',
    { config: open, schema: { operationId: 'withoutFile', response } },
    async () => ({}),
  );
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ moreRoutes: [routes] });
});
afterAll(() => api.close());

async function send(path: string, form: FormData) {
  const request = new Response(form);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return api.request('POST', path, { headers, body: Buffer.from(await request.arrayBuffer()) });
}

function aForm(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test('a route that takes a file gets it, and the texts sent with it as its body', async () => {
  const form = aForm({ count: '3', file: new File(['abc'], '../of mine.jpg'), unknown: 'x' });
  expect((await send('/api/with-file', form)).body).toEqual({
    body: { count: 3 },
    name: '../of mine.jpg',
    size: 3,
  });
});

test('the name of a file cannot show its end in another place', async () => {
  const form = aForm({ file: new File(['abc'], 'log\u202egpj.exe') });
  expect((await send('/api/with-file', form)).body).toMatchObject({ name: 'loggpj.exe' });
});

test('a form without a file, and one of JSON, have none', async () => {
  expect((await send('/api/with-file', aForm({ count: '3' }))).body).toEqual({ body: { count: 3 } });
  expect((await api.request('POST', '/api/with-file', { body: { count: 4 } })).body).toEqual({
    body: { count: 4 },
  });
});

test('a form is held to the route’s schema', async () => {
  const { status } = await send('/api/with-file', aForm({ count: 'three', file: new Blob(['abc']) }));
  expect(status).toBe(422);
});

test('all other routes take no files', async () => {
  expect((await send('/api/without-file', aForm({ file: new Blob(['abc']) }))).status).toBe(415);
});

test.each([
  ['ends too early', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="file"'],
  ['names no boundary', 'multipart/form-data', '--b--'],
  ['has more parts than any of ours', 'multipart/form-data; boundary=b', '--b\r\n'.repeat(100_000)],
])('a form that %s cannot be read', async (_what, type, body) => {
  const answer = await api.request('POST', '/api/with-file', { headers: { 'content-type': type }, body });
  expect([answer.status, answer.headers['x-error-code']]).toEqual([400, 'unreadable_request']);
});

test('what is far too large is not read to its end', async () => {
  const form = aForm({ file: new Blob([Buffer.alloc(20_000_000)]) });
  expect((await send('/api/with-file', form)).headers['x-error-code']).toBe('request_too_large');
});

test('a file may be large where one is taken, and nothing else may', async () => {
  const large = 'x'.repeat(2_000_000);
  expect((await send('/api/with-file', aForm({ file: new Blob([large]) }))).body.size).toBe(2_000_000);
  for (const path of ['/api/with-file', '/api/without-file']) {
    const answer = await api.request('POST', path, { body: { name: large } });
    expect([answer.status, answer.headers['x-error-code']]).toEqual([413, 'request_too_large']);
  }
});
