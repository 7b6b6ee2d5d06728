import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

const refused: [rule: string, file: string, imported: string, reason: string][] = [
  [
    'a remote cannot import another remote',
    'mf-hives/src/a.ts',
    '@skep/mf-inspections',
    'knows no other remote',
  ],
  ['not even by its path', 'mf-hives/src/b.ts', '../../mf-inspections/src/main.ts', 'knows no other remote'],
  ['a remote cannot import the shell', 'mf-hives/src/c.ts', '@skep/shell', 'knows no other remote'],
  [
    'a remote cannot load remotes',
    'mf-hives/src/d.ts',
    '@module-federation/enhanced',
    'knows no other remote',
  ],
  ['a remote cannot talk to REST', 'mf-inspections/src/a.ts', '@skep/rest-client', 'knows no other remote'],
  ['the shell cannot import a remote', 'shell/src/a.ts', '@skep/mf-hives', 'no word of beekeeping'],
  [
    'remote-kit cannot import the shell',
    'packages/remote-kit/src/a.ts',
    '@skep/shell',
    'turn the arrow round',
  ],
  [
    'the registry cannot import who serves it',
    'packages/registry/src/a.ts',
    '@skep/standalone',
    'nothing of who serves',
  ],
  [
    'the registry cannot import a React package',
    'packages/registry/src/b.ts',
    '@skep/remote-kit/testing',
    'nothing of who serves',
  ],
  [
    'what a page reads the registry with cannot do I/O',
    'packages/registry/src/schema/a.ts',
    'node:fs',
    'only a server can open',
  ],
  ['nor import what can', 'packages/registry/src/schema/b.ts', '../open-store.ts', 'only a server can open'],
  [
    'the server cannot import a React package',
    'standalone/src/a.ts',
    '@skep/remote-kit',
    'knows them as built files',
  ],
  ['nor can the build', 'packages/web-build/src/a.ts', '@skep/remote-kit', 'knows them as built files'],
  ['ui cannot import remote-kit', 'packages/ui/src/a.ts', '@skep/remote-kit', 'stand below remote-kit'],
  ['domain cannot do I/O', 'packages/domain/src/a.ts', 'node:fs', 'bottom of the house'],
  ['domain cannot import React', 'packages/domain/src/b.ts', 'react', 'bottom of the house'],
  ['uplinks are read without I/O', 'packages/device-codecs/src/a.ts', 'node:fs', 'reads what was sent'],
  ['sheets are read without I/O', 'packages/sheets/src/a.ts', 'node:fs', 'reads its picture'],
  ['settings know no service', 'packages/settings/src/a.ts', '@skep/api', 'knows none of them'],
  ['who watches knows no service', 'packages/observability/src/a.ts', '@skep/api', 'is told what happens'],
  ['the gateway cannot reach the database', 'gateway/src/a.ts', 'kysely', 'nothing of the database'],
  ['nor import the api', 'gateway/src/b.ts', '@skep/api', 'asks the api over HTTP'],
  ['nor what its tests start', 'gateway/src/slices/a.ts', '@skep/api/testing', 'asks the api over HTTP'],
  [
    'its tests cannot reach the database either',
    'gateway/src/a.test.ts',
    'kysely',
    'nothing of the database',
  ],
  ['the api cannot know GraphQL', 'api/src/a.ts', 'graphql', 'nothing of GraphQL'],
  ['SQL stands in stores', 'api/src/hives/hive/service.ts', 'kysely', 'SQL stands in stores'],
];

const allowed: [file: string, imported: string][] = [
  ['mf-hives/src/ok.ts', '@skep/remote-kit'],
  ['shell/src/ok.ts', '@skep/remote-kit'],
  ['packages/remote-kit/src/ok.ts', '@skep/ui'],
  ['packages/remote-kit/src/ok-too.ts', '@skep/registry/schema'],
  ['packages/registry/src/ok.ts', './schema/registry.ts'],
  ['standalone/src/ok.test.ts', '@skep/remote-kit/contract'],
  ['gateway/src/ok.ts', '@skep/rest-client'],
  ['gateway/src/ok.test.ts', '@skep/api/testing'],
  ['gateway/src/testing/ok.ts', '@skep/api/testing'],
  ['gateway/src/slices/test-ok.ts', '@skep/api/testing'],
  ['api/src/ok.ts', '@skep/domain'],
  ['api/src/hives/hive/bulk-store.ts', 'kysely'],
  ['api/src/hives/archived.ts', 'kysely'],
  ['api/src/platform/database/migrations/one.ts', 'kysely'],
];

