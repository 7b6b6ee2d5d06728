import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackLanguage, type LanguageCode, offeredLanguages } from '@skep/domain';
import { textsOfFile } from '@skep/domain/messages';

/** A text of a folder in `locales/`, with its `{places}` filled in. @throws Error for an id that English lacks. */
export type Text = (language: string, id: string, values?: Record<string, string | number>) => string;

export interface Texts {
  text: Text;
  /** Undefined where neither the language nor English has it. */
  find: (language: string, id: string) => string | undefined;
  /** Offered languages that have a file of their own. */
  languages: readonly LanguageCode[];
}

type Entries = Readonly<Record<string, string>>;

/**
 * Returns the texts of one folder of `locales/`, a file for each offered language; English replaces what one lacks.
 * @throws Error for a folder without English texts
 */
export function textsOf(folder: string): Texts {
  const path = (code: string) => join(import.meta.dirname, '../../../locales', folder, `${code}.json`);
  const written = offeredLanguages.map(({ code }) => code).filter((code) => existsSync(path(code)));
  if (!written.includes(fallbackLanguage)) throw new Error(`There are no texts in locales/${folder}.`);
  const entries = new Map<string, Entries>(
    written.map((code) => [code, textsOfFile(JSON.parse(readFileSync(path(code), 'utf8')))]),
  );
  const find = (language: string, id: string) =>
    entries.get(language)?.[id] ?? entries.get(fallbackLanguage)?.[id];
  return {
    find,
    languages: written,
    text(language, id, values = {}) {
      const text = find(language, id);
      if (text === undefined) throw new Error(`No text of ${folder} is called ${id}.`);
      return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
    },
  };
}
