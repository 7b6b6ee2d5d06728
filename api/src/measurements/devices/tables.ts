import type { ColumnType, Generated } from 'kysely';
import type { DeviceCodecId, DeviceId, HiveId, SensorDefinitionId, UserId } from '#platform/context/ids.ts';
import type { DefinitionColumns } from './definition-fields.ts';
import type { DeviceColumns } from './device-fields.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    devices: DevicesTable;
    device_hives: DeviceHivesTable;
    sensor_definitions: SensorDefinitionsTable;
  }
}

/** The key is unique among devices that are not deleted, whatever the case. */
interface DevicesTable extends DeviceColumns {
  id: Generated<DeviceId>;
  /** Null only in rows that wait to be purged, whose account is deleted: see purge-store.ts. */
  user_id: ColumnType<UserId, UserId, UserId | null>;
  /** Reads its messages; null: the formats that Skep knows. */
  codec_id: ColumnType<DeviceCodecId | null, undefined>;
  has_clock: boolean | null;
  /** What its own clock said last. */
  clock_time: Date | null;
  /** Its clock minus ours then, in seconds. */
  clock_offset_seconds: number | null;
  /** The weight on the scale: the first message after `calibrating_since` is calibrated with it. */
  calibrating_kg: ColumnType<number | null, number | undefined>;
  calibrating_since: ColumnType<Date | null, Date | undefined>;
  last_message_at: Date | null;
  /** When a message first came through its owner's secret address. */
  proved_at: ColumnType<Date | null, Date | undefined>;
  /** Of its newest radio message; pg has it as a number. */
  frame_count: ColumnType<number | null, number | undefined>;
  /** Goes up by one with each edit of a person's; not with what the device tells. */
  rev: Generated<number>;
  /** What it has measured under names that no quantity of the catalogue has. */
  invented_names: Generated<string[]>;
  /** Another one whenever a definition is made, changed or removed, which the database counts, or a name is invented. */
  definitions_revision: Generated<number>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  /** It was deleted while the app still promised that its measurements stay. */
  keeps_measurements: Generated<boolean>;
}

interface DeviceHivesTable {
  id: Generated<number>;
  device_id: DeviceId;
  hive_id: HiveId;
  since: Date;
  /** Null while the device is there. */
  until: Date | null;
  /** Its owner has said whether what it measured on no hive before was of this one. */
  is_past_answered: Generated<boolean>;
}

/** It holds until the next one of the same input and output. */
interface SensorDefinitionsTable extends DefinitionColumns {
  id: Generated<SensorDefinitionId>;
  device_id: DeviceId;
  /** Goes up by one with each edit. */
  rev: Generated<number>;
  created_at: Date;
}
