import * as v from 'valibot';
import { instant, type RestoredTable, requires } from '#platform/exporting/restored-table.ts';
import { restoredColumns } from '#platform/resource/fields.ts';
import { hiveTagFields } from './hive-tag-fields.ts';

/** A number that the person uses for another hive by now stays with that one. */
export const restoredHiveTags: RestoredTable = {
  name: 'hive_tags',
  table: 'hive_tags',
  row: v.object({
    ...restoredColumns(hiveTagFields),
    created_at: instant,
  }),
  references: { hive_id: requires('hives') },
  owner: ['user_id'],
  partBy: 'hive_id',
  change: (row) => ({ ...row, updated_at: row.created_at ?? null }),
};
