import { sql } from 'kysely';
import { archiveTable, requires } from '#platform/exporting/archive-table.ts';
import { instant } from '#platform/exporting/restored-table.ts';
import { restoredColumns } from '#platform/resource/fields.ts';
import { bloomFields } from './bloom-fields.ts';

export const archivedBlooms = archiveTable(
  'blooms',
  {
    ...{ id: {}, apiary_id: requires('apiaries') },
    ...restoredColumns(bloomFields),
    ...{ created_at: instant, updated_at: instant },
  },
  {
    whose: (ownerId) =>
      sql`apiary_id in (select id from apiaries where user_id = ${ownerId} and deleted_at is null)`,
    restore: { partBy: 'apiary_id' },
  },
);
