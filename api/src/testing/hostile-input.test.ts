import fc from 'fast-check';
import { attack, type Target, targetOf } from './hostile-input.ts';
import { hostileTexts, hostileValues } from './hostile-values.ts';
import { type FieldPath, fieldsOf, withField } from './input-fields.ts';
import { startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let targets: Target[];
beforeAll(async () => {
  api = await startTestApi();
  targets = api.app.routes.map((route) => targetOf(api, route));
});
afterAll(() => api.close());

/** Every value in every field takes minutes; `npm run test:long` has them. */
const isLong = process.env.SKEP_TEST_LONG === '1';

/** Fields take turns: every route meets every value, each in one field of some. */
function turnOf<Value>(values: readonly Value[], place: number, fieldCount: number): Value[] {
  const share = isLong ? 1 : Math.min(8, fieldCount);
  return values.filter((_, index) => index % share === place % share);
}

/** Runs a test for each route; the routes are known only when the service stands. */
async function forEveryRoute(work: (target: Target) => Promise<void>): Promise<void> {
  expect(targets.length).toBeGreaterThan(10);
  for (const target of targets) await work(target);
}

test('hostile text and wrong types in any field of any body: a clear answer, nothing told, nothing half stored', async () => {
  await forEveryRoute(async (target) => {
    const fields = fieldsOf(target.route.schema.body);
    for (const [place, field] of fields.entries()) {
      for (const planted of turnOf(hostileValues, place, fields.length)) {
        const { path, body } = await target.right();
        await attack(api, target, { path, planted, body: withField(body, field, planted) });
      }
    }
  });
}, 600_000);

test('hostile text in any query field: the same', async () => {
  await forEveryRoute(async (target) => {
    const fields = fieldsOf(target.route.schema.querystring);
    for (const [place, [name = '']] of fields.entries()) {
      const texts = hostileTexts.filter((text) => text.length < 10_000);
      for (const planted of turnOf(texts, place, fields.length)) {
        const { path, body } = await target.right();
        await attack(api, target, { path: withQuery(path, name, planted), planted, body });
      }
    }
  });
}, 600_000);

test('hostile text in the place of an id is answered like an unknown id', async () => {
  await forEveryRoute(async (target) => {
    const places = target.route.path
      .split('/')
      // A payload is no id: a text of digits may well be one.
      .flatMap((step, index) => (step.startsWith(':') && step !== ':payload' ? [index] : []));
    for (const place of places) {
      for (const planted of hostileTexts.filter((text) => text.length < 10_000 && text.isWellFormed())) {
        // Nothing in the place of an id is another route.
        if (planted === '') continue;
        const { path, body } = await target.right();
        const steps = path.split('?')[0]?.split('/') ?? [];
        steps[place] = encodeURIComponent(planted);
        const answer = await attack(api, target, { path: steps.join('/'), planted, body });
        // 414: what is longer than any id is not even looked for.
        expect([target.name, planted, [403, 404, 414].includes(answer.status)]).toEqual([
          target.name,
          planted,
          true,
        ]);
      }
    }
  });
}, 600_000);

test('many spoilt fields at once: the same', async () => {
  await forEveryRoute(async (target) => {
    const bodyFields = fieldsOf(target.route.schema.body);
    if (bodyFields.length === 0) return;
    const spoiling = fc.array(fc.tuple(fc.constantFrom(...bodyFields), anyValue), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(spoiling, async (spoilt) => {
        const { path, body } = await target.right();
        const changed = spoilt.reduce<unknown>(
          (input, [field, value]) => withField(input, field, value),
          body,
        );
        await attack(api, target, { path, planted: spoilt.map(([, value]) => value), body: changed });
      }),
      { seed: 20_261_120, numRuns: isLong ? 40 : 20 },
    );
  });
}, 600_000);

const anyValue = fc.oneof(fc.constantFrom(...hostileValues), fc.jsonValue(), fc.string({ unit: 'binary' }));

test.each([
  ['malformed JSON', '{"email":', 400],
  ['a list', '[1,2]', undefined],
  ['a bare text', '"hello"', undefined],
  ['null', 'null', undefined],
  ['10,000 brackets', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, undefined],
  ['10,000 braces', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, undefined],
  ['a prototype', '{"__proto__":{"isAdmin":true}}', 400],
  ['10 MB', JSON.stringify({ name: 'x'.repeat(10_000_000) }), 413],
])('a body of %s is refused clearly on every route', async (_what, payload, status) => {
  await forEveryRoute(async (target) => {
    if (target.method === 'GET') return;
    const { path } = await target.right();
    const headers = { 'content-type': 'application/json' };
    const answer = await attack(api, target, { path, planted: '', body: payload, headers });
    if (status !== undefined) expect([target.name, answer.status]).toEqual([target.name, status]);
  });
});

test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense'])(
  'a body of the type %s is refused clearly on every route',
  async (type) => {
    await forEveryRoute(async (target) => {
      if (target.method === 'GET') return;
      const { path } = await target.right();
      const answer = await attack(api, target, {
        path,
        planted: '',
        body: 'x=1',
        headers: { 'content-type': type },
      });
      expect([target.name, answer.status]).toEqual([target.name, 415]);
    });
  },
);

test('hostile headers are refused or ignored on every route', async () => {
  let turn = 0;
  await forEveryRoute(async (target) => {
    turn += 1;
    for (const [place, name] of headerNames.entries()) {
      const planted = hostileHeaders[(turn + place) % hostileHeaders.length];
      const { path, body } = await target.right();
      await attack(api, target, { path, planted, body, headers: { [name]: planted ?? '' } });
    }
  });
}, 60_000);

const headerNames = ['if-match', 'idempotency-key', 'accept-language', 'x-request-id', 'x-forwarded-for'];
const hostileHeaders = [
  "'; drop table users; --",
  'x'.repeat(5_000),
  '"-1"',
  '"99999999999999999999"',
  '<b>',
];

test.each([
  ['half an escape', '%'],
  ['bytes that are no text', '%E0%A4%A'],
  ['a NUL', '%00'],
  ['steps upwards', '/%2e%2e/%2e%2e'],
  ['a prototype', '?a[__proto__][b]=1'],
  ['5,000 letters', `/${'x'.repeat(5_000)}`],
])('a path that ends in %s is refused or ignored on every route', async (_what, ending) => {
  await forEveryRoute(async (target) => {
    const { path, body } = await target.right();
    await attack(api, target, { path: path + ending, planted: ending, body });
  });
});

function withQuery(path: string, name: string, value: string): string {
  const [steps = '', query] = path.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(name, value);
  return `${steps}?${parameters}`;
}

test('fields inside of lists and objects are found and spoilt too', () => {
  const layers = { type: 'array', items: { properties: { color: { type: 'string' } } } };
  const fields: FieldPath[] = fieldsOf({ properties: { name: { type: 'string' }, layers } });
  expect(fields).toEqual([['name'], ['layers'], ['layers', '0'], ['layers', '0', 'color']]);
  expect(withField({ name: 'Hive 1' }, ['layers', '0', 'color'], 5)).toEqual({
    name: 'Hive 1',
    layers: [{ color: 5 }],
  });
});
