import { sql } from 'kysely';
import type { PrintId } from '#platform/context/ids.ts';
import { tableById } from '#platform/exporting/export-table.ts';

const columns = ['id', 'checklist_id', 'name', 'pages', 'created_at', 'last_print'] as const;

export const exportedPrints = tableById('checklist_prints', columns, ({ db }, { ownerId, after, limit }) =>
  db
    .selectFrom('checklist_svgs')
    .select(columns)
    .where('user_id', '=', ownerId)
    .where('id', '>', sql<PrintId>`${after}`)
    .orderBy('id')
    .limit(limit)
    .execute(),
);
