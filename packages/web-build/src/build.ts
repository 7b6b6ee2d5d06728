import { basename, resolve } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { BuildOptions } from './base-config.ts';
import { harnessConfig } from './harness-config.ts';
import { remoteConfig } from './remote-config.ts';
import { shellConfig } from './shell-config.ts';

/** What can be built of a front folder. */
export type BuildTarget = 'app' | 'harness';

export function configFor(folder: string, target: BuildTarget, options: BuildOptions): Configuration {
  if (target === 'harness') return harnessConfig(folder, options);
  return basename(folder) === 'shell' ? shellConfig(folder, options) : remoteConfig(folder, options);
}

/** Builds one folder; rejects with every error in words, the contract's among them. */
export function build(folder: string, target: BuildTarget, options: BuildOptions): Promise<void> {
  const compiler = webpack(configFor(folder, target, options));
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close((closing) => {
        const errors = stats?.compilation.errors ?? [];
        if (failure ?? closing) reject(failure ?? closing);
        else if (errors.length > 0)
          reject(
            new BuildFailed(
              folder,
              errors.map((error) => error.message),
            ),
          );
        else resolve();
      });
    });
  });
}

export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
  readonly problems: string[];

  constructor(folder: string, problems: string[]) {
    super(`${basename(folder)} was not built:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** `node packages/web-build/src/build.ts <folder> [--harness] [--development]`, for one folder by hand. */
async function buildByHand([folder, ...flags]: string[]): Promise<void> {
  if (folder === undefined)
    throw new Error('Which folder? As in: node packages/web-build/src/build.ts mf-hives');
  const mode = flags.includes('--development') ? 'development' : 'production';
  await build(resolve(folder), flags.includes('--harness') ? 'harness' : 'app', { mode });
}

if (process.argv[1] === import.meta.filename) {
  buildByHand(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
