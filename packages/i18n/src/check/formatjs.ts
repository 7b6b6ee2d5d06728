import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fallbackLanguage } from '@skep/domain';

/** Texts of one language, by what shows a reader where each is. */
export type LanguageTexts = Readonly<Record<string, string>>;

/** What `formatjs verify` reports of texts compared with the English ones; empty when they are right. */
export function verify(languages: ReadonlyMap<string, LanguageTexts>, checks: readonly string[]): string {
  return inFolder((folder) => {
    for (const [language, texts] of languages)
      writeFileSync(join(folder, `${language}.json`), JSON.stringify(texts));
    const files = [...languages.keys()].map((language) => join(folder, `${language}.json`));
    const { status, output } = run(['verify', ...files, '--source-locale', fallbackLanguage, ...checks]);
    return status === 0 ? '' : output;
  });
}

/** Ids that sources format, as far as they are written out. @param patterns of files, from the root */
export function extractedIds(root: string, patterns: readonly string[]): string[] {
  return inFolder((folder) => {
    const file = join(folder, 'extracted.json');
    const indifferent = ['**/*.test.*', '**/*.stories.*', '**/generated/**', '**/node_modules/**'];
    const { status, output } = run(
      ['extract', ...patterns, '--ignore', ...indifferent, '--out-file', file],
      root,
    );
    if (status !== 0) throw new Error(output);
    return Object.keys(JSON.parse(readFileSync(file, 'utf8')));
  });
}

function inFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'skep-texts-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const program = join(
  dirname(createRequire(import.meta.filename).resolve('@formatjs/cli/package.json')),
  'bin/formatjs',
);

function run(args: string[], cwd = process.cwd()) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd,
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}` };
}
