import {
  type ChecklistInputKind,
  isChecklistInputKind,
  itemValueProblem,
  missingAnswers,
  parseItemValue,
} from '@skep/domain';
import type { AwaitedPhotoInput, InspectionItemInput } from '../generated/graphql.ts';
import { idsIn, sentIdsIn, storedIdsIn } from '../photos/photo-ids.ts';
import type { ChecklistItem } from './checklist-tree.ts';

/** Answers of a form by `fieldKey`; an empty text is "not answered". */
export type Answers = Record<string, string>;

/** A key that no form library takes for a place in a list. */
export function fieldKey(itemId: string): string {
  return `item${itemId}`;
}

export function answersOf(items: readonly { itemId: string; value: string }[]): Answers {
  return Object.fromEntries(items.map(({ itemId, value }) => [fieldKey(itemId), value]));
}

/** Answered items only, tidied. Answers of items that the checklist no longer has do not change. */
export function itemInputsOf(answers: Answers, items: readonly ChecklistItem[]): InspectionItemInput[] {
  const known = new Map(items.map((item) => [fieldKey(item.id), item]));
  return Object.entries(answers).flatMap(([key, raw]) => {
    const itemId = key.slice('item'.length);
    const item = known.get(key);
    const kind = item && kindOf(item);
    if (kind === undefined) return raw === '' ? [] : [{ itemId, value: raw }];
    const said = kind === 'image' ? sentIdsIn(raw).join(',') : raw;
    const parsed = parseItemValue(kind, said, item?.unitKey ?? undefined);
    return parsed.kind === 'answered' ? [{ itemId, value: parsed.value }] : [];
  });
}

/** Photos of answers that wait in this browser. */
export function storedPhotosOf(answers: Answers, items: readonly ChecklistItem[]): AwaitedPhotoInput[] {
  const ofPhotos = items.filter((item) => kindOf(item) === 'image');
  return ofPhotos.flatMap(({ id: itemId }) =>
    storedIdsIn(answers[fieldKey(itemId)] ?? '').map((id) => ({ id, itemId })),
  );
}

/** The first fault of an answer, as a code of the catalogue; undefined when it is well or not there. */
export function answerProblem(item: ChecklistItem, raw: string | undefined): string | undefined {
  const kind = kindOf(item);
  return kind === undefined ? undefined : itemValueProblem(kind, raw ?? '', item.unitKey ?? undefined)?.code;
}

/** Ids of items that must be answered and are not. */
export function missingOf(items: readonly ChecklistItem[], answers: Answers): string[] {
  const questions = items.map((item) => ({
    id: item.id,
    parentId: item.parentId ?? undefined,
    kind: kindOf(item) ?? ('label' as const),
    isRequired: item.isRequired,
  }));
  return missingAnswers(questions, (id) => answers[fieldKey(id)]?.trim());
}

/** Undefined for kinds that no screen fills in. */
export function kindOf({ input }: Pick<ChecklistItem, 'input'>): ChecklistInputKind | undefined {
  const name = input.toLowerCase();
  return isChecklistInputKind(name) ? name : undefined;
}

/** By `fieldKey`. */
export function answeredKeys(answers: Answers): string[] {
  return Object.keys(answers).filter((key) => answers[key] !== '');
}

export interface AnswerWords {
  yesNo: (isYes: boolean) => string;
  places: Record<'hives' | 'apiaries', readonly { value: string; label: string }[]>;
}

/** An answer as a person reads it; empty for none. */
export function answerText(item: ChecklistItem, raw: string, { yesNo, places }: AnswerWords): string {
  if (raw === '') return '';
  const nameIn = (choices: AnswerWords['places']['hives']) =>
    choices.find(({ value }) => value === raw)?.label ?? raw;
  switch (item.input) {
    case 'BOOLEAN':
    case 'BOOLEAN_YES_RED':
    case 'LIST_ITEM':
      return yesNo(raw === '1');
    case 'SELECT_HIVE':
      return nameIn(places.hives);
    case 'SELECT_APIARY':
      return nameIn(places.apiaries);
    case 'LIST':
    case 'OPTIONS':
    case 'SELECT': {
      const names = new Map(item.options.map(({ id, name }) => [id, name]));
      return raw
        .split(',')
        .map((id) => names.get(id) ?? id)
        .join(', ');
    }
    case 'IMAGE':
      return String(idsIn(raw).length);
    default:
      return raw;
  }
}
