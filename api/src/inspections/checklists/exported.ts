import { sql } from 'kysely';
import type { ChecklistId } from '#platform/context/ids.ts';
import { tableById } from '#platform/exporting/export-table.ts';
import { exportedColumns } from '#platform/resource/fields.ts';
import { categoryById } from '#platform/taxonomy/catalogue.ts';
import { categoryName } from '#platform/taxonomy/words.ts';
import { allChecklistFields, ownItemFields } from './checklist-fields.ts';
import { finder, ownItemsIn } from './items.ts';

const columns = ['id' as const, ...exportedColumns(allChecklistFields)];
const times = ['created_at', 'updated_at'] as const;

export const exportedChecklists = tableById(
  'checklists',
  [...columns, 'items', ...times],
  async ({ db, locale }, { ownerId, after, limit }) => {
    const rows = await db
      .selectFrom('checklists')
      .select([...columns, ...times])
      .where('user_id', '=', ownerId)
      .where('deleted_at', 'is', null)
      .where('id', '>', sql<ChecklistId>`${after}`)
      .orderBy('id')
      .limit(limit)
      .execute();
    const ids = rows.flatMap(({ item_ids }) => item_ids);
    const find = finder(await ownItemsIn({ db }, ids));
    return rows.map((row) => ({ ...row, items: namesOf(row.item_ids, locale, find) }));
  },
);

const itemColumns = [
  'id' as const,
  ...exportedColumns(ownItemFields),
  ...(['created_at', 'removed_at'] as const),
];

/** Items that the person made; removed ones too, which their answers still name. */
export const exportedOwnItems = tableById(
  'checklist_items',
  [...itemColumns, 'choices', 'below'],
  async ({ db, locale }, { ownerId, after, limit }) => {
    const rows = await db
      .selectFrom('own_items')
      .select([...itemColumns, choicesText])
      .where('user_id', '=', ownerId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...row, below: namesOf([row.parent_id], locale, categoryById) }));
  },
);

/** By the ids that answers have. */
const choicesText = sql<string>`(
  select string_agg(id || ' = ' || name, ', ' order by id) from own_item_choices where item_id = own_items.id
)`.as('choices');

const choiceColumns = ['id', 'item_id', 'name', 'place'] as const;

export const exportedChoices = tableById(
  'checklist_item_choices',
  choiceColumns,
  ({ db }, { ownerId, after, limit }) =>
    db
      .selectFrom('own_item_choices as choice')
      .innerJoin('own_items as item', 'item.id', 'choice.item_id')
      .select(['choice.id', 'choice.item_id', 'choice.name', 'choice.place'])
      .where('item.user_id', '=', ownerId)
      .where('choice.id', '>', after)
      .orderBy('choice.id')
      .limit(limit)
      .execute(),
);

function namesOf(ids: readonly number[], language: string, find: ReturnType<typeof finder>): string {
  return ids
    .map(find)
    .flatMap((category) => (category === undefined ? [] : [categoryName(language, category)]))
    .join(', ');
}
