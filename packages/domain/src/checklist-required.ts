import type { ChecklistInputKind } from './checklist-inputs.ts';

/** What must be known of an item to say whether it waits for an answer. */
export interface QuestionItem {
  id: string;
  /** Undefined for a main category. */
  parentId: string | undefined;
  kind: ChecklistInputKind;
  isRequired: boolean;
}

/** Kinds that no form fills in, or whose answer comes later than the inspection. */
const neverDemanded: ReadonlySet<ChecklistInputKind> = new Set([
  'label',
  'image',
  'file',
  'barcode',
  'color_picker',
  'select_hive_layer',
  'select_hive_layer_frame',
  'select_hive_type',
  'select_country',
  'select_continent',
  'select_location',
  'bee_subspecies',
]);

const yesNoKinds: ReadonlySet<ChecklistInputKind> = new Set(['boolean', 'boolean_yes_red', 'list_item']);

/**
 * Ids of the items that must be answered and are not, in the order of the checklist. What follows from a yes is required
 * after a yes only.
 */
export function missingAnswers(
  items: readonly QuestionItem[],
  answerOf: (id: string) => string | undefined,
): string[] {
  const known = new Map(items.map((item) => [item.id, item]));
  const isQuestion = ({ parentId }: QuestionItem): boolean => {
    const parent = parentId === undefined ? undefined : known.get(parentId);
    if (parent === undefined) return true;
    return (!yesNoKinds.has(parent.kind) || answerOf(parent.id) === '1') && isQuestion(parent);
  };
  return items
    .filter((item) => item.isRequired && !neverDemanded.has(item.kind))
    .filter((item) => (answerOf(item.id) ?? '') === '' && isQuestion(item))
    .map(({ id }) => id);
}
