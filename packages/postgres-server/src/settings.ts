/** Settings of PostgreSQL, by their names there. */
export type PostgresSettings = Readonly<Record<string, string | number>>;

/**
 * For one Skep on a small machine: durable, with little memory and few processes
 * (https://www.postgresql.org/docs/18/runtime-config.html).
 */
export const smallServer: PostgresSettings = {
  shared_buffers: '32MB',
  max_connections: 50,
  autovacuum_max_workers: 1,
  max_parallel_workers_per_gather: 0,
  // In place of three processes that read ahead.
  io_method: 'sync',
  // There is no replica.
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  // At most so much of the disk holds what a crash would need, in place of 1 GB.
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'on',
  // A file for each day of the week, which the next week replaces.
  log_filename: 'postgres-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_age: '1d',
  log_rotation_size: '10MB',
  log_checkpoints: 'off',
  // Details of an error and the text of a statement may hold what people have written.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** For tests: nothing needs to survive the machine. */
export const fastServer: PostgresSettings = {
  ...smallServer,
  shared_buffers: '128MB',
  max_connections: 200,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum_max_workers: 3,
};

export function settingArguments(settings: PostgresSettings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
