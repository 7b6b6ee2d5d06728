import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('pairs are stored for their person alone, and later values replace earlier ones', async () => {
  const [user, other] = [await aUser(api), await aUser(api)];
  await api.request('POST', '/api/settings', { as: user, body: { view: 'list', size: 12 } });
  const saved = await api.request('POST', '/api/settings', { as: user, body: { view: 'cards', id: 7 } });
  expect(saved.status).toBe(200);
  expect(saved.body).toEqual([
    {
      name: 'size',
      value: '12',
      number: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    },
    { name: 'view', value: 'cards', number: 7, created_at: expect.any(String) },
  ]);
  expect((await api.request('GET', '/api/settings', { as: user })).body).toEqual(saved.body);
  expect((await api.request('GET', '/api/settings', { as: other })).body).toEqual([]);
});

test('a null value is stored, as an app that clears a field expects', async () => {
  const user = await aUser(api);
  const saved = await api.request('POST', '/api/settings', { as: user, body: { note: null, other: '' } });
  expect(saved.body).toMatchObject([
    { name: 'note', value: null },
    { name: 'other', value: null },
  ]);
});

test.each([
  ['nothing', {}],
  ['a number without a name', { id: 3 }],
  ['a number that is none', { view: 'list', id: 'three' }],
  ['a number too large', { view: 'list', id: 3_000_000_000 }],
  ['a list', { view: ['list', 'cards'] }],
  ['an object', { view: { a: 1 } }],
  ['a name too long', { ['n'.repeat(101)]: 'x' }],
  ['a value too long', { view: 'x'.repeat(10_001) }],
])('%s is refused as the old app expects it', async (_what, body) => {
  const user = await aUser(api);
  const answer = await api.request('POST', '/api/settings', { as: user, body });
  expect([answer.status, answer.body]).toEqual([400, 'no named settings to save']);
  expect((await api.request('GET', '/api/settings', { as: user })).body).toEqual([]);
});

test('more than 500 settings are refused as a whole', async () => {
  const user = await aUser(api);
  const hundred = (start: number) =>
    Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`setting ${start + index}`, 'x']));
  for (const start of [0, 100, 200, 300, 400]) {
    expect((await api.request('POST', '/api/settings', { as: user, body: hundred(start) })).status).toBe(200);
  }
  expect((await api.request('POST', '/api/settings', { as: user, body: hundred(500) })).status).toBe(400);
  expect((await api.request('GET', '/api/settings', { as: user })).body).toHaveLength(500);
});

const path = '/api/v1/account/preferences';

test('preferences are settings of any app, each believed only where it can be one', async () => {
  const user = await aUser(api);
  const sample = [{ fromMonth: 1, amber: 2, red: 3 }];
  const own = JSON.stringify({ sample, natural_drop: sample, sticky_board: sample });
  const usual = {
    units: { weight: 'kg', temperature: 'celsius' },
    ...{ heatMapMaximum: 500, hasReminderMails: true },
  };
  const stored = { reminder_mails: '0', heatmap_maximum: '2000', mite_thresholds: own, time_zone: 'Mars' };
  expect((await api.request('GET', path, { as: user })).body).toEqual(usual);
  await api.request('POST', '/api/settings', { as: user, body: stored });
  const miteThresholds = { sample, naturalDrop: sample, stickyBoard: sample };
  const read = { ...usual, heatMapMaximum: 2000, hasReminderMails: false, miteThresholds };
  expect((await api.request('GET', path, { as: user })).body).toEqual(read);
  await api.request('POST', '/api/settings', {
    as: user,
    body: { mite_thresholds: '{', heatmap_maximum: '7' },
  });
  expect((await api.request('GET', path, { as: user })).body).toEqual({ ...usual, hasReminderMails: false });
});

test('a preference is stored under the name that old apps know, and what cannot be one is refused at its field', async () => {
  const user = await aUser(api);
  const sample = [{ fromMonth: 1, amber: 2, red: 3 }];
  const miteThresholds = { sample, naturalDrop: sample, stickyBoard: sample };
  const change = (body: object) => api.request('PATCH', path, { as: user, body });
  await change({ hasReminderMails: false, heatMapMaximum: 50, miteThresholds });
  const { body } = await api.request('GET', '/api/settings', { as: user });
  expect(body.map(({ name, value }: Record<string, string>) => [name, value])).toEqual([
    ['heatmap_maximum', '50'],
    ['mite_thresholds', JSON.stringify({ sample, natural_drop: sample, sticky_board: sample })],
    ['reminder_mails', '0'],
  ]);
  const crossed = [{ fromMonth: 1, amber: 4, red: 3 }];
  const refused = { heatMapMaximum: 51, miteThresholds: { ...miteThresholds, naturalDrop: crossed } };
  expect((await change(refused)).body.problems).toEqual([
    { path: 'heatMapMaximum', code: 'unknown_choice' },
    { path: 'miteThresholds.naturalDrop.0.red', code: 'too_small' },
  ]);
});
