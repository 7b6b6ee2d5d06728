import { archiveTable, ofHives, requires } from '#platform/exporting/archive-table.ts';
import { instant } from '#platform/exporting/restored-table.ts';

export const archivedHomeAssistantHives = archiveTable(
  'home_assistant_hives',
  { hive_id: requires('hives'), created_at: instant },
  { whose: ofHives, key: 'hive_id', restore: { partBy: 'hive_id' } },
);
