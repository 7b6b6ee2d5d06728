import type { Compiler } from 'webpack';
import { integrityOf } from './integrity.ts';

/** What the server needs to write an account page: `shell/dist/entrance/entrance.json`. */
export interface EntranceBuild {
  scripts: { url: string; integrity: string }[];
}

export class EntrancePlugin {
  apply(compiler: Compiler): void {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('Entrance', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'Entrance', stage }, () => {
        const files = compilation.entrypoints.get('entrance')?.getFiles() ?? [];
        const scripts = files.filter((file) => file.endsWith('.js') && !file.endsWith('.hot-update.js'));
        const build: EntranceBuild = {
          scripts: scripts.map((file) => ({
            url: `${compiler.options.output.publicPath}${file}`,
            integrity: integrityOf(compilation, file),
          })),
        };
        compilation.emitAsset('entrance.json', new RawSource(JSON.stringify(build)));
      });
    });
  }
}
