import { archiveTable, nameIn, ofHives, only } from '#platform/exporting/archive-table.ts';

export const archivedHiveLog = archiveTable(
  'hive_log',
  {
    ...only('id', 'hive_id', 'what'),
    author: nameIn('users', 'author_id'),
    ...only('inspection_id', 'at'),
  },
  { whose: ofHives },
);
