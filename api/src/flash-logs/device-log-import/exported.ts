import { smallTable } from '#platform/exporting/export-table.ts';

const columns = [
  'id',
  'device_id',
  'created_at',
  'file_name',
  'byte_count',
  'measurement_count',
  'state',
] as const;

export const exportedFlashLogs = smallTable('flash_logs', columns, ({ db }, ownerId) =>
  db
    .selectFrom('flash_logs as log')
    .innerJoin('devices', 'devices.id', 'log.device_id')
    .select([
      'log.id',
      'log.device_id',
      'log.created_at',
      'log.file_name',
      'log.byte_count',
      'log.measurement_count',
      'log.state',
    ])
    .where('devices.user_id', '=', ownerId)
    .orderBy('log.id')
    .execute(),
);
