import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageLiterals, messageProblem } from '@skep/domain/messages';
import { type BannedWord, bannedWordsBelow, hasWord } from './glossary-words.ts';

const heading = '## Words that English texts do not use';

/** Words that the glossary of a project rules out for English texts, with the ids of texts that may use one. */
export function bannedWords(root: string): BannedWord[] {
  const file = join(root, 'docs/glossary.md');
  return existsSync(file) ? bannedWordsBelow(heading, readFileSync(file, 'utf8')) : [];
}

/** What is wrong with the words of an English text. */
export function wordProblems(id: string, text: string, words: readonly BannedWord[]): string[] {
  if (messageProblem(text, text) === 'not_a_message') return [];
  const literals = messageLiterals(text).join('\0');
  return words
    .filter(({ word, exceptions }) => !exceptions.includes(id) && hasWord(literals, word))
    .map(({ word, instead }) => `“${word}” is not used in English texts; say: ${instead}`);
}
