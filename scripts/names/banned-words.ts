import { basename } from 'node:path';
import { parseSync } from '@swc/core';
import { type BannedWord, bannedWordsBelow, hasWord } from '../../packages/i18n/src/check/glossary-words.ts';

export interface Violation {
  name: string;
  word: string;
  instead: string;
}

const heading = '## Words that are not used in code';
const descriptionHeading = '## Words that descriptions of the API do not use';

/**
 * The words that the glossary rules out for code. An exception is a name in which a word is allowed, or a file (a path with
 * `/`, `*` for any characters) in which any name may have it.
 */
export const bannedWords = (glossary: string) => bannedWordsBelow(heading, glossary);

/** The words that the glossary rules out for summaries and descriptions in the OpenAPI document. An exception is a file. */
export const wordsBannedInDescriptions = (glossary: string) => bannedWordsBelow(descriptionHeading, glossary);

/** Returns the names in a file, its own included, that have a banned word in them. Each name is listed once. */
export function violationsIn(path: string, code: string, banned: readonly BannedWord[]): Violation[] {
  const here = new Map(
    banned
      .filter(({ exceptions }) => !exceptions.some((each) => matches(each, path)))
      .map((row) => [row.word, row]),
  );
  const [fileName = ''] = basename(path).split('.');
  const names = new Set([fileName, ...identifiersBelow(parseSync(code, syntaxOf(path)))]);
  return [...names].flatMap((name) =>
    wordsOf(name).flatMap((word) => {
      const row = here.get(word);
      return row === undefined || row.exceptions.includes(name) ? [] : [{ name, word, instead: row.instead }];
    }),
  );
}

/** Returns the summaries and descriptions in a file of routes that have a banned word in them. */
export function descriptionViolationsIn(
  path: string,
  code: string,
  banned: readonly BannedWord[],
): Violation[] {
  const here = banned.filter(({ exceptions }) => !exceptions.some((each) => matches(each, path)));
  return [...descriptionsBelow(parseSync(code, syntaxOf(path)))].flatMap((name) =>
    here.filter(({ word }) => hasWord(name, word)).map(({ word, instead }) => ({ name, word, instead })),
  );
}

function matches(exception: string, path: string): boolean {
  if (!exception.includes('/')) return false;
  const parts = exception.split('*');
  const [first = ''] = parts;
  return path.startsWith(first) && path.endsWith(parts.at(-1) ?? '');
}

const syntaxOf = (path: string) =>
  path.endsWith('.mjs')
    ? ({ syntax: 'ecmascript' } as const)
    : ({ syntax: 'typescript', tsx: path.endsWith('x'), decorators: true } as const);

function* identifiersBelow(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'Identifier' && 'value' in node) yield String(node.value);
  for (const part of Object.values(node)) yield* identifiersBelow(part);
}

const descriptionNames = new Set(['summary', 'description']);

/** The texts of `{ summary: '…' }` and of `const summary = '…'`. */
function* descriptionsBelow(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  const name = 'key' in node ? node.key : 'id' in node ? node.id : undefined;
  if (
    typeof name === 'object' &&
    name !== null &&
    'value' in name &&
    descriptionNames.has(String(name.value))
  ) {
    yield* textsBelow('value' in node ? node.value : 'init' in node ? node.init : undefined);
  }
  for (const part of Object.values(node)) yield* descriptionsBelow(part);
}

function* textsBelow(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'StringLiteral' && 'value' in node) yield String(node.value);
  if ('type' in node && node.type === 'TemplateElement' && 'cooked' in node) yield String(node.cooked);
  for (const part of Object.values(node)) yield* textsBelow(part);
}

/** The words of `camelCase`, `PascalCase`, `snake_case` and `kebab-case`, in lower case. */
function wordsOf(name: string): string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
}
