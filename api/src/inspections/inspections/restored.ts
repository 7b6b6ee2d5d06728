import { chosenIds, isChoice } from '@skep/domain';
import * as v from 'valibot';
import { newItemId } from '#inspections/checklists/restored.ts';
import { isPhotoItem, photosOf } from '#inspections/photos/items.ts';
import {
  instant,
  maybe,
  mayName,
  type NewIds,
  type RestoredTable,
  requires,
  rowId,
  words,
  yesNo,
} from '#platform/exporting/restored-table.ts';
import { restoredColumns } from '#platform/resource/fields.ts';
import { categoryById } from '#platform/taxonomy/catalogue.ts';
import { inspectionFields } from './inspection-fields.ts';

export const restoredInspections: RestoredTable = {
  name: 'inspections',
  table: 'inspections',
  row: v.object({
    id: rowId,
    hive_id: rowId,
    apiary_id: rowId,
    inspected_at: instant,
    ...restoredColumns(inspectionFields),
    reminder_done_at: maybe(instant),
    is_event: v.optional(yesNo, false),
    created_at: instant,
    updated_at: instant,
  }),
  references: { hive_id: requires('hives'), checklist_id: mayName('checklists') },
  owner: ['user_id', 'author_id'],
  among: 'ownUndeleted',
  after: ['apiaries'],
  // An apiary that no longer exists: the inspection belongs to that of the hive today.
  change(row, ids, was) {
    const apiaryId = ids.of('apiaries', Number(row.apiary_id)) ?? ids.recall(`apiary of ${was.hive_id}`);
    return apiaryId === undefined ? undefined : { ...row, apiary_id: apiaryId };
  },
};

/** Ids of choices that people made, far above those of their items. */
export const firstOwnChoiceId = 500_000_000;

export const restoredAnswers: RestoredTable = {
  name: 'inspection_answers',
  table: 'inspection_items',
  row: v.object({ inspection_id: rowId, item_id: rowId, value: words(30_000) }),
  references: { inspection_id: requires('inspections') },
  partBy: 'inspection_id',
  after: ['checklist_items', 'checklist_item_choices', 'photos', 'hives', 'apiaries'],
  change({ item_id, value, ...row }, ids) {
    const categoryId = newItemId(Number(item_id), ids);
    if (categoryId === undefined) return undefined;
    const answer = newAnswer(categoryId, String(value), ids);
    return answer === '' ? undefined : { ...row, category_id: categoryId, value: answer };
  },
};

/** An answer that names something else by its id names the new one. */
function newAnswer(categoryId: number, value: string, ids: NewIds): string {
  const input = categoryById(categoryId)?.input;
  const joined = (list: readonly number[], newOf: (id: number) => number | undefined) =>
    list.flatMap((id) => newOf(id) ?? []).join(',');
  if (isPhotoItem(categoryId)) return joined(photosOf(value), (id) => ids.of('photos', id));
  if (input === 'select_hive') return joined(chosenIds(value), (id) => ids.of('hives', id));
  if (input === 'select_apiary' || input === 'select_location')
    return joined(chosenIds(value), (id) => ids.of('apiaries', id));
  const isOwn = input === undefined;
  if ((isOwn && /^\d{9}(,\d{9})*$/.test(value)) || (input !== undefined && isChoice(input)))
    return joined(chosenIds(value), (id) =>
      id >= firstOwnChoiceId ? ids.of('checklist_item_choices', id) : id,
    );
  return value;
}
