import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageLiterals, messageProblem } from '@skep/domain/messages';

export interface BannedWord {
  word: string;
  instead: string;
  /** Ids of texts that may use it. */
  exceptions: readonly string[];
}

const heading = '## Words that English texts do not use';

/** Words that the glossary of a project rules out for English texts; none where it has no such table. */
export function bannedWords(root: string): BannedWord[] {
  const file = join(root, 'docs/glossary.md');
  if (!existsSync(file)) return [];
  const [, section = ''] = readFileSync(file, 'utf8').split(`${heading}\n`);
  const [table = ''] = section.split('\n## ');
  const rows = table.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).flatMap((row) => {
    const [, words = '', instead = '', exceptions = ''] = row.split('|').map((cell) => cell.trim());
    const ids = Array.from(exceptions.matchAll(/`([^`]+)`/g), ([, id = '']) => id);
    return words.split(', ').map((word) => ({ word, instead, exceptions: ids }));
  });
}

/** What is wrong with the words of an English text. */
export function wordProblems(id: string, text: string, words: readonly BannedWord[]): string[] {
  if (messageProblem(text, text) === 'not_a_message') return [];
  const literals = messageLiterals(text).join('\0');
  return words
    .filter(({ word, exceptions }) => !exceptions.includes(id) && hasWord(literals, word))
    .map(({ word, instead }) => `“${word}” is not used in English texts; say: ${instead}`);
}

function hasWord(text: string, word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}_])${escaped}(?![\p{L}_])`, 'iu').test(text);
}