/** Statements outside stores, and whether they build a query. */
const statements: [file: string, statement: string, isQuery: boolean][] = [
  ['api/src/hives/a.ts', "export const a = (db) =>\n  db\n    .selectFrom('hives')\n    .selectAll();", true],
  ['api/src/hives/b.ts', "export const b = (context) => context.db.insertInto('hives');", true],
  ['api/src/hives/c.ts', "export const c = (db) => db.updateTable('hives').set({});", true],
  ['api/src/hives/d.ts', "export const d = (db) => db.deleteFrom('hives');", true],
  ['api/src/hives/e.ts', "import type { Kysely } from 'kysely';\nexport type Db = Kysely<object>;", false],
  ['api/src/hives/f-store.ts', "export const f = (db) => db.deleteFrom('hives');", false],
  ['api/src/hives/g.test.ts', "export const g = (db) => db.deleteFrom('hives');", false],
];

/** Markup outside the kit, and whether it is a form of its own. */
const markups: [file: string, markup: string, isForm: boolean][] = [
  ['mf-hives/src/A.tsx', 'export const A = () => <form onSubmit={send}>a</form>;', true],
  ['mf-hives/src/B.tsx', 'export const B = () => <form>b</form>;', true],
  ['shell/src/C.tsx', 'export const C = styled.form`\n  display: flex;\n`;', true],
  ['mf-hives/src/D.tsx', 'export const D = () => <SentForm of={sent}>d</SentForm>;', false],
  ['mf-hives/src/D.test.tsx', 'export const D = () => <form>d</form>;', false],
  ['packages/remote-kit/src/form/E.tsx', 'export const E = () => <form>e</form>;', false],
];

interface Diagnostic {
  category: string;
  message: string;
  location: { path: string };
}

let diagnostics: Diagnostic[] = [];

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'skep-lint-'));
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  for (const plugin of ['scripts/sql-in-stores.grit', 'scripts/forms-in-the-kit.grit']) {
    cpSync(join(root, plugin), join(folder, plugin));
  }
  const importing = (imported: string) =>
    `import { thing } from '${imported}';\nexport const other = thing;\n`;
  for (const [file, text] of [
    ...refused.map(([, file, imported]) => [file, importing(imported)] as const),
    ...allowed.map(([file, imported]) => [file, importing(imported)] as const),
    ...statements,
    ...markups,
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const lint = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--vcs-enabled=false', '--max-diagnostics=none', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  diagnostics = JSON.parse(lint.stdout).diagnostics;
  rmSync(folder, { recursive: true });
});

function complaintsAbout(file: string): string {
  return diagnostics
    .filter(({ location }) => location.path === file)
    .filter(({ category }) => category === 'plugin' || category.endsWith('noRestrictedImports'))
    .map((diagnostic) => JSON.stringify(diagnostic))
    .join('\n');
}

test.each(refused)('%s', (_rule, file, _imported, reason) => {
  expect(complaintsAbout(file)).toContain(reason);
});

test.each(allowed)('%s may import %s', (file) => {
  expect(complaintsAbout(file)).toBe('');
});

test.each(statements)('of %s: %s', (file, _statement, isQuery) => {
  expect(complaintsAbout(file).includes('SQL stands in stores')).toBe(isQuery);
});

test.each(markups)('of %s: %s', (file, _markup, isForm) => {
  expect(complaintsAbout(file).includes('A form is')).toBe(isForm);
});

