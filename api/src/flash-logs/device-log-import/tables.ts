import type { FlashLogBlockState, FlashLogState } from '@skep/domain';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DeviceId, FlashLogId, HiveId, UserId } from '#platform/context/ids.ts';
import type { QuantityName } from '#platform/taxonomy/quantities.ts';
import type { Placing } from './flash-log.ts';
import type { MetaData, MetaDataOfDays } from './wire-meta-data-body.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    flash_logs: FlashLogsTable;
    flash_log_blocks: FlashLogBlocksTable;
    flash_log_values: FlashLogValuesTable;
  }
}

interface FlashLogsTable {
  id: GeneratedAlways<FlashLogId>;
  device_id: DeviceId;
  /** Who handed it over. */
  user_id: UserId;
  /** Where the device stood then. */
  hive_id: HiveId | null;
  created_at: Date;
  file_name: string | null;
  /** The text, compressed. */
  content: Buffer;
  /** Hash of the text: the same log is stored once. */
  content_hash: string;
  line_count: number;
  byte_count: number;
  /** Of no record. */
  lost_bytes: number;
  /** How many the device has, as the app said it. */
  expected_bytes: number | null;
  /** The app got this answer. */
  may_be_erased: boolean;
  record_count: number;
  measurement_count: number;
  weighed_count: number;
  /** Records with a time of the device's clock. */
  timed_count: number;
  state: FlashLogState;
  /** Percent, of being looked for in the store. */
  progress: Generated<number>;
  /** How many quantities have to be equal for a record to be a stored message. */
  equal_min: number;
  /** And how many such pairs there have to be. */
  matches_min: number;
  /** Null: its blocks have not been looked for. */
  meta_data: ColumnType<(MetaData & MetaDataOfDays) | null, never, string>;
}

interface FlashLogBlocksTable {
  flash_log_id: FlashLogId;
  block: number;
  /** Index in the log. */
  first_record: number;
  last_record: number;
  measurement_count: number;
  firmware_version: string | null;
  interval_minutes: number | null;
  transmission_ratio: number | null;
  placement: ColumnType<Placing, string, string>;
  starts_at: Date | null;
  ends_at: Date | null;
  /** Messages that were stored of this time without any import. */
  stored_count: number;
  match_percent: number | null;
  difference_seconds: number | null;
  state: FlashLogBlockState;
  /** Where its import goes on. */
  next_place: Generated<number>;
  imported_count: Generated<number>;
  imported_days: Generated<number>;
  changed_at: Date;
}

/** Which measurements came from which block. */
interface FlashLogValuesTable {
  device_id: DeviceId;
  measured_at: Date;
  flash_log_id: FlashLogId;
  block: number;
  quantities: QuantityName[];
  /** There was no measurement of this time before. */
  is_whole: boolean;
  /** When the measurement was received, for as long as no message has changed it since. */
  stored_at: Date;
}
