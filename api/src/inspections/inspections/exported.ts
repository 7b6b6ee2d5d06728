import { sql } from 'kysely';
import { finder, ownItemsIn } from '#inspections/checklists/items.ts';
import type { InspectionId, ItemId } from '#platform/context/ids.ts';
import { tableById } from '#platform/exporting/export-table.ts';
import { exportedColumns } from '#platform/resource/fields.ts';
import { ancestorsOf, type Category } from '#platform/taxonomy/catalogue.ts';
import { categoryName } from '#platform/taxonomy/words.ts';
import { inspectionFields } from './inspection-fields.ts';

const columns = [
  ...(['id', 'hive_id', 'apiary_id', 'inspected_at'] as const),
  ...exportedColumns(inspectionFields),
  ...(['reminder_done_at', 'is_event', 'created_at', 'updated_at'] as const),
] as const;

export const exportedInspections = tableById('inspections', columns, ({ db }, { ownerId, after, limit }) =>
  db
    .selectFrom('inspections')
    .select(columns)
    .where('user_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where('id', '>', sql<InspectionId>`${after}`)
    .orderBy('id')
    .limit(limit)
    .execute(),
);

const answerColumns = ['id', 'inspection_id', 'item_id', 'item', 'value'] as const;

/** A choice is the id of its item; `item` is the question in the person's language. */
export const exportedAnswers = tableById(
  'inspection_answers',
  answerColumns,
  async ({ db, locale }, { ownerId, after, limit }) => {
    const rows = await db
      .selectFrom('inspection_items as answer')
      .innerJoin('inspections', 'inspections.id', 'answer.inspection_id')
      .select(['answer.id', 'answer.inspection_id', 'answer.category_id as item_id', 'answer.value'])
      .where('inspections.user_id', '=', ownerId)
      .where('inspections.deleted_at', 'is', null)
      .where('answer.id', '>', sql<ItemId>`${after}`)
      .orderBy('answer.id')
      .limit(limit)
      .execute();
    const find = finder(
      await ownItemsIn(
        { db },
        rows.map(({ item_id }) => item_id),
      ),
    );
    return rows.map((row) => ({ ...row, item: questionOf(find(row.item_id), locale) }));
  },
);

function questionOf(category: Category | undefined, language: string): string | null {
  if (category === undefined) return null;
  return [...ancestorsOf(category), category].map((part) => categoryName(language, part)).join(' > ');
}
