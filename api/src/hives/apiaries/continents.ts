import { textsOf } from '#platform/i18n/texts.ts';

const { find, languages } = textsOf('apiaries');

const continents = ['af', 'an', 'as', 'eu', 'na', 'oc', 'sa'];

export function isContinent(code: string): boolean {
  return continents.includes(code);
}

/** Its name in a language; the code itself for one that is not known. */
export function continentName(language: string, code: string): string {
  return find(language, `apiaries.continent.${code}`) ?? code;
}

/** Its code, also for its name in any language, as answers have it; the text itself for one that is not known. */
export function continentOf(text: string): string {
  const named = (code: string) => languages.some((language) => continentName(language, code) === text);
  return continents.find((code) => code === text || named(code)) ?? text;
}
