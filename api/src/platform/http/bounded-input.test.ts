import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Schema {
  type?: string | string[];
  enum?: unknown;
  const?: unknown;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

/** Where a schema takes as much as anybody likes to send. */
function unbounded(place: string, schema: Schema | undefined): string[] {
  if (schema === undefined) return [];
  const is = (type: string) => [schema.type].flat().includes(type);
  const isWord = 'enum' in schema || 'const' in schema || hasOneLength(schema.pattern);
  const records = Object.values(schema.patternProperties ?? {});
  return [
    ...(is('string') && !isWord && schema.maxLength === undefined ? [`${place} has no maxLength`] : []),
    ...(is('array') && schema.maxItems === undefined ? [`${place} has no maxItems`] : []),
    ...(records.length > 0 && schema.maxProperties === undefined ? [`${place} has no maxProperties`] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => unbounded(`${place}.${name}`, part)),
    ...[...records, ...(schema.items ? [schema.items] : [])].flatMap((part) => unbounded(`${place}[]`, part)),
    ...(schema.anyOf ?? []).flatMap((part) => unbounded(place, part)),
  ];
}

/** A pattern of the whole text that repeats nothing without an end. */
const hasOneLength = (pattern = '') => /^\^[^*+]+\$$/.test(pattern) && !pattern.includes(',}');

test('every text, list and record that a route takes has a length', () => {
  const found = api.app.routes.flatMap(({ method, path, schema }) =>
    Object.entries(schema).flatMap(([part, given]) =>
      unbounded(`${method} ${path} ${part}`, given as Schema | undefined),
    ),
  );
  expect(api.app.routes.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test.each([
  ['text without a length', { type: 'object', properties: { name: { type: ['string', 'null'] } } }, '.name'],
  ['list without one', { type: 'array', items: { type: 'integer' } }, ''],
  ['record without one', { type: 'object', patternProperties: { '^.*$': {} } }, ''],
  ['pattern that repeats', { anyOf: [{ type: 'string', pattern: '^[a-z]+$' }] }, ''],
])('a %s is found', (_what, schema, place) => {
  expect(unbounded('body', schema)).toEqual([expect.stringMatching(`^body${place} has no max`)]);
});

test('a list of 200,000 entries is refused as too long, and no entry is looked at', async () => {
  const anna = await aUser(api);
  const answer = await api.request('POST', '/api/inspections/store', {
    as: anna,
    body: { date: '2026-06-01 12:00', hive_ids: Array(200_000).fill('x'), items: {} },
  });
  expect(answer.body.problems).toEqual([{ path: 'hiveIds', code: 'too_many', params: { max: 1000 } }]);
});

test('a form with one name 300,000 times is read as one list', async () => {
  const anna = await aUser(api);
  const answer = await api.request('POST', '/api/v1/hives/move', {
    as: anna,
    body: 'hiveIds=&'.repeat(90_000),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.body.problems).toContainEqual(expect.objectContaining({ path: 'hiveIds', code: 'too_many' }));
});

test('80,000 blanks before an odd number are refused as no number, also without a sign-in', async () => {
  const text = `${' '.repeat(80_000)}0x1`;
  const anna = await aUser(api);
  const body = { name: 'Orchard', lat: text };
  const made = await api.request('POST', '/api/locations', { as: anna, body });
  expect(made.body.problems).toEqual([{ path: 'coordinates.latitude', code: 'not_a_number' }]);
  const query = new URLSearchParams({ expires: text, hash: 'x', signature: 'x' });
  expect((await api.request('GET', `/api/email/verify/1?${query}`)).status).toBe(403);
});
