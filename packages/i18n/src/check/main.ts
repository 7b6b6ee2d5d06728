import { join } from 'node:path';
import { languages } from '@skep/domain';
import { foldersWithMessages, readMessages } from './message-files.ts';
import { type MessageReport, missingMessages } from './missing-messages.ts';

// Lists what each language lacks, for translators; fails when a complete language has gaps or the code uses an
// unknown id: npm run texts

/** Languages that are complete by rule; the others fall back to English message by message. */
const completeLanguages = ['en', 'nl'];

const root = join(import.meta.dirname, '../../../..');
const lower = {
  ...readMessages(join(root, 'packages/i18n'), 'en'),
  ...readMessages(join(root, 'packages/ui'), 'en'),
};
const reports = foldersWithMessages(root).map((folder) => {
  const report = { ...missingMessages(join(root, folder), lower), folder };
  // The api puts ids together from keys of its data, and calls columns alike.
  return folder === 'api' ? { ...report, unknown: [], unused: [] } : report;
});
const problems = reports.flatMap(problemsOf);

process.stdout.write(`${table(reports)}\n`);
for (const report of reports)
  for (const id of report.unused) process.stdout.write(`unused: ${id} (${report.folder})\n`);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(
  problems.length === 0
    ? 'English and Dutch are complete.\n'
    : `${problems.length} problems with texts; see above.\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

function problemsOf({ folder, missing, unknown, malformed }: MessageReport): string[] {
  return [
    ...completeLanguages.flatMap((language) =>
      (missing[language] ?? []).map((id) => `${folder}/locales/${language}.json lacks ${id}: add it`),
    ),
    ...unknown.map((id) => `${folder} uses ${id}, which is in no locales/en.json: add it, or correct the id`),
    ...malformed.map((text) => `${folder} ${text}`),
  ];
}

/** Missing texts per package and language; a dash where nothing is missing. */
function table(all: readonly MessageReport[]): string {
  const head = ['package', 'texts', ...languages.map(({ code }) => code)];
  const rows = all.map(({ folder, total, missing }) => [
    folder,
    String(total),
    ...languages.map(({ code }) => String(missing[code]?.length || '-')),
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  return [head, ...rows]
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n');
}
