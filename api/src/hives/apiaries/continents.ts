import { textsOf } from '#platform/words/texts.ts';

const { find } = textsOf('apiaries');

const continents = ['af', 'an', 'as', 'eu', 'na', 'oc', 'sa'];

export function isContinent(code: string): boolean {
  return continents.includes(code);
}

/** Its name in a language; the code itself for one that is not known. */
export function continentName(language: string, code: string): string {
  return find(language, `apiaries.continent.${code}`) ?? code;
}
