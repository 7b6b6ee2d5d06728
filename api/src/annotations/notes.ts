import { chartNoteForm } from '@skep/domain';
import { hivesInBrief } from '#hive-core/store.ts';
import { deviceById } from '#measurements/devices/store.ts';
import { mayDo, requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ChartNoteId, DeviceId, HiveId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import type { ChartNote, NotePlace } from './annotation.ts';
import { deleteNote, hiveOfDeviceAt, insertNote, noteById, updateNote } from './note-store.ts';

export interface NewNote {
  deviceId?: DeviceId | undefined;
  hiveId?: HiveId | undefined;
  time: Date;
  text: string;
}

/** @throws AppError invalid_input, not_found, not_allowed */
export function createNote(context: SignedInContext, { time, ...sent }: NewNote): Promise<ChartNote> {
  return inTransaction(context, async (inner) => {
    const { text } = readForm(chartNoteForm, sent);
    const place = await placeOfNote(inner, sent, time);
    return requireNote(inner, await insertNote(inner, place, { time, text }));
  });
}

/**
 * A line is short enough for the last one who writes it to be right.
 * @throws AppError invalid_input, not_found, not_allowed
 */
export function editNote(context: SignedInContext, id: ChartNoteId, sent: string): Promise<ChartNote> {
  return inTransaction(context, async (inner) => {
    const { text } = readForm(chartNoteForm, { text: sent });
    const note = await requireNote(inner, id);
    await updateNote(inner, id, text);
    return { ...note, text };
  });
}

/** @throws AppError not_found, not_allowed */
export function removeNote(context: SignedInContext, id: ChartNoteId): Promise<void> {
  return inTransaction(context, async (inner) => {
    await requireNote(inner, id);
    await deleteNote(inner, id);
  });
}

async function requireNote(context: SignedInContext, id: ChartNoteId): Promise<ChartNote> {
  return requireRight(context, 'edit', await noteById(context, id));
}

/** Whose note it is: of the hive, where one stood there that the person may write of, else of their own device. */
async function placeOfNote(
  context: SignedInContext,
  { deviceId, hiveId }: Pick<NewNote, 'deviceId' | 'hiveId'>,
  at: Date,
): Promise<NotePlace> {
  if (hiveId !== undefined) {
    const [hive] = await hivesInBrief(context, [hiveId]);
    return { ownerId: requireRight(context, 'edit', hive).ownerId, deviceId: undefined, hiveId };
  }
  if (deviceId === undefined) throw fieldProblem('deviceId', 'required');
  const device = requireRight(context, 'see', await deviceById(context, deviceId));
  const standing = await hiveOfDeviceAt(context, deviceId, at);
  const [hive] = standing === undefined ? [] : await hivesInBrief(context, [standing]);
  if (hive !== undefined && mayDo('edit', hive)) return { ownerId: hive.ownerId, deviceId, hiveId: hive.id };
  return { ownerId: requireRight(context, 'manage', device).ownerId, deviceId, hiveId: undefined };
}
