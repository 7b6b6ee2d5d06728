import { archiveTable, ofDevices, only } from '#platform/exporting/archive-table.ts';

export const archivedFlashLogs = archiveTable(
  'flash_logs',
  only('id', 'device_id', 'created_at', 'file_name', 'byte_count', 'measurement_count', 'state'),
  { whose: ofDevices },
);
