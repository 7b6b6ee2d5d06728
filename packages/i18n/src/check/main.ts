import { join } from 'node:path';
import { fallbackLanguage, languages } from '@skep/domain';
import { messageFolders, textsOf } from './message-files.ts';
import { textProblems } from './text-problems.ts';

// Lists what each language lacks, for translators; fails when a text is missing where it must not, cannot be formatted,
// tells translators nothing, or is used by nobody: npm run texts

const root = join(import.meta.dirname, '../../../..');
const problems = textProblems(root);

process.stdout.write(`${table()}\n${problems.map((problem) => `${problem}\n`).join('')}`);
process.stdout.write(
  problems.length === 0
    ? 'Every language is complete.\n'
    : `${problems.length} problems with texts; see above.\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Missing texts per folder and language; a dash where nothing is missing. */
function table(): string {
  const head = ['folder', 'texts', ...languages.map(({ code }) => code)];
  const rows = messageFolders(root).map((folder) => {
    const ids = Object.keys(textsOf(root, folder, fallbackLanguage));
    const missing = languages.map(({ code }) => {
      const texts = textsOf(root, folder, code);
      return String(ids.filter((id) => !texts[id]).length || '-');
    });
    return [folder, String(ids.length), ...missing];
  });
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  return [head, ...rows]
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n');
}
