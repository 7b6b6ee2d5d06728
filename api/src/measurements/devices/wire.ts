import Type from 'typebox';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import { maxInt4 } from '#platform/database/max-int4.ts';
import type { FieldNames } from '#platform/http/field-names.ts';
import { idSchema, nullable, oneOf, SentRevision, WireTime, wireTime } from '#platform/http/schemas.ts';
import { flagOf, given } from '#platform/http/wire-values.ts';
import { changesOfSent } from '#platform/input/edits.ts';
import { DefinitionBody, definitionToWire } from './definition-wire.ts';
import {
  connectionOf,
  connections,
  type Device,
  type DeviceChanges,
  type DevicePlace,
  isOnline,
} from './device.ts';
import type { DeviceEdit, NamedDevice } from './service.ts';

/** What the wire calls the fields of a device. */
export const deviceNames: FieldNames = {
  measurement_interval_min: 'intervalMinutes',
  measurement_transmission_ratio: 'transmissionRatio',
  battery_voltage: 'batteryVolts',
};

const text = Type.String({ maxLength: 255 });
const maxInt8 = 4_294_967_295;

/** What can be changed of a device; everything else of a device's JSON that old clients send is ignored. */
export const DeviceInput = Type.Object({
  id: Type.Optional(idSchema<DeviceId>()),
  rev: SentRevision,
  delete: Type.Optional(Type.Boolean({ description: 'True: deletes the device; its measurements remain.' })),
  key: Type.Optional(Type.String({ minLength: 4, maxLength: 255 })),
  name: Type.Optional(text),
  type: Type.Optional(
    Type.String({ maxLength: 100, description: 'Name from `sensortypes` of taxonomy/lists.' }),
  ),
  hive_id: Type.Optional(nullable(idSchema<HiveId>())),
  hardware_id: Type.Optional(nullable(text)),
  firmware_version: Type.Optional(nullable(text)),
  hardware_version: Type.Optional(nullable(text)),
  ble_pin: Type.Optional(nullable(text)),
  boot_count: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: maxInt8 }))),
  measurement_interval_min: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: maxInt4 }))),
  measurement_transmission_ratio: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: maxInt4 }))),
  battery_voltage: Type.Optional(nullable(Type.Number({ minimum: 0, maximum: 100, description: 'Volts.' }))),
});

export const DevicesInput = Type.Array(DeviceInput, { maxItems: 200 });

export const DeviceBody = Type.Object({
  id: Type.Integer(),
  rev: Type.Integer({ description: 'Revision to send in If-Match.' }),
  hive_id: nullable(Type.Integer()),
  name: Type.String(),
  key: Type.String({ description: 'Secret; shown to the owner only.' }),
  created_at: WireTime,
  last_message_received: nullable(WireTime),
  hardware_id: nullable(Type.String()),
  firmware_version: nullable(Type.String()),
  hardware_version: nullable(Type.String()),
  boot_count: nullable(Type.Integer()),
  measurement_interval_min: nullable(Type.Integer()),
  measurement_transmission_ratio: nullable(Type.Integer()),
  ble_pin: nullable(Type.String()),
  battery_voltage: nullable(Type.Number({ description: 'Volts.' })),
  next_downlink_message: Type.Null(),
  last_downlink_result: Type.Null(),
  datetime: nullable(WireTime),
  datetime_offset_sec: nullable(
    Type.Integer({ description: 'Clock of the device minus clock of the service.' }),
  ),
  organization_id: Type.Null(),
  rtc: nullable(Type.Integer({ description: '1: its clock runs without power.' })),
  log_file_info: Type.Null(),
  type: Type.String(),
  hive_name: Type.String(),
  location_name: Type.String(),
  owner: Type.Boolean(),
  online: Type.Boolean(),
  connection: oneOf(connections, {
    description:
      'offline: sent nothing for two of its sending intervals; direct: sends to this service itself.',
  }),
  quarantined: Type.Integer({
    description: 'How many messages wait until the owner accepts them; shown to the owner only, else 0.',
  }),
  sensor_definitions: Type.Array(DefinitionBody, { description: 'Shown to the owner only.' }),
});

export const PlaceBody = Type.Object({
  hive_id: Type.Integer(),
  hive_name: Type.String(),
  since: WireTime,
  until: nullable(WireTime),
});

type Input = Type.Static<typeof DeviceInput>;

