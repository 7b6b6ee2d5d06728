/** One message in one language: as it is shipped, and as translators have written it since. */
export interface Translation {
  package: string;
  id: string;
  english: string;
  /** For translators: where the text appears, and what its arguments are. */
  description: string;
  /** As the package has it; undefined where it is missing there. */
  shipped: string | undefined;
  edit: TranslationEdit | undefined;
  /** Of the message's edits; 0 for one that was never touched. */
  revision: number;
}

export interface TranslationEdit {
  text: string;
  isReviewed: boolean;
  /** What the English text was at that time. */
  english: string;
  changedAt: Date;
  /** Undefined once the translator's account is gone. */
  changedBy: string | undefined;
}

/** `shipped`: nobody has touched it. */
export const translationStates = ['missing', 'shipped', 'draft', 'reviewed'] as const;
export type TranslationState = (typeof translationStates)[number];

export const translationFilters = ['all', 'missing', 'changed', 'to_review'] as const;
export type TranslationFilter = (typeof translationFilters)[number];

export function stateOf({ edit, shipped }: Translation): TranslationState {
  if (edit !== undefined) return edit.isReviewed ? 'reviewed' : 'draft';
  return shipped === undefined ? 'missing' : 'shipped';
}

/** The English text has changed since this was written. */
export function isOutdated({ edit, english }: Translation): boolean {
  return edit !== undefined && edit.english !== english;
}

/** What is to be shown differs from what is shipped. */
export function isChanged({ edit, shipped }: Translation): boolean {
  return edit !== undefined && edit.text !== shipped;
}

export function isToReview(translation: Translation): boolean {
  return stateOf(translation) === 'draft' || isOutdated(translation);
}

const passes: Record<TranslationFilter, (translation: Translation) => boolean> = {
  all: () => true,
  missing: (translation) => stateOf(translation) === 'missing',
  changed: isChanged,
  to_review: isToReview,
};

export interface TranslationsWanted {
  filter: TranslationFilter;
  package: string | undefined;
  /** Part of the id, of the English text or of the translation. */
  search: string | undefined;
}

export function isWanted(translation: Translation, wanted: TranslationsWanted): boolean {
  if (wanted.package !== undefined && wanted.package !== translation.package) return false;
  return passes[wanted.filter](translation) && contains(translation, wanted.search?.toLowerCase() ?? '');
}

function contains({ id, english, shipped = '', edit }: Translation, search: string): boolean {
  return [id, english, edit?.text ?? shipped].some((text) => text.toLowerCase().includes(search));
}
