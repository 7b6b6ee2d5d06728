import { execFile } from 'node:child_process';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { BuildTarget } from '@skep/web-build';
import { generatingFolders, projectRoot, remoteFolders, shellFolder } from './folders.ts';
import { type BuildStep, isFresh, type KnownFingerprints, whenStale } from './freshness.ts';

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

/** Whether `generate` and `buildFronts` have nothing to do. */
export function isPrepared(): boolean {
  const known: KnownFingerprints = new Map();
  const nobody: Say = () => undefined;
  const steps = [
    ...generatingFolders().map((folder) => generateStep(folder, nobody)),
    ...frontFolders().map((folder) => buildStep(folder, 'app', nobody)),
  ];
  return steps.every((step) => isFresh(step, known));
}

/** Writes REST types, resolver types and typed documents where their sources have changed. */
export async function generate(say: Say): Promise<void> {
  const known: KnownFingerprints = new Map();
  for (const folder of generatingFolders()) await whenStale(generateStep(folder, say), known);
}

/** Builds shell and remotes where they are stale, one after the other: two cores are one build. */
export async function buildFronts(
  say: Say,
  targets: readonly BuildTarget[] = ['app'],
  folders: readonly string[] = frontFolders(),
): Promise<void> {
  const known: KnownFingerprints = new Map();
  for (const folder of folders) {
    for (const target of targets) {
      if (folder === shellFolder && target === 'harness') continue;
      await whenStale(buildStep(folder, target, say), known);
    }
  }
}

function frontFolders(): string[] {
  return [shellFolder, ...remoteFolders()];
}

function generateStep(folder: string, say: Say): BuildStep {
  const name = relative(projectRoot, folder);
  const declarations = name === 'packages/remote-kit' ? remoteFolders().map(declarationOf) : [];
  return {
    name: `generate/${name}`,
    inputs: [...contractInputs, ...declarations, name],
    outputs: [name === 'gateway' ? 'gateway/src/generated' : `${name}/src/generated`],
    async run() {
      say(`Generating types of ${name}`);
      await runFile('pnpm', ['--silent', 'run', 'generate'], { cwd: folder });
    },
  };
}

/** The kit knows the paths of all remotes. */
function declarationOf(remoteFolder: string): string {
  return join(relative(projectRoot, remoteFolder), 'remote.json');
}

function buildStep(folder: string, target: BuildTarget, say: Say): BuildStep {
  const name = relative(projectRoot, folder);
  return {
    name: `build/${name}/${target}`,
    // Documents are generated from the slice, so a changed slice is a changed build.
    inputs: [...frontInputs, 'gateway/src/slices', name],
    outputs: [target === 'app' ? `${name}/dist` : `${name}/harness/dist`],
    async run() {
      say(`Building ${name}${target === 'harness' ? "'s harness" : ''}`);
      // Webpack is loaded only where something is built.
      const { build } = await import('@skep/web-build');
      await build(folder, target, { mode: 'production' });
    },
  };
}
