import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReadByPath } from './read-by-path.ts';
import { SourceTree } from './source-tree.ts';
import { dependsOn, InputFinder } from './test-inputs.ts';

const project = {
  'package.json': '{}',
  'pnpm-lock.yaml': 'react: 19',
  'jest.config.mjs': "export default { setupFiles: ['./scripts/jest-setup.mjs'] };",
  'scripts/jest-setup.mjs': '',
  'packages/domain/package.json': '{ "name": "@skep/domain", "exports": { ".": "./src/public.ts" } }',
  'packages/domain/src/public.ts': "export { hive } from './hive.ts';",
  'packages/domain/src/hive.ts': 'export const hive = 1;',
  'packages/domain/src/apart.ts': '',
  'api/package.json': '{ "name": "@skep/api", "imports": { "#*": "./src/*" } }',
  'api/src/store.ts': "import { hive } from '@skep/domain';",
  'api/src/service.ts': "import type { Store } from '#store.ts';",
  'api/src/service.test.ts': "import { service } from './service.ts';\n// Not '#apart.ts'.",
  'api/src/apart.ts': '',
  'api/locales/en.json': '{}',
  'mf-hives/src/Home.tsx': ['const words = import(`./texts/$', '{language}.ts`);'].join(''),
  'mf-hives/src/Home.test.tsx': "import { Home } from './Home.tsx';",
  'mf-hives/src/texts/en.ts': '',
  'mf-hives/src/generated/graphql.ts': '',
  'docs/page.md': '',
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skep-inputs-'));
  for (const [path, text] of Object.entries(project)) write(path, text);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function finder(declared: Record<string, ReadByPath | null> = {}, ...more: string[]) {
  return new InputFinder(new SourceTree(root, [...Object.keys(project), ...more]), declared);
}

function hashOf(test: string, declared?: Record<string, ReadByPath | null>, ...more: string[]): string {
  const found = finder(declared, ...more);
  return found.hashOf(found.inputsOf(test));
}

const apiTest = 'api/src/service.test.ts';

test.each([
  ['the test', apiTest],
  ['a file that it imports', 'api/src/service.ts'],
  ['a type that this one imports from the root of its package', 'api/src/store.ts'],
  ['what a package of the project passes on', 'packages/domain/src/hive.ts'],
  ['a text of the package', 'api/locales/en.json'],
  ['the lockfile', 'pnpm-lock.yaml'],
  ['the set-up of Jest', 'scripts/jest-setup.mjs'],
])('a result is no longer known once %s changes', (_what, path) => {
  const before = hashOf(apiTest);
  write(path, `${Object.entries(project).find(([name]) => name === path)?.[1]} `);
  expect(hashOf(apiTest)).not.toBe(before);
  expect(dependsOn(finder().inputsOf(apiTest), path)).toBe(true);
});

test.each(['api/src/apart.ts', 'packages/domain/src/apart.ts', 'mf-hives/src/Home.tsx', 'docs/page.md'])(
  'a result stays known when %s changes, which the test does not import',
  (path) => {
    const before = hashOf(apiTest);
    write(path, 'export const other = 1;');
    expect(hashOf(apiTest)).toBe(before);
    expect(dependsOn(finder().inputsOf(apiTest), path)).toBe(false);
  },
);

test('a file that is not there yet, or no longer, is part of a result', () => {
  const before = hashOf(apiTest);
  rmSync(join(root, 'api/src/store.ts'));
  const without = hashOf(apiTest);
  expect(without).not.toBe(before);
  expect(dependsOn(finder().inputsOf(apiTest), 'api/src/store.ts')).toBe(true);
});

test('a path that is put together when the program runs may be any file below its beginning', () => {
  const before = hashOf('mf-hives/src/Home.test.tsx');
  write('mf-hives/src/texts/nl.ts', '');
  expect(hashOf('mf-hives/src/Home.test.tsx', {}, 'mf-hives/src/texts/nl.ts')).not.toBe(before);
});

describe('a file that finds others by where it is on the disk', () => {
  beforeEach(() => write('api/src/service.ts', "readdirSync(join(import.meta.dirname, 'migrations'));"));

  test('reads everything as long as nobody says what it reads', () => {
    const before = hashOf(apiTest);
    write('docs/page.md', 'Another text.');
    expect(hashOf(apiTest)).not.toBe(before);
  });

  test('reads what is said, and what that imports', () => {
    write('api/src/migrations/1.ts', "import '../apart.ts';");
    const declared = { 'api/src/service.ts': { read: /^api\/src\/migrations\//, isComplete: false } };
    const hash = () => hashOf(apiTest, declared, 'api/src/migrations/1.ts');
    const before = hash();
    write('docs/page.md', 'Another text.');
    expect(hash()).toBe(before);
    write('api/src/apart.ts', 'export const other = 1;');
    const afterImport = hash();
    expect(afterImport).not.toBe(before);
    write('api/src/migrations/1.ts', "import '../apart.ts'; // 2");
    expect(hash()).not.toBe(afterImport);
  });
});

test('what was edited after the tree was read is known', () => {
  const tree = new SourceTree(root, Object.keys(project));
  expect(tree.hashOf('api/src/new.ts')).toBe('missing');
  tree.hashOf('api/src/store.ts');
  tree.hashOf('api/src/service.ts');
  rmSync(join(root, 'api/src/store.ts'));
  write('api/src/new.ts', '');
  expect(tree.changedSince()).toEqual(expect.arrayContaining(['api/src/new.ts', 'api/src/store.ts']));
});
