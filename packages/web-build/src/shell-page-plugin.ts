import { join } from 'node:path';
import type { BuiltFile, LentByShell, OfflineFiles, Question } from '@skep/registry/schema';
import type { Compilation, Compiler } from 'webpack';
import { firstQuestion } from './first-question.ts';
import { integrityOf } from './integrity.ts';
import { offlineFilesOf } from './offline-files.ts';
import { readDocuments, readJson } from './read-json.ts';
import { lentExports, lentLaterFiles } from './shared-exports.ts';
import { sharedVersions } from './shared-libraries.ts';
import { firstTextsOf } from './text-files.ts';

/** What the server needs to write the shell's page: `shell/dist/shell.json`. */
export interface ShellBuild extends LentByShell {
  version: string;
  scripts: BuiltFile[];
  /** Texts of the app by language, which its script loads first; none in development. */
  texts: Record<string, BuiltFile[]>;
  /** What is lent only when it is wanted, by library; none in development. */
  lentLater: Record<string, BuiltFile[]>;
  /** Operations of the shell itself, by hash. */
  documents: Record<string, string>;
  /** The whole of it, since what works without a network may lead anywhere. */
  offline: OfflineFiles;
  /** Who is signed in: what every page begins with. */
  question: Question;
}

export class ShellPagePlugin {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('ShellPage', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ShellPage', stage }, () => {
        const build = describeShell(compilation, this.#folder, String(compiler.options.output.publicPath));
        compilation.emitAsset('shell.json', new compiler.webpack.sources.RawSource(JSON.stringify(build)));
      });
    });
  }
}

/** Work in progress is not stored for visits without a network. */
const nothing: OfflineFiles = { files: { urls: [], kilobytes: 0 }, texts: {} };

function describeShell(compilation: Compilation, folder: string, publicPath: string): ShellBuild {
  const files = compilation.entrypoints.get('shell')?.getFiles() ?? [];
  const scripts = files.filter((file) => file.endsWith('.js') && !file.endsWith('.hot-update.js'));
  const documents = readDocuments(folder);
  const isProduction = compilation.options.mode === 'production';
  return {
    version: readJson(join(folder, 'package.json')).version,
    scripts: scripts.map((file) => ({ url: publicPath + file, integrity: integrityOf(compilation, file) })),
    texts: isProduction ? firstTextsOf(compilation, publicPath) : {},
    lentLater: isProduction ? lentLaterFiles(compilation, publicPath) : {},
    documents,
    offline: isProduction ? offlineFilesOf(compilation, publicPath, () => true) : nothing,
    question: firstQuestion(documents, 'Viewer'),
    shared: sharedVersions(folder, 'provides'),
    lends: lentExports(compilation),
  };
}
