import type { Generated } from 'kysely';
import type { DeviceId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    watched_devices: WatchedDevicesTable;
    measurement_marks: MeasurementMarksTable;
  }
}

/** Each watching domain keeps its own rows, as rules for a device come and go. */
interface WatchedDevicesTable {
  device_id: DeviceId;
  /** As its `DeviceWatcher` is named. */
  watcher: string;
}

/** Messages that were stored together and brought measurements of watched devices, until their watcher has read of them. */
interface MeasurementMarksTable {
  watcher: string;
  /** Rises with each message of a device. */
  id: Generated<number>;
  /** No foreign keys: checking them would cost more than the mark. */
  device_ids: DeviceId[];
  /** When each device's message was measured, in the order of the devices. */
  times: Date[];
}
