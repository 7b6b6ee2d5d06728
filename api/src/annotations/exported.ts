import { sql } from 'kysely';
import type { ChartNoteId } from '#platform/context/ids.ts';
import { tableById } from '#platform/exporting/export-table.ts';

const columns = ['id', 'device_id', 'hive_id', 'noted_at', 'text', 'created_at', 'updated_at'] as const;

export const exportedChartNotes = tableById('chart_notes', columns, ({ db }, { ownerId, after, limit }) =>
  db
    .selectFrom('chart_notes')
    .select([...columns])
    .where('user_id', '=', ownerId)
    .where('id', '>', sql<ChartNoteId>`${after}`)
    .orderBy('id')
    .limit(limit)
    .execute(),
);
