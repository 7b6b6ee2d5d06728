import { firstOwnItemId } from '@skep/domain';
import { sql } from 'kysely';
import * as v from 'valibot';
import { archiveTable, ownUndeleted, requires } from '#platform/exporting/archive-table.ts';
import { instant, maybe, type NewIds, number, rowId, words } from '#platform/exporting/restored-table.ts';
import { restoredColumns } from '#platform/resource/fields.ts';
import { categoryById } from '#platform/taxonomy/catalogue.ts';
import { categoryName } from '#platform/taxonomy/words.ts';
import { allChecklistFields, ownItemFields } from './checklist-fields.ts';
import { finder, ownItemsIn } from './items.ts';

const ids = v.pipe(v.array(rowId), v.maxLength(5000));

const numbersIn = (list: unknown): number[] => (Array.isArray(list) ? list.map(Number) : []);

export const archivedChecklists = archiveTable(
  'checklists',
  {
    id: rowId,
    ...restoredColumns(allChecklistFields),
    ...{ item_ids: ids, required_ids: ids, items: { from: 'item_ids' } },
    ...{ created_at: instant, updated_at: instant },
  },
  {
    whose: ownUndeleted,
    async complete({ db, locale }, rows) {
      const all = rows.flatMap(({ item_ids }) => numbersIn(item_ids));
      const find = finder(await ownItemsIn({ db }, all));
      return rows.map((row) => ({ ...row, items: namesOf(numbersIn(row.item_ids), locale, find) }));
    },
    restore: {
      owner: ['user_id'],
      after: ['checklist_items'],
      // Each account begins with one: it is not there twice afterwards.
      equalBy: ['type', 'name', 'item_ids', 'required_ids'],
      change: (row, known) => ({
        ...row,
        item_ids: newItemIds(row.item_ids, known),
        required_ids: newItemIds(row.required_ids, known),
      }),
    },
  },
);

/** Items that the person made; removed ones too, which their answers still name. */
export const archivedOwnItems = archiveTable(
  'own_items',
  {
    id: rowId,
    ...restoredColumns(ownItemFields),
    parent_id: v.pipe(
      rowId,
      v.check((id) => categoryById(id) !== undefined),
    ),
    ...{ created_at: instant, removed_at: maybe(instant) },
    // By the ids that answers have.
    choices: {
      from: sql`(
        select string_agg(id || ' = ' || name, ', ' order by id) from own_item_choices where item_id = own_items.id
      )`,
    },
    below: { from: 'parent_id' },
  },
  {
    name: 'checklist_items',
    complete: async ({ locale }, rows) =>
      rows.map((row) => ({ ...row, below: namesOf([Number(row.parent_id)], locale, categoryById) })),
    restore: { owner: ['user_id'] },
  },
);

export const archivedChoices = archiveTable(
  'own_item_choices',
  { id: rowId, item_id: requires('checklist_items'), name: words(500), place: maybe(number) },
  {
    name: 'checklist_item_choices',
    whose: (ownerId) => sql`item_id in (select id from own_items where user_id = ${ownerId})`,
    restore: { partBy: 'item_id' },
  },
);

function namesOf(ids: readonly number[], language: string, find: ReturnType<typeof finder>): string {
  return ids
    .map(find)
    .flatMap((category) => (category === undefined ? [] : [categoryName(language, category)]))
    .join(', ');
}

function newItemIds(list: unknown, known: NewIds): number[] {
  return numbersIn(list).flatMap((id) => newItemId(id, known) ?? []);
}

/** Of the taxonomy it is everywhere the same. */
export function newItemId(id: number, known: NewIds): number | undefined {
  if (id >= firstOwnItemId) return known.of('checklist_items', id);
  return categoryById(id) === undefined ? undefined : id;
}
