import { type LanguageCode, languages } from '@skep/domain';

/** The language's own name. */
export function languageName(language: LanguageCode): string {
  return languages.find(({ code }) => code === language)?.name ?? language;
}
