import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Texts = Readonly<Record<string, string>>;

const folder = join(import.meta.dirname, '../../locales/mail');
const read = (language: string): Texts => JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));

const english = read('en');
const translations: Readonly<Record<string, Texts>> = { en: english, nl: read('nl') };

/** A sentence of a mail in this language, or in English where it has none, with its `{places}` filled in. */
export function mailText(language: string, id: string, values: Record<string, string | number> = {}): string {
  const text = translations[language]?.[id] ?? english[id];
  if (text === undefined) throw new Error(`No mail text is called ${id}.`);
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
