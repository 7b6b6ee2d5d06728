import type { AnswerOf } from '@skep/rest-client';
import { booleanFromWire, isoFromWire } from '../wire-values.ts';
import type { ApiaryModel, HiveModel, QueenModel } from './models.ts';
import { plainHiveFromWire } from './plain-hive.ts';

export type WireHive = AnswerOf<'getHives'>['hives'][number];

/** An apiary of the service's own API, the same. */
export function apiaryOf(apiary: AnswerOf<'readApiary'>): ApiaryModel {
  return { ...apiary, isOwner: apiary.access === 'owner', hives: apiary.hives?.map(hiveOf) };
}

/** A hive of the service's own API, with what GraphQL says of the person's rights. */
export function hiveOf(hive: AnswerOf<'readHive'>): HiveModel {
  return {
    ...hive,
    isOwner: hive.access === 'owner',
    canEdit: hive.access !== 'see',
    isShared: hive.groupIds.length > 0,
    deviceIds: hive.devices.map(({ id }) => id),
  };
}

export function hiveFromWire(hive: WireHive): HiveModel {
  return {
    id: String(hive.id),
    revision: hive.rev,
    ...plainHiveFromWire(hive),
    typeId: String(hive.hive_type_id),
    apiaryId: String(hive.location_id),
    layers: hive.layers.map(layerFromWire),
    queen: hive.queen === null ? undefined : queenFromWire(hive.queen),
    tagNumbers: hive.tags,
    state: hive.state,
    stateSince: hive.state_since,
    isOwner: hive.owner,
    isFavourite: hive.favourite,
    // `editable` tells of a shared hive only: it is false for the owner.
    canEdit: hive.owner || hive.editable,
    groupIds: hive.group_ids.map(String),
    isShared: hive.group_ids.length > 0,
    inspectionCount: hive.inspection_count,
    lastInspection: lastInspectionFromWire(hive),
    devices: hive.devices.map(deviceFromWire),
    deviceIds: hive.sensors.map(String),
  };
}

function deviceFromWire({ id, name, last_message_received: last, online }: WireHive['devices'][number]) {
  return { id: String(id), name, lastMessageAt: last && isoFromWire(last, 'UTC'), isOnline: online };
}

/** The wire has a frame count of 0 for what holds no frames. */
function layerFromWire({ id, type, color, framecount }: WireHive['layers'][number]) {
  return { id: String(id), kind: type, color, frameCount: framecount === 0 ? undefined : framecount };
}

export function queenFromWire(queen: NonNullable<WireHive['queen']>): QueenModel {
  return {
    id: String(queen.id),
    revision: queen.rev,
    raceId: String(queen.race_id),
    name: queen.name,
    birthDate: queen.birth_date,
    color: queen.color,
    isClipped: queen.clipped === 1,
    isFertilized: queen.fertilized === 1,
    line: queen.line,
    tree: queen.tree,
    description: queen.description,
    motherId: queen.mother_id === null ? undefined : String(queen.mother_id),
    goneOn: queen.gone_on,
    fate: queen.fate,
  };
}

/** The wire strews it over the hive. */
function lastInspectionFromWire(hive: WireHive): HiveModel['lastInspection'] {
  const { last_inspection_id: id, last_inspection_date: date, last_inspection_timezone: timeZone } = hive;
  if (id === null || date === null || timeZone === null) return undefined;
  return {
    id: String(id),
    inspectedAt: isoFromWire(date, timeZone),
    impression: hive.impression_grade,
    needsAttention: booleanFromWire(hive.attention),
    notes: hive.notes,
    reminder: hive.reminder,
    reminderAt: hive.reminder_date === null ? undefined : isoFromWire(hive.reminder_date, timeZone),
  };
}
