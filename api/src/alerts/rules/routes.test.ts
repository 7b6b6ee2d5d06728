import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const call = async (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  headers = {},
) =>
  (await api.request(method, `/api/v1/alert-rules${path}`, { as: anna, headers, ...(body && { body }) }))
    .body;

const last = { quantity: 'weight_kg', period: 'last', comparator: 'greater_than', threshold: 1.5 };
const past = { ...last, quantity: 't_i', period: 'past', calculation: 'min', minutes: 60 };
const silence = { quantity: 'message', period: 'intervals', comparator: 'equal_to', threshold: 0 };

test('a rule is created with defaults, and sent with the names of GraphQL', async () => {
  const made = await call('POST', '', {
    name: 'Theft',
    conditions: [{ ...last, comparison: 'fall' }, past, silence],
  });
  expect(made).toEqual({
    id: expect.stringMatching(/^\d+$/),
    revision: 1,
    name: 'Theft',
    isActive: true,
    byEmail: false,
    calculationMinutes: 0,
    conditions: [{ ...last, comparison: 'fall' }, { ...past, comparison: 'value' }, silence],
    joinedBy: 'and',
    occurrences: 1,
    excludedMonths: [],
    excludedHours: [],
    excludedHiveIds: [],
    includesShared: false,
    quietMinutes: 60,
    timeZone: 'UTC',
  });
  expect(await call('GET', '')).toEqual([made]);
  expect(await call('GET', `/${made.id}`)).toEqual(made);
});

test('an edit changes what it names, null takes a value away, and an older version is refused', async () => {
  const rule = { name: 'Theft', conditions: [last], description: 'By night', worseBy: 2 };
  const { id } = await call('POST', '', rule);
  const changed = await call('PATCH', `/${id}`, {
    description: null,
    worseBy: null,
    excludedMonths: [3, 1, 3],
  });
  expect(changed).toMatchObject({ name: 'Theft', revision: 2, excludedMonths: [1, 3] });
  expect([changed.description, changed.worseBy]).toEqual([undefined, undefined]);
  expect(await call('PATCH', `/${id}`, { name: 'Late' }, { 'if-match': '"1"' })).toMatchObject({
    code: 'changed_meanwhile',
    current: changed,
  });
});

test('a hive is left out once, however often that is said', async () => {
  const { id } = await call('POST', '', { name: 'Theft', conditions: [last] });
  const { id: hive } = await aHive(api, anna);
  await call('PUT', `/${id}/excluded-hives/${hive}`);
  const rule = await call('PUT', `/${id}/excluded-hives/${hive}`);
  expect(rule).toMatchObject({ revision: 2, excludedHiveIds: [String(hive)] });
});

test.each([
  [{ name: '' }, 'name', 'required'],
  [{ conditions: [] }, 'conditions', 'required'],
  [{ conditions: [{ ...past, minutes: 0 }] }, 'conditions.0.minutes', 'too_small'],
  [{ conditions: [{ ...last, quantity: 'honey' }] }, 'conditions.0.quantity', 'unknown_choice'],
  [{ conditions: [{ ...last, period: 'future' }] }, 'conditions.0.minutes', 'required'],
  [{ calculationMinutes: 7 }, 'calculationMinutes', 'unknown_choice'],
  [{ excludedHours: [24] }, 'excludedHours.0', 'too_large'],
  [{ excludedHiveIds: ['2147483647'] }, 'excludedHiveIds', 'unknown_choice'],
  [{ timeZone: 'Mars' }, 'timeZone', 'unknown_choice'],
  [{ webhookUrl: 'nowhere' }, 'webhookUrl', 'not_a_web_address'],
])('a rule with %j is refused at its field', async (wrong, path, code) => {
  const { problems } = await call('POST', '', { name: 'Theft', conditions: [last], ...wrong });
  expect(problems[0]).toMatchObject({ path, code });
});
