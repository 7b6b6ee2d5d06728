import { fallbackLanguage, languages } from '@skep/domain';
import { messageArguments } from '@skep/domain/messages';
import type { Messages } from '../messages.ts';
import { readMessages, sourcesOf } from './message-files.ts';
import { usedIds } from './used-ids.ts';

/** What is wrong with the texts of one package. */
export interface MessageReport {
  folder: string;
  /** Texts in English. */
  total: number;
  /** Per language: ids that English has and it has not. */
  missing: Record<string, string[]>;
  /** Ids that the code uses and no package has. */
  unknown: string[];
  /** Ids that no code uses. */
  unused: string[];
  /** Texts that cannot be formatted, or want other values than the English ones. */
  malformed: string[];
}

/**
 * Checks the texts of a package against its code and across languages.
 * `lower`: English texts of the packages below, whose ids the code may use as well.
 */
export function missingMessages(folder: string, lower: Messages = {}): MessageReport {
  const english = readMessages(folder, fallbackLanguage) ?? {};
  const ids = Object.keys(english);
  const used = sourcesOf(folder).map(usedIds);
  const exact = new Set(used.flatMap((each) => [...each.exact]));
  const beginnings = used.flatMap((each) => [...each.beginnings]);
  const subjects = new Set(ids.map(subjectOf));

  return {
    folder,
    total: ids.length,
    missing: missingPerLanguage(folder, ids),
    unknown: [...exact]
      .filter((id) => subjects.has(subjectOf(id)) && !(id in english) && !(id in lower))
      .sort(),
    unused: ids.filter((id) => !exact.has(id) && !beginnings.some((beginning) => id.startsWith(beginning))),
    malformed: malformedTexts(folder, english),
  };
}

function subjectOf(id: string): string {
  return id.slice(0, id.indexOf('.'));
}

function missingPerLanguage(folder: string, ids: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(
    languages.map(({ code }) => {
      const texts = readMessages(folder, code) ?? {};
      return [code, ids.filter((id) => !texts[id])];
    }),
  );
}

function malformedTexts(folder: string, english: Messages): string[] {
  return languages.flatMap(({ code }) =>
    Object.entries(readMessages(folder, code) ?? {}).flatMap(([id, text]) => {
      const problem = problemOf(text, english[id]);
      return problem === undefined ? [] : [`${code} ${id}: ${problem}`];
    }),
  );
}

function problemOf(text: string, english: string | undefined): string | undefined {
  if (english === undefined) return 'English has no such text';
  try {
    const wanted = messageArguments(english).join(', ');
    const given = messageArguments(text).join(', ');
    return given === wanted ? undefined : `wants {${given}}, English wants {${wanted}}`;
  } catch (error) {
    return `cannot be formatted (${error instanceof Error ? error.message : error})`;
  }
}
