import { type ChecklistTemplate, combPlaceOf } from '@skep/domain';
import { textsOf } from '#platform/i18n/texts.ts';
import type { Category } from './catalogue.ts';

const { text, find, languages } = textsOf('taxonomy');

/** Languages that the taxonomy is written in; in all others it is English. */
export const taxonomyLanguages = languages;

/**
 * Name of an entry in a language. What a person made is called as they call it; an entry may have a name of its own,
 * else it has the name of its key.
 */
export function categoryName(
  language: string,
  { id, key, own }: Pick<Category, 'id' | 'key' | 'own'>,
): string {
  return (
    own?.name ?? find(language, `name.${id}`) ?? combName(language, key) ?? text(language, `name.${key}`)
  );
}

/** Of a comb that is counted: there are too many for a name each. */
function combName(language: string, key: string): string | undefined {
  const comb = combPlaceOf(key);
  if (comb === undefined) return undefined;
  const { kind, number, side = '' } = comb;
  return text(language, `comb.${kind}`, { number, side: side.toUpperCase() });
}

/** Undefined for what is measured in nothing. */
export function categoryUnit(
  language: string,
  { unit, own }: Pick<Category, 'unit' | 'own'>,
): string | undefined {
  return own?.unit ?? (unit === undefined ? undefined : unitName(language, unit));
}

export function unitName(language: string, unit: string): string {
  return text(language, `unit.${unit}`);
}

/** Name of a checklist that begins with a template. */
export function templateName(language: string, template: ChecklistTemplate): string {
  return text(language, `checklist.${template}`);
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
