import { fieldKey } from '../checklist-inputs/answers.ts';
import { hiveKey } from './inspection-values.ts';

/**
 * Turns a path of the mutation's input into the name of a form field: `inspection.items.774`, `hives.3.notes` and the
 * like; answers are named by their items. @param hiveIds of many hives, in the order in which they are sent
 */
export function formFieldOf(hiveIds: readonly string[]): (path: string) => string {
  return (path) => {
    const parts = path.split('.').filter((part) => part !== 'inspection' && part !== 'input');
    const [first = '', second = '', ...rest] = parts;
    if (first === 'photoIds' || first === 'gonePhotoIds') return 'photos';
    if (first === 'items') return answerIn('answers', second);
    const hiveId = first === 'hives' ? hiveIds[Number(second || Number.NaN)] : undefined;
    if (hiveId === undefined) return first;
    const own = `own.${hiveKey(hiveId)}`;
    const [field = 'hiveId', itemId = ''] = rest;
    return field === 'items' ? answerIn(own, itemId) : `${own}.${field}`;
  };
}

function answerIn(parent: string, itemId: string): string {
  return itemId === '' ? parent : `${parent}.${fieldKey(itemId)}`;
}
