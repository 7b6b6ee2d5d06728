import fc from 'fast-check';
import { attack, type Target, targetOf } from './hostile-input.ts';
import { hostileTexts, hostileValues, longTexts } from './hostile-values.ts';
import { type FieldPath, fieldsOf, withField } from './input-fields.ts';
import { watchStoredRows } from './stored-rows.ts';
import { startTestApi, type TestApi } from './test-api.ts';
import { isInTurn, isWhole, runsOfRandom, seed, turnOf } from './turns.ts';

/** What takes longer hangs. */
const limitMs = (isWhole ? 60 : 10) * 60_000;

let api: TestApi;
let targets: Target[];
beforeAll(async () => {
  // All that is stored is counted.
  api = await startTestApi({ database: 'fresh' });
  await watchStoredRows(api.database.db);
  targets = api.app.routes.map((route) => targetOf(api, route));
});
afterAll(() => api.close());

/** Runs a test for each route, and tells of all that fail; the routes are known only when the service runs. */
async function forEveryRoute(work: (target: Target) => Promise<void>): Promise<void> {
  expect(targets.length).toBeGreaterThan(10);
  const failures: string[] = [];
  for (const target of targets)
    await work(target).catch((error: unknown) =>
      failures.push(error instanceof Error ? error.message : String(error)),
    );
  expect(failures).toEqual([]);
}

test(
  'hostile text and wrong types in any field of any body: a clear answer, nothing revealed, nothing half stored',
  async () => {
    await forEveryRoute(async (target) => {
      for (const field of fieldsOf(target.route.schema.body)) {
        for (const [index, planted] of hostileValues.entries()) {
          if (!isInTurn(target.name, field, index)) continue;
          const { path, body } = await target.right();
          await attack(api, target, { path, planted, body: withField(body, field, planted) });
        }
      }
    });
  },
  limitMs,
);

test(
  'a text of 100,000 characters in any field of any body: the same, and whoever reads it does not hang',
  async () => {
    await forEveryRoute(async (target) => {
      for (const field of fieldsOf(target.route.schema.body)) {
        for (const planted of turnOf(longTexts, target.name, field)) {
          const { path, body } = await target.right();
          await attack(api, target, { path, planted, body: withField(body, field, planted) });
        }
      }
    });
  },
  limitMs,
);

test(
  'hostile text in any query field: the same',
  async () => {
    await forEveryRoute(async (target) => {
      for (const [name = ''] of fieldsOf(target.route.schema.querystring)) {
        for (const planted of shortTexts) {
          if (!isInTurn(target.name, name, planted)) continue;
          const { path, body } = await target.right();
          await attack(api, target, { path: withQuery(path, name, planted), planted, body });
        }
      }
    });
  },
  limitMs,
);

test(
  'hostile text in the place of an id is answered like an unknown id',
  async () => {
    await forEveryRoute(async (target) => {
      const places = target.route.path
        .split('/')
        // A payload is no id: a text of digits may well be one. Of a kind of file the wire says 400 where there is none.
        .flatMap((step, index) => (/^:(?!payload$|item$)/.test(step) ? [index] : []));
      for (const place of places) {
        for (const planted of shortTexts) {
          // Nothing in the place of an id is another route; half a character cannot be written in an address.
          if (planted === '' || !planted.isWellFormed() || !isInTurn(target.name, place, planted)) continue;
          const { path, body } = await target.right();
          const steps = path.split('?')[0]?.split('/') ?? [];
          steps[place] = encodeURIComponent(planted);
          const answer = await attack(api, target, { path: steps.join('/'), planted, body });
          // 414: what is longer than any id is not even looked for. 401: a secret is a key, and no id. 405: so the wire
          // answers who is no researcher of what they ask for. 429: who guesses codes of dashboards has to wait.
          const isGuessed = /dashboards?\/:code/.test(target.route.path);
          // And some routes of the wire have a status of their own for what is not there.
          const isUnknown =
            [401, 403, 404, 405, 414, ...(isGuessed ? [429] : [])].includes(answer.status) ||
            answer.headers['x-error-code'] === 'not_found';
          expect([target.name, planted, isUnknown]).toEqual([target.name, planted, true]);
        }
      }
    });
  },
  limitMs,
);

test(
  'many spoilt fields at once: the same',
  async () => {
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
        { seed, numRuns: runsOfRandom },
      );
    });
  },
  limitMs,
);

const shortTexts = hostileTexts.filter((text) => text.length < 10_000);
const anyValue = fc.oneof(fc.constantFrom(...hostileValues), fc.jsonValue(), fc.string({ unit: 'binary' }));

test.each([
  ['malformed JSON', '{"email":', 400],
  ['a list', '[1,2]', undefined],
  ['a bare text', '"hello"', undefined],
  ['null', 'null', undefined],
  ['10,000 brackets', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, undefined],
  ['10,000 braces', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, undefined],
  ['a prototype', '{"__proto__":{"isAdmin":true}}', 400],
  // The largest that a route reads is a log of 20 MB, but for photos of printed checklists.
  ['25 MB', JSON.stringify({ name: 'x'.repeat(25_000_000) }), 413],
])('a body of %s is refused clearly on every route', async (what, payload, status) => {
  await forEveryRoute(async (target) => {
    if (target.method === 'GET' || !isInTurn(target.name, what)) return;
    const { path } = await target.right();
    const headers = { 'content-type': 'application/json' };
    const answer = await attack(api, target, { path, planted: '', body: payload, headers });
    const isRead = status === 413 && target.name === 'POST /api/scan';
    if (status !== undefined && !isRead) expect([target.name, answer.status]).toEqual([target.name, status]);
  });
});

/** They read forms, and say of one that is none that it cannot be read. */
const takeFiles = new Set([
  'POST /api/images',
  'POST /api/imports',
  'POST /api/sensors/flashlog',
  'POST /api/v1/apiaries/:id/attachments',
  'POST /api/v1/dashboards/:id/logo',
  'POST /api/v1/hives/:id/attachments',
  'POST /api/v1/queens/:id/attachments',
  'POST /api/sheet-readings/:id/pages',
  'POST /api/v1/register-entries/:id/proof',
  'POST /api/v1/research-projects/:id/picture',
  'POST /api/sensors',
  'POST /api/lora_sensors',
  'POST /api/sensors/from/:secret',
  'POST /api/lora_sensors/from/:secret',
  'POST /api/sensors_auth',
  'POST /api/lora_sensors_auth',
]);

test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense'])(
  'a body of the type %s is refused clearly on every route',
  async (type) => {
    await forEveryRoute(async (target) => {
      if (target.method === 'GET' || !isInTurn(target.name, type)) return;
      const { path } = await target.right();
      const answer = await attack(api, target, {
        path,
        planted: '',
        body: 'x=1',
        headers: { 'content-type': type },
      });
      const isRead = type.startsWith('multipart/') && takeFiles.has(target.name);
      expect([target.name, answer.status]).toEqual([target.name, isRead ? 400 : 415]);
    });
  },
);

test(
  'hostile headers are refused or ignored on every route',
  async () => {
    await forEveryRoute(async (target) => {
      for (const name of headerNames) {
        for (const planted of hostileHeaders) {
          if (!isInTurn(target.name, name, planted)) continue;
          const { path, body } = await target.right();
          await attack(api, target, { path, planted, body, headers: { [name]: planted } });
        }
      }
    });
  },
  limitMs,
);

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
])('a path that ends in %s is refused or ignored on every route', async (what, ending) => {
  await forEveryRoute(async (target) => {
    if (!isInTurn(target.name, what)) return;
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
