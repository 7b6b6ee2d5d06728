import * as v from 'valibot';
import { newItemId } from '#inspections/checklists/restored.ts';
import {
  instant,
  maybe,
  mayName,
  type RestoredTable,
  requires,
  rowId,
  words,
} from '#platform/exporting/restored-table.ts';

/** Their pictures stand beside the tables and are drawn anew, as any that is sent. */
export const restoredPhotos: RestoredTable = {
  name: 'photos',
  table: 'photos',
  row: v.object({
    id: rowId,
    // A photo whose inspection was not saved has none, and is left out.
    inspection_id: maybe(rowId),
    hive_id: maybe(rowId),
    item_id: maybe(rowId),
    file: v.pipe(v.string(), v.regex(/^images\/[\w.-]{1,100}$/)),
    file_name: maybe(words(200)),
    description: maybe(words(1000)),
    taken_at: instant,
    created_at: instant,
  }),
  references: {
    inspection_id: requires('inspections'),
    hive_id: mayName('hives'),
  },
  owner: ['user_id', 'author_id'],
  partBy: 'inspection_id',
  after: ['checklist_items'],
  change: ({ item_id, ...row }, known) => ({
    ...row,
    category_id: typeof item_id === 'number' ? (newItemId(item_id, known) ?? null) : null,
  }),
};
