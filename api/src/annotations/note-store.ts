import { sql } from 'kysely';
import { type Asking, accessTo, isSeen, type RowOfHive } from '#hive-core/authorization.ts';
import type { Window } from '#measurements/series/window.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { ChartNoteId, DeviceId, HiveId } from '#platform/context/ids.ts';
import type { ChartNote, HiveTimeRange, NotePlace } from './annotation.ts';
import { isDuring } from './time-range-store.ts';

type Db = Pick<Context, 'db'>;
type Reading = Db & Asking;

const noteRow: RowOfHive = { hiveId: 'note.hive_id', ownerId: 'note.user_id', at: 'note.noted_at' };

/** Notes at a device's own charts within a window, and those of hives while they count; the newest. */
export async function notesOf(
  context: Reading,
  deviceId: DeviceId | undefined,
  timeRanges: readonly HiveTimeRange[],
  { window, limit }: { window: Window; limit: number },
): Promise<ChartNote[]> {
  const rows = await selectNotes(context)
    .where(isSeen(context, noteRow))
    .where('note.noted_at', '>=', window.start)
    .where('note.noted_at', '<', window.end)
    .where(
      sql<boolean>`(note.device_id = ${deviceId ?? null} or ${isDuring(timeRanges, {
        hiveId: 'note.hive_id',
        at: 'note.noted_at',
      })})`,
    )
    .orderBy('note.noted_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(noteOf);
}

export async function noteById(context: Reading, id: ChartNoteId): Promise<ChartNote | undefined> {
  const row = await selectNotes(context).where('note.id', '=', id).executeTakeFirst();
  return row && noteOf(row);
}

export async function insertNote(
  { db, user, clock }: Pick<SignedInContext, 'db' | 'user' | 'clock'>,
  { ownerId, deviceId, hiveId }: NotePlace,
  { time, text }: Pick<ChartNote, 'time' | 'text'>,
): Promise<ChartNoteId> {
  const at = clock.now();
  const { id } = await db
    .insertInto('chart_notes')
    .values({
      user_id: ownerId,
      author_id: user.id,
      device_id: deviceId ?? null,
      hive_id: hiveId ?? null,
      noted_at: time,
      text,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateNote(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: ChartNoteId,
  text: string,
): Promise<void> {
  await db.updateTable('chart_notes').set({ text, updated_at: clock.now() }).where('id', '=', id).execute();
}

export async function deleteNote({ db }: Db, id: ChartNoteId): Promise<void> {
  await db.deleteFrom('chart_notes').where('id', '=', id).execute();
}

/** The hive on which a device stood at a moment. */
export async function hiveOfDeviceAt({ db }: Db, deviceId: DeviceId, at: Date): Promise<HiveId | undefined> {
  const row = await db
    .selectFrom('device_hives')
    .select('hive_id')
    .where('device_id', '=', deviceId)
    // Of a moment that is sent, the second is known.
    .where(sql<Date>`date_trunc('second', since)`, '<=', at)
    .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', at)]))
    .orderBy('since', 'desc')
    .executeTakeFirst();
  return row?.hive_id;
}

function selectNotes(context: Reading) {
  return context.db
    .selectFrom('chart_notes as note')
    .leftJoin('hives', (join) =>
      join.onRef('hives.id', '=', 'note.hive_id').on('hives.deleted_at', 'is', null),
    )
    .select(['note.id', 'note.noted_at as time', 'note.text'])
    .select(['hives.id as hiveId', 'hives.name as hiveName'])
    .select(accessTo(context, noteRow).as('access'));
}

type NoteRow = Awaited<ReturnType<ReturnType<typeof selectNotes>['execute']>>[number];

function noteOf({ hiveId: id, hiveName: name, ...note }: NoteRow): ChartNote {
  return { ...note, hive: id === null || name === null ? undefined : { id, name } };
}
