import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../standalone/src/folders.ts';
import { changedFiles, publicTypes, readRelease, refusal, writtenRelease } from './library.ts';

// Remotes that were published earlier run with the kit and the components of today's shell. So a change of what they see
// of these needs a version: this compares it with public-types.txt of each library. `--write` writes that file anew.

const libraries = ['packages/ui', 'packages/remote-kit'].map((folder) => {
  const { version, exports } = JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8'));
  // Tests and harness of a remote are built with it.
  const entries = Object.values<string>(exports).filter((path) => !path.includes('/testing/'));
  return { folder, version: String(version), entries };
});

const declarations = mkdtempSync(join(tmpdir(), 'skep-public-types-'));
try {
  declare();
  const faults = libraries.flatMap((library) => faultOf(library) ?? []);
  process.stdout.write(faults.length === 0 ? 'No public type changed without a version.\n' : faults.join(''));
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  rmSync(declarations, { recursive: true });
}

function faultOf({ folder, version, entries }: (typeof libraries)[number]): string | undefined {
  const listFile = join(projectRoot, folder, 'public-types.txt');
  const names = entries.map((path) => path.replace(/\.tsx?$/, '.d.ts'));
  const types = publicTypes(join(declarations, folder), names);
  const present = { version, types };
  const released = existsSync(listFile) ? readRelease(readFileSync(listFile, 'utf8')) : undefined;
  const refused = refusal(released, present, readFileSync(join(projectRoot, folder, 'CHANGELOG.md'), 'utf8'));
  const changed = changedFiles(released?.types ?? new Map(), types);
  if (refused === undefined && process.argv.includes('--write')) {
    writeFileSync(listFile, writtenRelease(present));
    return undefined;
  }
  if (refused === undefined && changed.length === 0 && released?.version === present.version)
    return undefined;
  return [
    `${folder}: ${refused ?? 'public-types.txt is not up to date'}.\n`,
    ...changed.map((name) => `  ${name}\n`),
    'Raise the version in package.json (third number: nothing changes for remotes; second: something is new; first: a remote\n',
    'has to change), say in CHANGELOG.md what changed, and run: npm run public-types -- --write\n',
  ].join('');
}

/** Writes the types of both libraries, as remotes see them. */
function declare(): void {
  const config = join(declarations, 'tsconfig.json');
  const files = libraries.flatMap(({ folder, entries }) =>
    entries.map((path) => join(projectRoot, folder, path)),
  );
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true, removeComments: true },
    ...{ outDir: declarations, rootDir: projectRoot, lib: ['es2024', 'dom', 'dom.iterable'], types: [] },
  };
  const base = join(projectRoot, 'tsconfig.base.json');
  writeFileSync(config, JSON.stringify({ extends: base, compilerOptions, files }));
  execFileSync(join(projectRoot, 'node_modules/.bin/tsc'), ['--project', config], { stdio: 'inherit' });
}
