import { inOurNames } from '#platform/http/field-names.ts';
import type { RegisteredRoute } from '#platform/http/route-checks.ts';
import { anyName, type FieldPath, fieldsOf } from './input-fields.ts';
import { startTestApi, type TestApi } from './test-api.ts';

// The guarantee: `problems` of an answer speak our names. A route whose fields the wire calls otherwise, and that does
// not say so in `config.errors.names`, is found here.

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Words of the wire that are also ours: elsewhere they mean what they say. */
const oursAsWell = new Set([
  'date',
  'end',
  'hives',
  'impression',
  'name',
  'offset',
  'password',
  'reminder',
  'size',
  'start',
  'token',
  'type',
  'until',
]);

/** Names that a record may have are ids, which have their place as those of a list do. */
const pathOf = (field: FieldPath) => field.map((name) => (name === anyName ? '0' : name)).join('.');
const wordOf = (path: string) => path.split('.').at(-1) ?? '';

function ourNameOf(path: string, names: RegisteredRoute['names']): string {
  const [problem] = inOurNames([{ path, code: 'invalid' }], names);
  return problem?.path ?? path;
}

/** Whether some route has another word for it than the one that follows from its spelling. */
function wordsOfTheWire(): Set<string> {
  const renamed = api.app.routes
    .flatMap(({ names }) => Object.entries(names))
    .filter(([wire, ours]) => ourNameOf(wordOf(wire), {}) !== wordOf(ours));
  return new Set(renamed.map(([wire]) => wordOf(wire)).filter((word) => !oursAsWell.has(word)));
}

test('what one route says in a word of ours, no other passes on in the word of the wire', () => {
  const foreign = wordsOfTheWire();
  expect([...foreign]).toEqual(expect.arrayContaining(['roofed', 'framecount', 'attention', 'hex_color']));
  // Skep's own API has our names alone.
  const oldRoutes = api.app.routes.filter(({ path }) => !path.startsWith('/api/v1/'));
  const passedOn = oldRoutes.flatMap(({ method, path, schema, names }) =>
    [schema.querystring, schema.body]
      .flatMap((part) => fieldsOf(part))
      .map(pathOf)
      .map((wire) => ({ wire, ours: ourNameOf(wire, names) }))
      .filter(({ wire, ours }) => {
        const isAsItCame = wordOf(ours) === ourNameOf(wordOf(wire), {});
        return (isAsItCame && foreign.has(wordOf(wire))) || /[_-]|^[A-Z]/.test(wordOf(ours));
      })
      .map(({ wire, ours }) => `${method} ${path}: ${wire} as ${ours}`),
  );
  expect(passedOn).toEqual([]);
});
