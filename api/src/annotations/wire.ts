import { chartMarkKinds, colonyEventKinds, instantOfIso } from '@skep/domain';
import Type from 'typebox';
import { wireInstant } from '#measurements/series/wire.ts';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import type { FieldNames } from '#platform/http/field-names.ts';
import { idSchema, nullable, oneOf, text } from '#platform/http/schemas.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import type { ChartMark } from './annotation.ts';
import type { NewNote } from './notes.ts';

export const noteNames: FieldNames = { device_id: 'deviceId', hive_id: 'hiveId' };

export const MarkBody = Type.Object({
  kind: oneOf(chartMarkKinds, { description: 'Clients must ignore unknown kinds.' }),
  id: Type.Integer({
    description: 'Id of the inspection, event, note, alert or entry.',
  }),
  time: Type.String({
    description: 'YYYY-MM-DDTHH:MM:SSZ; for events and entries noon of their day.',
  }),
  text: nullable(Type.String()),
  hive_id: nullable(Type.Integer()),
  hive_name: nullable(Type.String()),
  event: nullable(oneOf(colonyEventKinds)),
  entry_kind: nullable(Type.String({ description: 'Kind of an entry of the records, such as `treatment`.' })),
  can_edit: Type.Boolean({ description: 'Whether the viewer can edit it here; only possible for notes.' }),
});

export const NewNoteInput = Type.Object({
  device_id: Type.Optional(nullable(idSchema<DeviceId>())),
  hive_id: Type.Optional(nullable(idSchema<HiveId>())),
  time: Type.String({ maxLength: 40, description: 'RFC 3339.' }),
  text: text(),
});

export const NoteInput = Type.Object({ text: text() });

export function markToWire({ time, text: words, hive, event, entryKind, canEdit, ...mark }: ChartMark) {
  return {
    ...mark,
    time: wireInstant(time),
    text: words ?? null,
    hive_id: hive?.id ?? null,
    hive_name: hive?.name ?? null,
    event: event ?? null,
    entry_kind: entryKind ?? null,
    can_edit: canEdit,
  };
}

/** @throws AppError invalid_input for a time that is none. */
export function newNoteOf({
  device_id,
  hive_id,
  time,
  text: words,
}: Type.Static<typeof NewNoteInput>): NewNote {
  const at = instantOfIso(time);
  if (at === undefined) throw fieldProblem('time', 'not_a_date');
  return { deviceId: device_id ?? undefined, hiveId: hive_id ?? undefined, time: at, text: words };
}
