import { type TestUser, turnOf, withSeed } from '@skep/api/testing';
import { parse } from 'graphql';
import { createSchema } from './slices/schema.ts';
import { aNewcomer } from './testing/newcomer.ts';
import { everyOperation, widestOperations } from './testing/operations.ts';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';
import { thingsOf } from './testing/things-of.ts';
import { type Ids, variablesFor } from './testing/variables.ts';

// The guarantee: whatever a variable holds, the answer is one of the catalogue and never an accident.
// Each run tries one value in each place; all of them when the schema changes, and in `npm run test:long`.

const hostileValues: readonly unknown[] = [
  "'; drop table users; --",
  '<script>alert(1)</script>',
  'nul \u0000 and bell \u0007',
  'half a pair \ud800',
  '👩‍🚀🐝',
  'שלום \u202e עולם',
  'ÿ'.repeat(300),
  '__proto__',
  '../../etc/passwd?x=1&y=2#z',
  '%00%ff%zz',
  'line\r\nX-Injected: yes',
  '',
  '-1',
  '9'.repeat(30),
  -1,
  2_147_483_647,
  1e300,
  null,
  [],
  {},
  true,
];

const schema = createSchema();
let service: TestGateway;
let person: TestUser;
let ids: Ids;

beforeAll(async () => {
  service = await startTestGateway();
  person = await aNewcomer(service.api);
  // Else administration would refuse everything alike.
  await service.api.database.db
    .updateTable('users')
    .set({ is_admin: true })
    .where('id', '=', person.id)
    .execute();
  ids = await thingsOf(service, person);
});
afterAll(() => service.close());

/** Copies of a value in each of which one leaf was replaced. */
function spoiled(value: unknown, spoil: () => unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [spoil()];
  return Object.entries(value).flatMap(([key, part]) =>
    spoiled(part, spoil).map((worse) =>
      Array.isArray(value) ? value.with(Number(key), worse) : { ...value, [key]: worse },
    ),
  );
}

const operations = Object.entries(everyOperation).filter(([, text]) => text.includes('$'));

// What takes away, goes on for a while, or needs two people, an archive or another server, has tests of its own.
const tried = Object.entries(widestOperations).filter(
  ([name]) =>
    !/^(delete|remove|withdraw|leave|answerGroup|startRestore|startImport|undoImport)/.test(name) &&
    !/^(begin|resume|undo)AccountMove/.test(name),
);

test.each(tried)('%s is answered when nothing is hostile', async (_name, text) => {
  // Without this the rest would prove no more than that wrong input is refused.
  const variables = variablesFor(schema, parse(text), { ids, isComplete: true });
  const { data, errors } = await service.ask(text, variables, person);
  expect(errors).toBeUndefined();
  expect(JSON.stringify(data)).not.toContain('"code"');
});

test.each(operations)(
  '%s has an answer for hostile values in every place',
  (name, text) =>
    withSeed(async () => {
      const right = () => variablesFor(schema, parse(text), { ids, isComplete: true });
      for (const place of spoiled(right(), () => null).keys()) {
        for (const value of turnOf(hostileValues, name, place)) {
          const worse = spoiled(right(), () => value)[place] as Record<string, unknown>;
          const { errors = [] } = await service.ask(text, worse, person);
          for (const { message, extensions } of errors) {
            expect([name, worse, message, extensions.code]).not.toContain('UNEXPECTED');
          }
        }
      }
    }),
  120_000,
);

test('nothing of it was an accident', () => {
  expect(service.logged.filter(({ level }) => level === 'error')).toEqual([]);
});
