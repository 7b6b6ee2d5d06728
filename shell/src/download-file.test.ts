import { downloadFile } from './download-file.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

function answeringWith(answer: Promise<unknown>) {
  const fetching = jest.fn((_path: string, _options: { headers: object }) => answer);
  Object.assign(globalThis, { fetch: fetching });
  return fetching;
}

test.each([
  [401, 'not_signed_in'],
  [404, 'not_found'],
  [500, 'unexpected'],
])('an answer of %i is a failure called %s', async (status, code) => {
  answeringWith(Promise.resolve({ ok: false, status, headers: new Headers() }));
  expect(await downloadFile('/api/file', 'the-token')).toEqual({ kind: 'failed', code });
});

test('what the server says itself counts for more than its number', async () => {
  const headers = new Headers({ 'x-error-code': 'too_much_data' });
  answeringWith(Promise.resolve({ ok: false, status: 422, headers }));
  expect(await downloadFile('/api/file', 'the-token')).toEqual({ kind: 'failed', code: 'too_much_data' });
});

test('without a connection it says that the server cannot be reached', async () => {
  answeringWith(Promise.reject(new TypeError('offline')));
  expect(await downloadFile('/api/file', 'the-token')).toEqual({ kind: 'failed', code: 'unreachable' });
});

test('the token goes in a header, and the file is saved under the name that the server gives it', async () => {
  const headers = new Headers({ 'content-disposition': 'attachment; filename="skep-2026-11-21.zip"' });
  const fetching = answeringWith(Promise.resolve({ ok: true, headers, blob: async () => new Blob(['zip']) }));
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  const saved: string[][] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.href, this.download]);
  });
  expect(await downloadFile('/api/file', 'the-token')).toEqual({ kind: 'saved' });
  expect(fetching).toHaveBeenCalledWith('/api/file', { headers: { authorization: 'Bearer the-token' } });
  expect(saved).toEqual([['blob:file', 'skep-2026-11-21.zip']]);
});
