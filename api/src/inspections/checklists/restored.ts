import { firstOwnItemId } from '@skep/domain';
import * as v from 'valibot';
import {
  instant,
  maybe,
  type NewIds,
  number,
  type RestoredTable,
  requires,
  rowId,
  words,
} from '#platform/exporting/restored-table.ts';
import { restoredColumns } from '#platform/resource/fields.ts';
import { categoryById } from '#platform/taxonomy/catalogue.ts';
import { allChecklistFields, ownItemFields } from './checklist-fields.ts';

export const restoredOwnItems: RestoredTable = {
  name: 'checklist_items',
  table: 'own_items',
  row: v.object({
    id: rowId,
    ...restoredColumns(ownItemFields),
    parent_id: v.pipe(
      rowId,
      v.check((id) => categoryById(id) !== undefined),
    ),
    created_at: instant,
    removed_at: maybe(instant),
  }),
  references: {},
  owner: ['user_id'],
  among: 'own',
};

export const restoredChoices: RestoredTable = {
  name: 'checklist_item_choices',
  table: 'own_item_choices',
  row: v.object({ id: rowId, item_id: rowId, name: words(500), place: maybe(number) }),
  references: { item_id: requires('checklist_items') },
  partBy: 'item_id',
};

const ids = v.pipe(v.array(rowId), v.maxLength(5000));

export const restoredChecklists: RestoredTable = {
  name: 'checklists',
  table: 'checklists',
  row: v.object({
    id: rowId,
    ...restoredColumns(allChecklistFields),
    item_ids: ids,
    required_ids: ids,
    created_at: instant,
    updated_at: instant,
  }),
  references: {},
  owner: ['user_id'],
  among: 'ownUndeleted',
  after: ['checklist_items'],
  // Each account begins with one: it is not there twice afterwards.
  equalBy: ['type', 'name', 'item_ids', 'required_ids'],
  change: (row, known) => ({
    ...row,
    item_ids: newItemIds(row.item_ids, known),
    required_ids: newItemIds(row.required_ids, known),
  }),
};

function newItemIds(list: unknown, known: NewIds): number[] {
  return Array.isArray(list) ? list.flatMap((id: number) => newItemId(id, known) ?? []) : [];
}

/** Of the taxonomy it is everywhere the same. */
export function newItemId(id: number, known: NewIds): number | undefined {
  if (id >= firstOwnItemId) return known.of('checklist_items', id);
  return categoryById(id) === undefined ? undefined : id;
}
