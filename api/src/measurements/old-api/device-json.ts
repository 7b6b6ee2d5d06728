import Type from 'typebox';
import {
  connectionOf,
  connections,
  type Device,
  type DeviceChanges,
  isOnline,
  withoutKeys,
} from '#measurements/devices/device.ts';
import { deviceFacts, deviceFields } from '#measurements/devices/device-fields.ts';
import type { DeviceEdit, NamedDevice } from '#measurements/devices/service.ts';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import { idSchema, nullable, oneOf, SentRevision, WireTime, wireTime } from '#platform/http/schemas.ts';
import { flagOf } from '#platform/http/wire-values.ts';
import { changesOfSent } from '#platform/input/edits.ts';
import {
  changesOfOld,
  oldAnswerOf,
  oldAnswerSchemas,
  oldInputOf,
  oldNamesOf,
} from '#platform/resource/fields.ts';
import { DefinitionBody, definitionToWire } from './definition-json.ts';

/** What the wire calls the fields of a device. */
export const deviceNames = oldNamesOf(deviceFields);

const { key, name, type } = deviceFields;

/** What can be changed of a device; everything else of a device's JSON that old clients send is ignored. */
export const DeviceInput = Type.Object({
  id: Type.Optional(idSchema<DeviceId>()),
  rev: SentRevision,
  delete: Type.Optional(Type.Boolean({ description: 'True: deletes the device; its measurements remain.' })),
  key: Type.Optional(Type.String({ minLength: 4, maxLength: 255 })),
  name: Type.Optional(name.kind.oldInput),
  type: Type.Optional(type.kind.oldInput),
  hive_id: Type.Optional(nullable(idSchema<HiveId>())),
  ...oldInputOf(deviceFacts),
});

export const DevicesInput = Type.Array(DeviceInput, { maxItems: 200 });

export const DeviceBody = Type.Object({
  id: Type.Integer(),
  rev: Type.Integer({ description: 'Revision to send in If-Match.' }),
  hive_id: nullable(Type.Integer()),
  name: name.kind.oldAnswer,
  key: key.kind.oldAnswer,
  created_at: WireTime,
  last_message_received: nullable(WireTime),
  ...oldAnswerSchemas(deviceFacts),
  next_downlink_message: Type.Null(),
  last_downlink_result: Type.Null(),
  datetime: nullable(WireTime),
  datetime_offset_sec: nullable(
    Type.Integer({ description: 'Clock of the device minus clock of the service.' }),
  ),
  organization_id: Type.Null(),
  rtc: nullable(Type.Integer({ description: '1: its clock runs without power.' })),
  log_file_info: Type.Null(),
  type: type.kind.oldAnswer,
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

type Input = Type.Static<typeof DeviceInput>;

/** Which device a body names, and what is said of it where it is a new one. */
export function namedDeviceOf(body: Input): NamedDevice {
  const asNew = deviceChangesOf(body);
  return { id: body.id, key: body.key, hardwareId: asNew.hardwareId, asNew };
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

/** What was sent of a device; what is not there stays as it is, null takes away anything but the name. */
function deviceChangesOf(body: Input): DeviceChanges {
  const { name, ...said } = changesOfOld(deviceFields, body);
  return {
    ...said,
    ...(name !== undefined && { name }),
    ...('hive_id' in body && { hiveId: body.hive_id ?? undefined }),
  };
}

export function deviceToWire(
  device: Device,
  now: Date,
  { mayWrite = true } = {},
): Type.Static<typeof DeviceBody> {
  const { hive, lastMessageAt, clockTime } = device;
  const isOwner = device.access === 'owner';
  const { name, key, type, ...facts } = oldAnswerOf(deviceFields, withoutKeys(device, mayWrite));
  return {
    id: device.id,
    rev: device.rev,
    hive_id: hive?.id ?? null,
    ...{ name, key },
    created_at: wireTime(device.createdAt),
    last_message_received: lastMessageAt === undefined ? null : wireTime(lastMessageAt),
    ...facts,
    next_downlink_message: null,
    last_downlink_result: null,
    datetime: clockTime === undefined ? null : wireTime(clockTime),
    datetime_offset_sec: device.clockOffsetSeconds ?? null,
    organization_id: null,
    rtc: flagOf(device.hasClock),
    log_file_info: null,
    type,
    hive_name: hive?.name ?? '',
    location_name: hive?.apiaryName ?? '',
    owner: isOwner,
    online: isOnline(device, now),
    connection: connectionOf(device, now),
    quarantined: isOwner ? device.quarantinedCount : 0,
    sensor_definitions: isOwner ? device.definitions.map(definitionToWire) : [],
  };
}
