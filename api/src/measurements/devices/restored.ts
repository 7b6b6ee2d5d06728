import * as v from 'valibot';
import {
  instant,
  maybe,
  number,
  type RestoredTable,
  requires,
  rowId,
  whole,
  words,
  yesNo,
} from '#platform/exporting/restored-table.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import { newDeviceKey } from './device-keys.ts';

/** With keys of their own: an archive holds none, and the device it came from may still send to another account. */
export const restoredDevices: RestoredTable = {
  name: 'devices',
  table: 'devices',
  row: v.object({
    id: rowId,
    name: words(500),
    type: words(50),
    hardware_id: maybe(words(200)),
    firmware_version: maybe(words(200)),
    hardware_version: maybe(words(200)),
    boot_count: maybe(whole),
    interval_minutes: maybe(number),
    transmission_ratio: maybe(number),
    battery_volts: maybe(number),
    last_message_at: maybe(instant),
    created_at: instant,
    deleted_at: maybe(instant),
  }),
  references: {},
  owner: ['user_id'],
  among: 'own',
  change: (row, { random }) => ({
    ...row,
    key: newDeviceKey(random),
    updated_at: row.created_at ?? null,
    // Whoever brings the measurements of a deleted device along wants them.
    keeps_measurements: (row.deleted_at ?? null) !== null,
  }),
};

export const restoredDeviceHives: RestoredTable = {
  name: 'device_hives',
  table: 'device_hives',
  row: v.object({ device_id: rowId, hive_id: rowId, since: instant, until: maybe(instant) }),
  references: { device_id: requires('devices'), hive_id: requires('hives') },
  partBy: 'device_id',
};

export const restoredDefinitions: RestoredTable = {
  name: 'sensor_definitions',
  table: 'sensor_definitions',
  row: v.object({
    device_id: rowId,
    name: words(500),
    inside: maybe(yesNo),
    input: words(200),
    output: v.pipe(
      words(200),
      v.check((name) => quantityNamed(name) !== undefined),
    ),
    offset: number,
    multiplier: number,
    is_recalculated: v.optional(yesNo, false),
    valid_from: instant,
    created_at: instant,
  }),
  references: { device_id: requires('devices') },
  partBy: 'device_id',
};
