import { sql } from 'kysely';
import type { ChecklistId } from '#platform/context/ids.ts';
import { tableById } from '#platform/exporting/export-table.ts';
import { categoryById } from '#platform/taxonomy/catalogue.ts';
import { categoryName } from '#platform/taxonomy/words.ts';

const columns = ['id', 'type', 'name', 'description', 'item_ids', 'required_ids'] as const;
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
    return rows.map((row) => ({ ...row, items: namesOf(row.item_ids, locale) }));
  },
);

function namesOf(ids: readonly number[], language: string): string {
  return ids
    .map((id) => categoryById(id))
    .flatMap((category) => (category === undefined ? [] : [categoryName(language, category)]))
    .join(', ');
}
