import { basename, resolve } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { entranceConfig, entranceServerConfig } from './auth-pages-config.ts';
import type { BuildOptions } from './base-config.ts';
import { harnessConfig } from './harness-config.ts';
import { aheadConfig } from './prefetch-config.ts';
import { remoteConfig } from './remote-config.ts';
import { serviceWorkerConfig } from './service-worker-config.ts';
import { shellConfig } from './shell-config.ts';

/** What can be built of a front folder. */
export type BuildTarget = 'app' | 'harness';

/** The shell is five builds: itself, the account pages, those for the server to draw, what asks ahead, and the service worker. */
export function configsFor(folder: string, target: BuildTarget, options: BuildOptions): Configuration[] {
  if (target === 'harness') return [harnessConfig(folder, options)];
  if (basename(folder) !== 'shell') return [remoteConfig(folder, options)];
  const pages = [shellConfig(folder, options), entranceConfig(folder, options)];
  // Work in progress is drawn in the browser alone, and never stored.
  if (options.mode === 'development') return pages;
  const others = [entranceServerConfig, aheadConfig, serviceWorkerConfig];
  return [...pages, ...others.map((configOf) => configOf(folder, options))];
}

/** Builds one folder; rejects with every error in words, the contract's among them. */
export function build(folder: string, target: BuildTarget, options: BuildOptions): Promise<void> {
  const compiler = webpack(configsFor(folder, target, options));
  return new Promise((resolve, reject) => {
    compiler.run((failure, built) => {
      compiler.close((closing) => {
        const errors = built?.stats.flatMap(({ compilation }) => compilation.errors) ?? [];
        if (failure ?? closing) reject(failure ?? closing);
        else if (errors.length === 0) resolve();
        else
          reject(
            new BuildFailed(
              folder,
              errors.map(({ message }) => message),
            ),
          );
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

/** `npm run build -- <folder> [--harness] [--development]`, for one folder by hand. */
async function buildByHand([folder, ...flags]: string[]): Promise<void> {
  if (folder === undefined) throw new Error('Which folder? As in: npm run build -- mf-hives');
  const mode = flags.includes('--development') ? 'development' : 'production';
  await build(resolve(folder), flags.includes('--harness') ? 'harness' : 'app', { mode });
}

if (process.argv[1] === import.meta.filename) {
  buildByHand(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
