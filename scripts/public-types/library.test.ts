import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { kitVersion } from '../../packages/remote-kit/src/services.ts';
import { projectRoot } from '../../standalone/src/folders.ts';
import { changedFiles, publicTypes, readRelease, refusal, writtenRelease } from './library.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skep-types-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function declare(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return publicTypes(folder, ['public.d.ts']);
}

const button = `import type { Kind } from './kind.ts';\nexport interface ButtonProps { kind: Kind }`;
const library = {
  'public.d.ts': `export * from './button/Button.tsx';\nexport { type Page } from './generated/paths.ts';`,
  'button/Button.d.ts': button,
  'button/kind.d.ts': `export type Kind = 'plain';`,
  'button/inner.d.ts': 'export declare const inner: number;',
  'generated/paths.d.ts': `export type Page = '/hives';`,
};
const changelog = (note: string, version = '1.0.0') => `# Changes\n\n## ${version}${note}\n\n- A thing.\n`;

test('the types of a library are those that its entries lead to', () => {
  expect([...declare(library).keys()].toSorted()).toEqual([
    'button/Button.d.ts',
    'button/kind.d.ts',
    'public.d.ts',
  ]);
});

test('a changed prop is found, and what no public type names may change', () => {
  const before = declare(library);
  expect(changedFiles(before, declare({ 'button/inner.d.ts': 'export {};' }))).toEqual([]);
  expect(changedFiles(before, declare({ 'button/kind.d.ts': `export type Kind = 'other';` }))).toEqual([
    'button/kind.d.ts',
  ]);
});

test('a release is read as it was written', () => {
  const release = { version: '1.2.0', types: declare(library) };
  expect(readRelease(writtenRelease(release))).toEqual({
    version: '1.2.0',
    types: new Map([...release.types].toSorted()),
  });
});

test('types change only with a version and a line in the changelog', () => {
  const released = { version: '1.0.0', types: declare(library) };
  const types = declare({ 'button/kind.d.ts': `export type Kind = 'other';` });
  expect(refusal(released, released, changelog(' – 2026-11-30'))).toBeUndefined();
  expect(refusal(released, { version: '1.0.0', types }, changelog(' – 2026-11-30'))).toContain('other types');
  expect(refusal(released, { version: '1.1.0', types }, changelog(' – 2026-11-30'))).toContain(
    'no part 1.1.0',
  );
  expect(refusal(released, { version: '1.1.0', types }, changelog(' – unreleased', '1.1.0'))).toBeUndefined();
  expect(
    refusal(
      { version: '1.1.0', types },
      { version: '1.1.0', types: released.types },
      changelog(' – unreleased', '1.1.0'),
    ),
  ).toBeUndefined();
});

test('the kit says the version of its package', () => {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'packages/remote-kit/package.json'), 'utf8'));
  expect(kitVersion).toBe(version);
});
