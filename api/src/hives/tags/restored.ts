import { hiveTagActions } from '@skep/domain';
import * as v from 'valibot';
import {
  instant,
  oneOfWords,
  type RestoredTable,
  requires,
  rowId,
} from '#platform/exporting/restored-table.ts';

/** A number that the person uses for another hive by now stays with that one. */
export const restoredHiveTags: RestoredTable = {
  name: 'hive_tags',
  table: 'hive_tags',
  row: v.object({
    tag: v.pipe(v.string(), v.regex(/^\d\d$/)),
    hive_id: rowId,
    action: oneOfWords(hiveTagActions),
    created_at: instant,
  }),
  references: { hive_id: requires('hives') },
  owner: ['user_id'],
  partBy: 'hive_id',
  change: (row) => ({ ...row, updated_at: row.created_at ?? null }),
};
