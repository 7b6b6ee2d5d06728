import { archiveTable, only } from '#platform/exporting/archive-table.ts';

export const archivedMorningNotice = archiveTable(
  'morning_notices',
  only('at_time', 'time_zone', 'is_pushed', 'is_mailed'),
  { order: ['at_time'] },
);