/** Modules of the api: a file, what it imports, and the rule that this breaks; undefined: none. */
const moduleImports: [promise: string, file: string, imported: string, rule: string | undefined][] = [
  ['the platform cannot import a domain', 'platform/http/a.ts', 'hive-core/b.ts', 'platform imports only'],
  ['nor its types', 'platform/http/type-of-c.ts', 'hive-core/c.ts', 'platform imports only'],
  ['a domain imports the platform', 'hive-core/d.ts', 'platform/input/e.ts', undefined],
  [
    'queens cannot import the whole hive',
    'hives/queens/f.ts',
    'hives/queries/g.ts',
    'hives/queens imports only',
  ],
  ['the whole hive imports its queens', 'hives/queries/h.ts', 'hives/queens/i.ts', undefined],
  [
    'a module cannot import its domain',
    'hives/tags/j.ts',
    'hives/domain.ts',
    'modules do not import the lists',
  ],
  ['a new module needs its place', 'visitors/rules/k.ts', 'platform/http/l.ts', 'every module has its place'],
  [
    'two domains cannot import each other',
    'measurements/devices/type-of-w.ts',
    'hives/queens/x.ts',
    'measurements imports only',
  ],
  ['not even in the list of a domain', 'weather/domain.ts', 'alerts/rules/y.ts', 'weather imports only'],
  ['a list of jobs imports lower domains', 'hives/jobs.ts', 'measurements/devices/z.ts', undefined],
  ['the last module imports the others of its domain', 'hives/tags/aa.ts', 'hives/apiaries/bb.ts', undefined],
  [
    'a service knows nothing of HTTP',
    'hives/tags/q.ts',
    'platform/http/r.ts',
    'services know nothing of HTTP',
  ],
  ['its wire file does', 'hives/tags/s-wire.ts', 'platform/http/t.ts', undefined],
  ['a route imports no store', 'hives/tags/routes.ts', 'hives/tags/store.ts', 'routes import no store'],
  [
    'nor that of another module',
    'hives/colony-events/o-routes.ts',
    'hive-core/p-store.ts',
    'routes import no store',
  ],
  ['a route may name a stored type', 'hives/tags/type-of-routes.ts', 'hives/tags/q-store.ts', undefined],
  ['a service imports its store', 'hives/tags/service.ts', 'hives/tags/r-store.ts', undefined],
  [
    'a route asks no rights',
    'hives/colony-events/routes.ts',
    'platform/access/access.ts',
    'routes ask no rights',
  ],
  ['a route builds no SQL', 'hives/queens/routes.ts', 'kysely', 'routes build no SQL'],
  [
    'production code cannot import tests',
    'hives/queries/m.ts',
    'testing/n.ts',
    'production code knows no tests',
  ],
];

test('domains and modules of the api import one another in one order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skep-modules-'));
  cpSync(join(root, '.dependency-cruiser.mjs'), join(folder, '.dependency-cruiser.mjs'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('api/package.json', readFileSync(join(root, 'api/package.json'), 'utf8'));
  for (const [, file, imported] of moduleImports) {
    const isPackage = !imported.endsWith('.ts');
    if (!isPackage) write(`api/src/${imported}`, 'export const thing = 1;\n');
    const keyword = file.includes('type-of') ? 'import type' : 'import';
    write(
      `api/src/${file}`,
      `${keyword} { thing } from '${isPackage ? imported : `#${imported}`}';\nexport type Other = typeof thing;\n`,
    );
  }
  write('api/src/hives/tags/u.ts', "import type { Two } from './v.ts';\nexport type One = Two[];\n");
  write('api/src/hives/tags/v.ts', "import type { One } from './u.ts';\nexport type Two = { one: One };\n");
  const cruise = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'api/src'],
    { cwd: folder, encoding: 'utf8' },
  );
  const { violations } = JSON.parse(cruise.stdout).summary;
  rmSync(folder, { recursive: true });
  const brokenBy = (file: string) =>
    violations
      .filter((violation: { from: string }) => violation.from === `api/src/${file}`)
      .map(({ rule }: { rule: { name: string } }) => rule.name)
      .join('; ');
  expect(brokenBy('hives/tags/u.ts')).toContain('no circle');
  for (const [promise, file, , rule] of moduleImports) {
    expect([promise, brokenBy(file)]).toEqual([
      promise,
      rule === undefined ? '' : expect.stringContaining(rule),
    ]);
  }
});
