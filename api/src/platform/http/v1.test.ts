import * as v from 'valibot';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { aUser } from '#testing/builders.ts';
import { sendForm } from '#testing/forms.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { inOneScope } from './http.ts';
import { action, publicAction } from './v1.ts';

const shown = { title: 'In the hall', forItsOwner: 'The key is at the reception' };
const Shown = v.object({ title: v.string() });
const open = { limits: [rateLimits.open], answer: Shown };

const routes = inOneScope([
  publicAction('GET', '/shown', { id: 'readShown', summary: '', ...open, isShared: true }, async () => shown),
  publicAction(
    'POST',
    '/shown',
    { id: 'tryShown', summary: '', ...open, notIdempotent: 'harmless' },
    async () => shown,
  ),
  action(
    'POST',
    '/shown/file',
    {
      id: 'sendShown',
      summary: '',
      file: 'file',
      notIdempotent: 'harmless',
      answer: v.object({ size: v.number() }),
    },
    async (_context, { file }) => ({ size: file?.content.length ?? 0 }),
  ),
]);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ moreRoutes: [routes] });
});
afterAll(() => api.close());

test('anybody is answered with what the schema names, and with nothing again that they have', async () => {
  const first = await api.request('GET', '/api/v1/shown');
  expect([first.status, first.body]).toEqual([200, { title: 'In the hall' }]);
  expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
  const again = await api.request('GET', '/api/v1/shown', {
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([again.status, again.text]).toEqual([304, '']);
  expect((await api.request('POST', '/api/v1/shown')).body).toEqual({ title: 'In the hall' });
});

test('a file comes in a form, from whoever is signed in', async () => {
  const anna = await aUser(api);
  const sent = await sendForm(api, '/api/v1/shown/file', anna, { file: Buffer.from('12345') });
  expect(sent.body).toEqual({ size: 5 });
  expect((await api.request('POST', '/api/v1/shown/file', { as: anna })).body).toEqual({ size: 0 });
  expect((await api.request('POST', '/api/v1/shown/file')).status).toBe(401);
});
