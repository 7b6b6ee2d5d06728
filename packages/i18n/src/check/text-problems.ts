import { fallbackLanguage, languages } from '@skep/domain';
import { messageProblem } from '@skep/domain/messages';
import { bannedWords, wordProblems } from './banned-words.ts';
import { extractedIds, type LanguageTexts, verify } from './formatjs.ts';
import type { BannedWord } from './glossary-words.ts';
import { idsOutsideOfCalls } from './ids-outside-of-calls.ts';
import { languageProblems } from './language-rules.ts';
import { describedMessages, messageFolders, textsOf } from './message-files.ts';

const allLanguages = languages.map(({ code }) => code);

/**
 * What is wrong with the texts of a project, each with what is to be done.
 * @param complete languages in which no text may be missing
 */
export function textProblems(root: string, complete: readonly string[] = allLanguages): string[] {
  const folders = messageFolders(root);
  const whole = new Map(
    languages.map(({ code }) => [
      code,
      Object.assign({}, ...folders.map((folder) => placed(root, folder, code))),
    ]),
  );
  return [
    ...verified(new Map([...whole].filter(([code]) => complete.includes(code))), ['--missing-keys']),
    ...verified(whole, ['--extra-keys', '--structural-equality']),
    ...folders.flatMap((folder) => problemsOfEnglish(root, folder, bannedWords(root))),
    ...folders.flatMap((folder) => problemsOfLanguages(root, folder)),
    ...problemsOfIds(root, folders),
  ];
}

/** With its folder, since the api's folders use the same ids. */
function placed(root: string, folder: string, language: string): LanguageTexts {
  const texts = Object.entries(textsOf(root, folder, language));
  return Object.fromEntries(texts.map(([id, text]) => [`${folder} ${id}`, text]));
}

function verified(texts: ReadonlyMap<string, LanguageTexts>, checks: string[]): string[] {
  const output = verify(texts, checks).trim();
  return output === '' ? [] : [output];
}

function problemsOfEnglish(root: string, folder: string, words: readonly BannedWord[]): string[] {
  return Object.entries(describedMessages(root, folder)).flatMap(
    ([id, { defaultMessage, description = '' }]) => [
      ...(description.trim() === ''
        ? [`${folder} ${id}: tell translators where it stands (description)`]
        : []),
      ...(/\{\w+, select,/.test(defaultMessage)
        ? [`${folder} ${id}: a choice between words is a message for each, or translators must write braces`]
        : []),
      ...wordProblems(id, defaultMessage, words).map((problem) => `${folder} ${id}: ${problem}`),
    ],
  );
}

/** Spelling and plurals. FormatJS reports the texts that cannot be parsed. */
function problemsOfLanguages(root: string, folder: string): string[] {
  const english = textsOf(root, folder, fallbackLanguage);
  return languages.flatMap(({ code }) =>
    Object.entries(textsOf(root, folder, code))
      .filter(([id, text]) => messageProblem(text, english[id] ?? text) !== 'not_a_message')
      .flatMap(([id, text]) =>
        languageProblems(code, text, english[id] ?? text).map(
          (problem) => `${folder} ${id} in ${code}: ${problem}`,
        ),
      ),
  );
}

/** The compiler refuses unknown ids; here those are found that nobody uses. The api puts its ids together from data. */
function problemsOfIds(root: string, folders: readonly string[]): string[] {
  const owners = folders
    .map((folder) => folder.slice(0, folder.indexOf('/locales')))
    .filter((owner) => owner !== 'api');
  const sources = [...new Set(owners)].map((owner) => `${owner}/src/**/*.{ts,tsx}`);
  const extracted = new Set(extractedIds(root, sources));
  const { exact, beginnings } = idsOutsideOfCalls(root, owners);
  const isUsed = (id: string) =>
    extracted.has(id) || exact.has(id) || beginnings.some((beginning) => id.startsWith(beginning));
  return folders
    .filter((folder) => !folder.startsWith('api/'))
    .flatMap((folder) =>
      Object.keys(textsOf(root, folder, fallbackLanguage))
        .filter((id) => !isUsed(id))
        .map((id) => `${folder} ${id}: nothing uses it; take it out of every language`),
    );
}
