import { chosenIds, inspectionReadings, isChoice } from '@skep/domain';
import { sql } from 'kysely';
import { optional, parseJson, pipe, string } from 'valibot';
import { newItemId } from '#inspections/checklists/archived.ts';
import { finder, ownItemsIn } from '#inspections/checklists/items.ts';
import { isPhotoItem, photosOf } from '#inspections/photos/items.ts';
import { archiveTable, asJson, mayName, ownUndeleted, requires } from '#platform/exporting/archive-table.ts';
import { instant, maybe, type NewIds, rowId, words, yesNo } from '#platform/exporting/restored-table.ts';
import { restoredColumns } from '#platform/resource/fields.ts';
import { ancestorsOf, type Category, categoryById } from '#platform/taxonomy/catalogue.ts';
import { categoryName } from '#platform/taxonomy/words.ts';
import { inspectionFields } from './inspection-fields.ts';

export const archivedInspections = archiveTable(
  'inspections',
  {
    ...{ id: rowId, hive_id: requires('hives'), apiary_id: rowId, inspected_at: instant },
    ...restoredColumns(inspectionFields),
    checklist_id: mayName('checklists'),
    ...{ reminder_done_at: maybe(instant), is_event: optional(yesNo, false) },
    // Older archives do not have it.
    readings: asJson(maybe(pipe(string(), parseJson(), inspectionReadings))),
    ...{ created_at: instant, updated_at: instant },
  },
  {
    whose: ownUndeleted,
    restore: {
      owner: ['user_id', 'author_id'],
      after: ['apiaries'],
      // An apiary that no longer exists: the inspection belongs to that of the hive today.
      change(row, ids, was) {
        const apiaryId = ids.of('apiaries', Number(row.apiary_id)) ?? ids.recall(`apiary of ${was.hive_id}`);
        return apiaryId === undefined ? undefined : { ...row, apiary_id: apiaryId };
      },
    },
  },
);

/** Ids of choices that people made, far above those of their items. */
export const firstOwnChoiceId = 500_000_000;

/** A choice is the id of its item; `item` is the question in the person's language. */
export const archivedAnswers = archiveTable(
  'inspection_items',
  {
    ...{ id: {}, inspection_id: requires('inspections'), item_id: { from: 'category_id', restored: rowId } },
    ...{ item: { from: sql`null` }, value: words(30_000) },
  },
  {
    name: 'inspection_answers',
    whose: (ownerId) =>
      sql`inspection_id in (select id from inspections where user_id = ${ownerId} and deleted_at is null)`,
    async complete({ db, locale }, rows) {
      const itemIds = rows.map(({ item_id }) => Number(item_id));
      const find = finder(await ownItemsIn({ db }, itemIds));
      return rows.map((row) => ({ ...row, item: questionOf(find(Number(row.item_id)), locale) }));
    },
    restore: {
      partBy: 'inspection_id',
      after: ['checklist_items', 'checklist_item_choices', 'photos', 'hives', 'apiaries'],
      change({ item_id, value, ...row }, ids) {
        const categoryId = newItemId(Number(item_id), ids);
        if (categoryId === undefined) return undefined;
        const answer = newAnswer(categoryId, String(value), ids);
        return answer === '' ? undefined : { ...row, category_id: categoryId, value: answer };
      },
    },
  },
);

function questionOf(category: Category | undefined, language: string): string | null {
  if (category === undefined) return null;
  return [...ancestorsOf(category), category].map((part) => categoryName(language, part)).join(' > ');
}

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
