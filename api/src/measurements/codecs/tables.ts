import type { ColumnType, GeneratedAlways } from 'kysely';
import type { DeviceCodecId, UserId } from '#platform/context/ids.ts';
import type { CodecColumns } from './codec-fields.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    device_codecs: DeviceCodecsTable;
  }
}

/** JavaScript that decodes the messages of devices. */
interface DeviceCodecsTable extends CodecColumns {
  id: GeneratedAlways<DeviceCodecId>;
  /** Null: it is offered to everybody, and its owner's account was deleted. */
  user_id: UserId | null;
  /** Since when it is not called, after it took too long several times in a row; null: it is called. */
  rests_since: ColumnType<Date | null, never, Date | null>;
  /** Goes up by one with each edit. */
  rev: ColumnType<number, never, number>;
  created_at: Date;
}
