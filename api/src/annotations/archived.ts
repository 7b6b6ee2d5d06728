import { archiveTable, mayName } from '#platform/exporting/archive-table.ts';
import { instant, rowId, words } from '#platform/exporting/restored-table.ts';

export const archivedChartNotes = archiveTable(
  'chart_notes',
  {
    ...{ id: rowId, device_id: mayName('devices'), hive_id: mayName('hives') },
    ...{ noted_at: instant, text: words(), created_at: instant, updated_at: instant },
  },
  {
    restore: {
      owner: ['user_id', 'author_id'],
      // Without both nobody would find it.
      change: (row) => (row.device_id === null && row.hive_id === null ? undefined : row),
    },
  },
);
