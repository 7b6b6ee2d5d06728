import * as v from 'valibot';
import type { SignedInContext } from '#platform/context/context.ts';
import type { DeviceCodecId, DeviceId, HiveId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { accessJson, idJson, revision, sentId, sentIdList } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { editOf } from '#platform/input/edits.ts';
import { answerOf, bodyOf } from '#platform/resource/fields.ts';
import { DefinitionAnswer, definitionJson } from './definition-routes.ts';
import { connectionOf, connections, type Device, isOnline, withoutKeys } from './device.ts';
import { deviceFields, editedDeviceFields } from './device-fields.ts';
import {
  addDevice,
  devicePlaces,
  editDevice,
  listDevices,
  removeDevice,
  removeDevices,
  rotateKey,
  showDevice,
} from './service.ts';

const DeviceAnswer = v.object({
  id: idJson<DeviceId>('device'),
  revision,
  ...answerOf(deviceFields),
  access: accessJson,
  hiveId: v.optional(idJson<HiveId>('hive')),
  codecId: v.pipe(
    v.optional(idJson<DeviceCodecId>('device codec')),
    v.description('Codec that reads its messages; absent: the formats that Skep knows. Only for the owner.'),
  ),
  hasClock: v.pipe(v.optional(v.boolean()), v.description('Whether its clock runs without power.')),
  clockTime: v.optional(v.date()),
  clockOffsetSeconds: v.pipe(
    v.optional(v.number()),
    v.description('Clock of the device minus clock of the service.'),
  ),
  createdAt: v.date(),
  lastMessageAt: v.optional(v.date()),
  isOnline: v.boolean(),
  connection: v.pipe(
    v.picklist(connections),
    v.description(
      'offline: sent nothing for two of its sending intervals; direct: sends to this service itself.',
    ),
  ),
  quarantinedCount: v.pipe(
    v.number(),
    v.description('How many messages wait until the owner accepts them; 0 for all others.'),
  ),
  isTemperatureCorrected: v.pipe(
    v.boolean(),
    v.description(
      'Whether the owner has accepted how its scale follows the temperature; false for all others.',
    ),
  ),
  definitions: v.pipe(v.array(DefinitionAnswer), v.description('Oldest first; only for the owner.')),
});

/** A device as its person is sent it. */
function deviceJson({ clock, user }: SignedInContext, device: Device) {
  const isOwner = device.access === 'owner';
  const { rev, hive, definitions, quarantinedCount, ...shown } = withoutKeys(device, !user.isReadOnly);
  const now = clock.now();
  return {
    ...shown,
    ...{ revision: rev, hiveId: hive?.id, isOnline: isOnline(device, now) },
    connection: connectionOf(device, now),
    codecId: isOwner ? device.codecId : undefined,
    quarantinedCount: isOwner ? quarantinedCount : 0,
    isTemperatureCorrected: isOwner && device.isTemperatureCorrected,
    definitions: isOwner ? definitions.map(definitionJson) : [],
  };
}

const deviceId = { params: v.object({ id: sentId<DeviceId>('device') }) };
const DeviceBody = v.object({
  ...bodyOf(editedDeviceFields),
  hiveId: v.optional(sentId<HiveId>('hive')),
  codecId: v.optional(sentId<DeviceCodecId>('device codec')),
});

/** What the same device would be sent as. */
const asSent = ({ hive, ...device }: Device) => ({ ...device, hiveId: hive?.id });

const deletedAtOnceMax = 200;

export const deviceRoutes = inOneScope([
  action(
    'GET',
    '/devices',
    {
      id: 'listDevices',
      summary: 'Devices of the person, and those on hives that groups share with them, oldest first',
      answer: v.array(DeviceAnswer),
    },
    async (context) => (await listDevices(context)).map((device) => deviceJson(context, device)),
  ),
  action(
    'GET',
    '/devices/:id',
    { id: 'readDevice', summary: 'One device', ...deviceId, answer: DeviceAnswer },
    async (context, { params }) => deviceJson(context, await showDevice(context, params.id)),
  ),
  action(
    'POST',
    '/devices',
    {
      id: 'addDevice',
      summary: 'Creates a device. Messages that came with its key before are stored now',
      body: DeviceBody,
      answer: DeviceAnswer,
    },
    async (context, { body }) => deviceJson(context, await addDevice(context, body)),
  ),
  action(
    'PATCH',
    '/devices/:id',
    {
      id: 'changeDevice',
      summary: 'Edits a device; fields that are not sent do not change',
      ...deviceId,
      body: v.partial(DeviceBody),
      answer: DeviceAnswer,
    },
    async (context, { params, body, revision: wanted, answerWith }) => {
      const device = await editDevice(context, params.id, {
        ...editOf(body, wanted, asSent),
        toWire: (held) => answerWith(deviceJson(context, held)),
      });
      return deviceJson(context, device);
    },
  ),
  action(
    'DELETE',
    '/devices/:id',
    {
      id: 'removeDevice',
      summary: 'Deletes a device and frees its key; its measurements remain',
      ...deviceId,
    },
    (context, { params }) => removeDevice(context, params.id),
  ),
  action(
    'POST',
    '/devices/delete',
    {
      id: 'removeManyDevices',
      summary: 'Deletes devices, all or none; their measurements remain',
      body: v.object({ deviceIds: sentIdList<DeviceId>('device', deletedAtOnceMax) }),
    },
    (context, { body }) => removeDevices(context, body.deviceIds),
  ),
  action(
    'POST',
    '/devices/:id/key',
    {
      id: 'rotateDeviceKey',
      summary: 'Creates a new key for the device; the previous key stops working',
      ...deviceId,
      answer: DeviceAnswer,
    },
    async (context, { params }) => deviceJson(context, await rotateKey(context, params.id)),
  ),
  action(
    'GET',
    '/devices/:id/hives',
    {
      id: 'readDeviceHives',
      summary: 'Hives of the device over time, the current one first',
      ...deviceId,
      answer: v.array(
        v.object({
          hiveId: idJson<HiveId>('hive'),
          hiveName: v.string(),
          since: v.date(),
          until: v.pipe(v.optional(v.date()), v.description('Absent: the device is there now.')),
        }),
      ),
    },
    (context, { params }) => devicePlaces(context, params.id),
  ),
]);
