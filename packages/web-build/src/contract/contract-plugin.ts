import { join } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { buildRegistryRow } from '../registry-row.ts';
import { declarationProblems, fillsSlots } from './declaration.ts';
import { exportProblems } from './exports.ts';
import { ownCopyProblems } from './own-copies.ts';
import { sharedVersionProblems } from './shared-versions.ts';
import { sizeProblems } from './size.ts';

/**
 * A remote that breaks the contract cannot be built: every problem becomes a build error which names the culprit
 * and the repair. A remote that keeps it gets its registry row, `dist/registry-row.json`.
 */
export class RemoteContractPlugin {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    const folder = this.#folder;
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('RemoteContract', (compilation) => {
      compilation.contextDependencies.add(join(folder, 'locales'));
      compilation.fileDependencies.add(join(folder, 'remote.json'));
      refuse(compilation, [...declarationProblems(folder), ...sharedVersionProblems(folder)]);
      // Late: webpack works out the exports in this same hook.
      compilation.hooks.finishModules.tap({ name: 'RemoteContract', stage: 1000 }, (modules) => {
        refuse(compilation, [
          ...exportProblems(compilation, modules, folder, fillsSlots(folder)),
          ...ownCopyProblems(modules),
        ]);
      });
      // After minifying, hashing and integrity: only then are the files what a browser will get.
      compilation.hooks.processAssets.tap({ name: 'RemoteContract', stage }, () => {
        if (compilation.errors.length > 0) return;
        const isProduction = compiler.options.mode === 'production';
        if (isProduction) refuse(compilation, sizeProblems(compilation));
        const row = buildRegistryRow(compilation, folder, isProduction);
        compilation.emitAsset(
          'registry-row.json',
          new compiler.webpack.sources.RawSource(`${JSON.stringify(row, null, 2)}\n`),
        );
      });
    });
  }
}

function refuse(compilation: Compilation, problems: string[]): void {
  for (const problem of problems)
    compilation.errors.push(new webpack.WebpackError(`Remote contract: ${problem}`));
}