const sameNames = ['name', 'type', 'key'] as const;

/** Which device a body names, and what is said of it where it is a new one. */
export function namedDeviceOf(body: Input): NamedDevice {
  return {
    id: body.id,
    key: body.key,
    hardwareId: body.hardware_id?.toLowerCase(),
    asNew: deviceChangesOf(body),
  };
}

/** A device that was sent back, to compare with the stored one. */
export function sentDeviceOf(
  { id: _id, delete: _delete, rev, ...sent }: Input,
  now: Date,
): Pick<DeviceEdit, 'sentRevision' | 'changes'> {
  const { battery_voltage: _battery, ...unmeasured } = sent;
  const fieldsOf = (device: Device) => deviceToWire(device, now);
  return {
    sentRevision: rev ?? undefined,
    changes: (base, held) =>
      // Each message tells of the battery, without a new revision: a text of an older answer is none of the person's.
      changesOfSent(
        held.lastMessageAt === undefined ? sent : unmeasured,
        fieldsOf,
        deviceChangesOf,
      )(base, held),
  };
}

/** What was sent of a device; what is not there stays as it is, null takes away. */
export function deviceChangesOf(body: Input): DeviceChanges {
  const renamed: DeviceChanges = {};
  if ('hive_id' in body) renamed.hiveId = body.hive_id ?? undefined;
  if ('hardware_id' in body) renamed.hardwareId = body.hardware_id?.toLowerCase();
  if ('firmware_version' in body) renamed.firmwareVersion = body.firmware_version ?? undefined;
  if ('hardware_version' in body) renamed.hardwareVersion = body.hardware_version ?? undefined;
  if ('ble_pin' in body) renamed.blePin = body.ble_pin ?? undefined;
  if ('boot_count' in body) renamed.bootCount = body.boot_count ?? undefined;
  if ('measurement_interval_min' in body)
    renamed.intervalMinutes = body.measurement_interval_min ?? undefined;
  if ('measurement_transmission_ratio' in body)
    renamed.transmissionRatio = body.measurement_transmission_ratio ?? undefined;
  if ('battery_voltage' in body) renamed.batteryVolts = body.battery_voltage ?? undefined;
  return { ...given(body, sameNames), ...renamed };
}

/** Whoever has the key can send in the device's name, and whoever has the pin can change it: both are its owner's. */
export function deviceToWire(
  device: Device,
  now: Date,
  { mayWrite = true } = {},
): Type.Static<typeof DeviceBody> {
  const { hive, lastMessageAt, clockTime } = device;
  const isOwner = device.access === 'owner';
  const knowsKeys = isOwner && mayWrite;
  return {
    id: device.id,
    rev: device.rev,
    hive_id: hive?.id ?? null,
    name: device.name,
    key: knowsKeys ? device.key : '',
    created_at: wireTime(device.createdAt),
    last_message_received: lastMessageAt === undefined ? null : wireTime(lastMessageAt),
    hardware_id: knowsKeys ? (device.hardwareId ?? null) : null,
    firmware_version: device.firmwareVersion ?? null,
    hardware_version: device.hardwareVersion ?? null,
    boot_count: device.bootCount ?? null,
    measurement_interval_min: device.intervalMinutes ?? null,
    measurement_transmission_ratio: device.transmissionRatio ?? null,
    ble_pin: knowsKeys ? (device.blePin ?? null) : null,
    battery_voltage: device.batteryVolts ?? null,
    next_downlink_message: null,
    last_downlink_result: null,
    datetime: clockTime === undefined ? null : wireTime(clockTime),
    datetime_offset_sec: device.clockOffsetSeconds ?? null,
    organization_id: null,
    rtc: flagOf(device.hasClock),
    log_file_info: null,
    type: device.type,
    hive_name: hive?.name ?? '',
    location_name: hive?.apiaryName ?? '',
    owner: isOwner,
    online: isOnline(device, now),
    connection: connectionOf(device, now),
    quarantined: isOwner ? device.quarantinedCount : 0,
    sensor_definitions: isOwner ? device.definitions.map(definitionToWire) : [],
  };
}

export function placeToWire({ hiveId, hiveName, since, until }: DevicePlace): Type.Static<typeof PlaceBody> {
  return {
    hive_id: hiveId,
    hive_name: hiveName,
    since: wireTime(since),
    until: until === undefined ? null : wireTime(until),
  };
}
