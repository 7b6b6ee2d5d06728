import * as v from 'valibot';
import {
  instant,
  maybe,
  mayName,
  type RestoredTable,
  rowId,
  words,
} from '#platform/exporting/restored-table.ts';

export const restoredChartNotes: RestoredTable = {
  name: 'chart_notes',
  table: 'chart_notes',
  row: v.object({
    id: rowId,
    device_id: maybe(rowId),
    hive_id: maybe(rowId),
    noted_at: instant,
    text: words(),
    created_at: instant,
    updated_at: instant,
  }),
  references: { device_id: mayName('devices'), hive_id: mayName('hives') },
  owner: ['user_id', 'author_id'],
  among: 'own',
  // Without both nobody would find it.
  change: (row) => (row.device_id === null && row.hive_id === null ? undefined : row),
};
