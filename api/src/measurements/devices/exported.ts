import { sql } from 'kysely';
import type { DeviceId, SensorDefinitionId } from '#platform/context/ids.ts';
import { tableById } from '#platform/exporting/export-table.ts';

const deviceColumns = [
  'id',
  'name',
  'type',
  'hardware_id',
  'firmware_version',
  'hardware_version',
  'boot_count',
  'interval_minutes',
  'transmission_ratio',
  'battery_volts',
  'last_message_at',
  'created_at',
  'deleted_at',
] as const;

/** Deleted ones too, as long as their measurements are there; without keys and pins, which open something. */
export const exportedDevices = tableById('devices', deviceColumns, ({ db }, { ownerId, after, limit }) =>
  db
    .selectFrom('devices')
    .select([...deviceColumns])
    .where('user_id', '=', ownerId)
    .where('id', '>', sql<DeviceId>`${after}`)
    .orderBy('id')
    .limit(limit)
    .execute(),
);

const placeColumns = ['id', 'device_id', 'hive_id', 'since', 'until'] as const;

export const exportedDeviceHives = tableById(
  'device_hives',
  placeColumns,
  ({ db }, { ownerId, after, limit }) =>
    db
      .selectFrom('device_hives as place')
      .innerJoin('devices', 'devices.id', 'place.device_id')
      .select(['place.id', 'place.device_id', 'place.hive_id', 'place.since', 'place.until'])
      .where('devices.user_id', '=', ownerId)
      .where('place.id', '>', after)
      .orderBy('place.id')
      .limit(limit)
      .execute(),
);

const definitionColumns = [
  'id',
  'device_id',
  'name',
  'inside',
  'input',
  'output',
  'offset',
  'multiplier',
  'is_recalculated',
  'valid_from',
  'created_at',
] as const;

export const exportedSensorDefinitions = tableById(
  'sensor_definitions',
  definitionColumns,
  ({ db }, { ownerId, after, limit }) =>
    db
      .selectFrom('sensor_definitions as definition')
      .innerJoin('devices', 'devices.id', 'definition.device_id')
      .select(['definition.id', 'definition.device_id', 'definition.name', 'definition.inside'])
      .select(['definition.input', 'definition.output', 'definition.offset', 'definition.multiplier'])
      .select('definition.is_recalculated')
      .select(['definition.valid_from', 'definition.created_at'])
      .where('devices.user_id', '=', ownerId)
      .where('definition.id', '>', sql<SensorDefinitionId>`${after}`)
      .orderBy('definition.id')
      .limit(limit)
      .execute(),
);
