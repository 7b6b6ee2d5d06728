import type { BuiltFile } from '@skep/registry/schema';
import type { Compiler } from 'webpack';
import { integrityOf } from './integrity.ts';
import { firstTextsOf } from './text-files.ts';

/** What the server needs to write an account page: `shell/dist/entrance/entrance.json`. */
export interface EntranceBuild {
  scripts: BuiltFile[];
  /** Texts of the account pages by language; none in development. */
  texts: Record<string, BuiltFile[]>;
}

export class EntrancePlugin {
  apply(compiler: Compiler): void {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('Entrance', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'Entrance', stage }, () => {
        const files = compilation.entrypoints.get('entrance')?.getFiles() ?? [];
        const scripts = files.filter((file) => file.endsWith('.js') && !file.endsWith('.hot-update.js'));
        const base = String(compiler.options.output.publicPath);
        const isProduction = compiler.options.mode === 'production';
        const build: EntranceBuild = {
          scripts: scripts.map((file) => ({ url: base + file, integrity: integrityOf(compilation, file) })),
          texts: isProduction ? firstTextsOf(compilation, base) : {},
        };
        compilation.emitAsset('entrance.json', new RawSource(JSON.stringify(build)));
      });
    });
  }
}
