import { hiveStates, layerKinds } from '@skep/domain';
import Type from 'typebox';
import { plainHiveFields } from '#hive-core/hive-fields.ts';
import type { Hive, LastInspection, Layer } from '#hives/queries/hive.ts';
import { moodToWire } from '#inspections/old-api/mood.ts';
import type { HiveDevice } from '#measurements/devices/hive-device-store.ts';
import { nullable, oneOf, WireTime, wireTime } from '#platform/http/schemas.ts';
import { flagOf } from '#platform/http/wire-values.ts';
import { oldAnswerOf, oldAnswerSchemas } from '#platform/resource/fields.ts';
import { categoryKey } from '#platform/taxonomy/catalogue.ts';
import { QueenBody, queenToWire } from './queen-answer.ts';

const MaybeText = nullable(Type.String());
const MaybeInteger = nullable(Type.Integer());

export const LayerBody = Type.Object({
  id: Type.Integer(),
  order: Type.Integer({ description: 'Order from the floor up: higher numbers are nearer to the roof.' }),
  color: MaybeText,
  type: oneOf(layerKinds),
  framecount: Type.Integer({ description: '0 for layers without frames.' }),
});

const HiveDeviceBody = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  last_message_received: nullable(WireTime),
  online: Type.Boolean({ description: 'Whether it sent a message within two of its sending intervals.' }),
});

export const HiveBody = Type.Object({
  id: Type.Integer(),
  client_id: MaybeText,
  rev: Type.Integer({ description: 'Revision to send in If-Match.' }),
  location_id: Type.Integer(),
  location: Type.String({ description: 'Name of the apiary.' }),
  ...oldAnswerSchemas(plainHiveFields),
  label: Type.String({ description: 'Same as `name`.' }),
  type: nullable(Type.String({ description: 'Key of the hive type.' })),
  created_at: WireTime,
  attention: nullable(
    Type.Integer({ description: '0 or 1, of the newest inspection, as are the following fields.' }),
  ),
  impression: nullable(Type.Integer({ description: '1 sad, 2 neutral, 3 happy.' })),
  impression_grade: nullable(Type.Integer({ description: '1 to 10.' })),
  notes: MaybeText,
  reminder: MaybeText,
  reminder_date: nullable(Type.String({ description: 'YYYY-MM-DD HH:MM:SS, local.' })),
  last_inspection_date: nullable(Type.String({ description: 'YYYY-MM-DD HH:MM:SS, local.' })),
  last_inspection_id: MaybeInteger,
  last_inspection_timezone: nullable(Type.String({ description: 'IANA zone of the two local times.' })),
  inspection_count: Type.Integer(),
  sensors: Type.Array(Type.Integer(), { description: 'Ids of its devices.' }),
  devices: Type.Array(HiveDeviceBody, { description: 'Newest on this hive first.' }),
  favourite: Type.Boolean({ description: 'Whether it is a favourite of the signed-in person.' }),
  owner: Type.Boolean(),
  editable: Type.Boolean({ description: 'True: shared with the right to edit. False for the owner.' }),
  group_ids: Type.Array(Type.Integer()),
  layers: Type.Array(LayerBody, { description: 'Layers from the roof to the floor.' }),
  queen: nullable(QueenBody),
  bee_race_id: nullable(Type.Integer({ description: 'Race of its queen.' })),
  tags: Type.Array(Type.String(), { description: "Numbers of the person's tags on this hive." }),
  state: oneOf(hiveStates),
  state_since: nullable(Type.String({ description: 'YYYY-MM-DD; null: the hive was always active.' })),
});

export const HivesBody = Type.Object({ hives: Type.Array(HiveBody) });

export type HiveWire = Type.Static<typeof HiveBody>;

export function hiveToWire(hive: Hive): HiveWire {
  return {
    id: hive.id,
    client_id: hive.clientId ?? null,
    rev: hive.rev,
    location_id: hive.apiaryId,
    location: hive.apiaryName,
    ...oldAnswerOf(plainHiveFields, hive),
    label: hive.name,
    type: categoryKey(hive.typeId),
    created_at: wireTime(hive.createdAt),
    ...lastInspectionToWire(hive.lastInspection),
    inspection_count: hive.inspectionCount,
    sensors: hive.devices.map(({ id }) => id),
    devices: hive.devices.map(deviceToWire),
    favourite: hive.isFavourite,
    owner: hive.access === 'owner',
    editable: hive.access === 'edit',
    group_ids: [...hive.groupIds],
    layers: hive.layers.map(layerToWire),
    queen: hive.queen === undefined ? null : queenToWire(hive.queen),
    bee_race_id: hive.queen?.raceId ?? null,
    tags: [...hive.tagNumbers],
    state: hive.life.state,
    state_since: hive.life.since ?? null,
  };
}

function deviceToWire({ id, name, lastMessageAt, isOnline }: HiveDevice): Type.Static<typeof HiveDeviceBody> {
  const last = lastMessageAt === undefined ? null : wireTime(lastMessageAt);
  return { id, name, last_message_received: last, online: isOnline };
}

function layerToWire({ id, order, color, kind, frameCount }: Layer) {
  return { id, order, color: color ?? null, type: kind, framecount: frameCount ?? 0 };
}

function lastInspectionToWire(last: LastInspection | undefined) {
  return {
    attention: flagOf(last?.needsAttention),
    impression: moodToWire(last?.impression),
    impression_grade: last?.impression ?? null,
    notes: last?.notes ?? null,
    reminder: last?.reminder ?? null,
    reminder_date: last?.reminderLocal ?? null,
    last_inspection_date: last?.inspectedLocal ?? null,
    last_inspection_id: last?.id ?? null,
    last_inspection_timezone: last?.timeZone ?? null,
  };
}
