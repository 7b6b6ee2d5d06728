import { sql } from 'kysely';
import type { PrintId } from '#platform/context/ids.ts';
import { tableById } from '#platform/exporting/export-table.ts';

const columns = [
  'id',
  'checklist_id',
  'name',
  'pages',
  'created_at',
  'last_print',
  'app_version',
  'fingerprint',
  'printed_as',
  'layout',
  'svg',
] as const;

/** With what stood where: paper that was printed before can be read in wherever they come back. */
export const exportedPrints = tableById(
  'checklist_prints',
  columns,
  async ({ db }, { ownerId, after, limit }) => {
    const rows = await db
      .selectFrom('checklist_svgs')
      .select(columns)
      .where('user_id', '=', ownerId)
      .where('id', '>', sql<PrintId>`${after}`)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...row, layout: row.layout && JSON.stringify(row.layout) }));
  },
);
