import { textsOf } from '#platform/words/texts.ts';
import type { Category } from './catalogue.ts';

const { text, find, languages } = textsOf('taxonomy');

/** Languages that the taxonomy is written in; in all others it is English. */
export const taxonomyLanguages = languages;

/** Name of an entry in a language. An entry may have a name of its own, else it has the name of its key. */
export function categoryName(language: string, { id, key }: Pick<Category, 'id' | 'key'>): string {
  return find(language, `name.${id}`) ?? text(language, `name.${key}`);
}

export function unitName(language: string, unit: string): string {
  return text(language, `unit.${unit}`);
}

/** Word of an answer: `yes`, `no`, `poor`, `high` … */
export function answerName(language: string, answer: string): string {
  return text(language, `answer.${answer}`);
}

/** Name of a way of filling in. */
export function inputName(language: string, type: string): string {
  return text(language, `input.${type}`);
}

/** Name of the checklist that everybody starts with. */
export function defaultChecklistName(language: string): string {
  return text(language, 'checklist.default');
}
