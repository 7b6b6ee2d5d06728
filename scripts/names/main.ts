import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../standalone/src/folders.ts';
import { bannedWords, violationsIn } from './banned-words.ts';

const code =
  '{api,bench,e2e,gateway,mf-*,packages/*,reliability,scripts,shell,standalone,storybook}/**/*.{ts,tsx,mjs}';
/** Others' code, what is built, and migrations, whose names are those of the database. */
const skipped = new Set(['node_modules', 'dist', 'generated', 'migrations']);

const banned = bannedWords(readFileSync(join(projectRoot, 'docs/glossary.md'), 'utf8'));
let fileCount = 0;
let violationCount = 0;
for (const path of globSync(code, { cwd: projectRoot, exclude: (name) => skipped.has(name) })) {
  fileCount += 1;
  for (const { name, word, instead } of violationsIn(
    path,
    readFileSync(join(projectRoot, path), 'utf8'),
    banned,
  )) {
    violationCount += 1;
    process.stdout.write(`${path}: ${name} has the word "${word}". Use ${instead}.\n`);
  }
}
process.stdout.write(
  `${fileCount} files, ${banned.length} words that are not used, ${violationCount} uses of them.\n`,
);
if (banned.length === 0)
  process.stdout.write('docs/glossary.md has no table of words that are not used in code.\n');
process.exitCode = violationCount > 0 || banned.length === 0 ? 1 : 0;
