import { aHive } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aShower } from './test-dashboards.ts';

let api: TestApi;
let anna: TestUser;
let hiveIds: string[];
beforeAll(async () => {
  api = await startTestApi();
  anna = await aShower(api);
  hiveIds = [String((await aHive(api, anna)).id)];
});
afterAll(() => api.close());

const request = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, headers = {}) =>
  api.request(method, `/api/v1/dashboards${path}`, { as: anna, headers, ...(body && { body }) });

const fields = {
  title: 'In the hall',
  description: 'Ask Jo for the key',
  paceSeconds: 60,
  interval: 'selection',
  startsOn: '2026-05-01',
  endsOn: '2026-05-31',
  showsAll: true,
  parts: ['weight', 'notes'],
  language: 'de',
  weightUnit: 'lb',
  temperatureUnit: 'fahrenheit',
  theme: 'light',
  sites: ['https://museum.example'],
};

test('a dashboard is taken and sent with the names and types of the service', async () => {
  const made = await request('POST', '', { ...fields, hiveIds });
  const code = expect.stringMatching(/^\w{10}$/);
  expect([made.status, made.body]).toEqual([
    200,
    {
      ...{ id: expect.stringMatching(/^\d+$/), revision: 1, accessCode: code, ...fields, hiveIds },
      ...{ url: expect.stringContaining(made.body.accessCode), openings: [] },
    },
  ]);
  expect((await request('GET', `/${made.body.id}`)).body).toEqual(made.body);
  expect((await request('GET', '')).body).toContainEqual(made.body);
});

test('what is not said is as usual, null takes away, and what has a value always has one', async () => {
  const { body: made } = await request('POST', '', { hiveIds });
  expect(made).toMatchObject({ title: 'Dashboard', paceSeconds: 30, interval: 'week', sites: [] });
  const edited = await request('PATCH', `/${made.id}`, { ...fields, parts: ['notes', 'weight'] });
  expect(edited.body).toMatchObject(fields);
  const { body } = await request('PATCH', `/${made.id}`, { description: null, language: null });
  expect(body).toEqual({ ...edited.body, revision: 3, description: undefined, language: undefined });
  const refused = await request('PATCH', `/${made.id}`, { paceSeconds: null, theme: null });
  expect([refused.status, refused.body.problems]).toMatchObject([
    422,
    [{ path: 'paceSeconds' }, { path: 'theme' }],
  ]);
});

test('an edit of an older version is told the newer one', async () => {
  const { body: made } = await request('POST', '', { hiveIds });
  await request('PATCH', `/${made.id}`, { title: 'First' });
  const late = await request('PATCH', `/${made.id}`, { title: 'Second' }, { 'if-match': '"1"' });
  expect([late.status, late.body]).toMatchObject([
    412,
    { code: 'changed_meanwhile', current: { ...made, title: 'First', revision: 2 } },
  ]);
});

test('a fault is named as the field is', async () => {
  const wrong = { hiveIds: ['x'], paceSeconds: 5, parts: ['wasps'], endsOn: 'soon', sites: ['::'] };
  const { status, body } = await request('POST', '', wrong);
  const paths = body.problems.map(({ path }: { path: string }) => path).toSorted();
  expect([status, paths]).toEqual([422, ['endsOn', 'hiveIds.0', 'paceSeconds', 'parts.0', 'sites.0']]);
});
