import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../standalone/src/folders.ts';
import {
  bannedWords,
  descriptionViolationsIn,
  type Violation,
  violationsIn,
  wordsBannedInDescriptions,
} from './banned-words.ts';

const code =
  '{api,bench,e2e,gateway,mf-*,packages/*,reliability,scripts,shell,standalone,storybook}/**/*.{ts,tsx,mjs}';
/** Others' code, what is built, and migrations, whose names are those of the database. */
const skipped = new Set(['node_modules', 'dist', 'generated', 'migrations']);

/** Code with descriptions of the REST API. Those of demo data are texts for beekeepers. */
const hasRoutes = (path: string) => /^api\/src\/(?!demo\/).*(?<!\.test)\.ts$/.test(path);

const glossary = readFileSync(join(projectRoot, 'docs/glossary.md'), 'utf8');
const banned = bannedWords(glossary);
const bannedInDescriptions = wordsBannedInDescriptions(glossary);
const violations: (Violation & { path: string })[] = [];
let fileCount = 0;
for (const path of globSync(code, { cwd: projectRoot, exclude: (name) => skipped.has(name) })) {
  fileCount += 1;
  const text = readFileSync(join(projectRoot, path), 'utf8');
  const found = [
    ...violationsIn(path, text, banned),
    ...(hasRoutes(path) ? descriptionViolationsIn(path, text, bannedInDescriptions) : []),
  ];
  violations.push(...found.map((violation) => ({ ...violation, path })));
}
for (const { path, name, word, instead } of violations) {
  process.stdout.write(`${path}: ${name} has the word "${word}". Use ${instead}.\n`);
}
const wordCount = banned.length + bannedInDescriptions.length;
process.stdout.write(
  `${fileCount} files, ${wordCount} words that are not used, ${violations.length} uses of them.\n`,
);
const hasTables = banned.length > 0 && bannedInDescriptions.length > 0;
if (!hasTables) process.stdout.write('docs/glossary.md lacks a table of words that are not used.\n');
process.exitCode = violations.length > 0 || !hasTables ? 1 : 0;
