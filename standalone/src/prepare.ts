import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { type BuildTarget, build } from '@skep/web-build';
import { generatingFolders, projectRoot, remoteFolders, shellFolder } from './folders.ts';
import { type KnownFingerprints, whenStale } from './freshness.ts';

const runFile = promisify(execFile);

/** What every front build depends on besides its own folder. */
const frontInputs = [
  'packages/domain',
  'packages/i18n',
  'packages/ui',
  'packages/charts',
  'packages/registry',
  'packages/remote-kit',
  'packages/web-build',
  'pnpm-lock.yaml',
];

/** What code generation reads: the wire's schemas, the slices and the kit's fragment, besides the folder itself. */
const contractInputs = [
  'api/src',
  'packages/domain/src',
  'packages/remote-kit/src/failure-parts.graphql',
  'packages/web-build/src',
  'gateway/src/slices',
  'pnpm-lock.yaml',
];

export type Say = (line: string) => void;

/** Writes REST types, resolver types and typed documents where their sources have changed. */
export async function generate(say: Say): Promise<void> {
  const known: KnownFingerprints = new Map();
  for (const folder of generatingFolders()) {
    const name = relative(projectRoot, folder);
    const outputs = [name === 'gateway' ? 'gateway/src/generated' : `${name}/src/generated`];
    const run = async () => {
      say(`Generating types of ${name}`);
      await runFile('pnpm', ['--silent', 'run', 'generate'], { cwd: folder });
    };
    await whenStale(`generate/${name}`, [...contractInputs, name], outputs, run, known);
  }
}

/** Builds shell and remotes where they are stale, one after the other: two cores are one build. */
export async function buildFronts(
  say: Say,
  targets: readonly BuildTarget[] = ['app'],
  folders: readonly string[] = [shellFolder, ...remoteFolders()],
): Promise<void> {
  const known: KnownFingerprints = new Map();
  for (const folder of folders) {
    for (const target of targets) {
      if (folder === shellFolder && target === 'harness') continue;
      await buildWhenStale(folder, target, say, known);
    }
  }
}

async function buildWhenStale(
  folder: string,
  target: BuildTarget,
  say: Say,
  known: KnownFingerprints,
): Promise<void> {
  const name = relative(projectRoot, folder);
  const output = target === 'app' ? `${name}/dist` : `${name}/harness/dist`;
  // Documents are generated from the slice, so a changed slice is a changed build.
  const inputs = [...frontInputs, 'gateway/src/slices', name];
  const run = async () => {
    say(`Building ${name}${target === 'harness' ? "'s harness" : ''}`);
    await build(folder, target, { mode: 'production' });
  };
  await whenStale(`build/${name}/${target}`, inputs, [output], run, known);
}
