import type { HiveState } from '@skep/domain';
import type { QueenName } from '#hives/queens/queen.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { ColonyEventId, HiveId, QueenId, UserId } from '#platform/context/ids.ts';
import type { ColonyEvent, NewColonyEvent, StepHives } from './event.ts';

type Db = Pick<Context, 'db'>;

export async function insertEvent(
  { db, user }: Pick<SignedInContext, 'db' | 'user'>,
  event: NewColonyEvent,
  at: Date,
): Promise<ColonyEventId> {
  const { id } = await db
    .insertInto('colony_events')
    .values({
      user_id: event.ownerId,
      author_id: user.id,
      client_id: event.clientId ?? null,
      kind: event.kind,
      happened_on: event.date,
      note: event.note ?? null,
      hive_id: event.hiveId,
      other_hive_id: event.otherHiveId ?? null,
      queen_id: event.queenId ?? null,
      former_queen_id: event.formerQueenId ?? null,
      moved_boxes: event.movedBoxes ?? null,
      moved_frames: event.movedFrames ?? null,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** For a queen who is only made by the event. */
export async function setEventQueen({ db }: Db, id: ColonyEventId, queenId: QueenId): Promise<void> {
  await db.updateTable('colony_events').set({ queen_id: queenId }).where('id', '=', id).execute();
}

export async function eventByClientId(
  { db }: Db,
  authorId: UserId,
  clientId: string,
): Promise<StepHives | undefined> {
  const row = await db
    .selectFrom('colony_events')
    .select(['hive_id', 'other_hive_id'])
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row && { hiveId: row.hive_id, otherHiveId: row.other_hive_id ?? undefined };
}

export async function insertState(
  { db }: Db,
  state: { hiveId: HiveId; eventId: ColonyEventId; state: HiveState; since: string },
): Promise<void> {
  await db
    .insertInto('hive_states')
    .values({ hive_id: state.hiveId, event_id: state.eventId, state: state.state, since: state.since })
    .execute();
}

/** What happened to a hive, the newest first. */
export async function eventsOfHive({ db }: Db, hiveId: HiveId): Promise<ColonyEvent[]> {
  const rows = await db
    .selectFrom('colony_events as event')
    .innerJoin('hives as hive', 'hive.id', 'event.hive_id')
    .leftJoin('hives as other', 'other.id', 'event.other_hive_id')
    .leftJoin('queens as queen', (join) =>
      join.onRef('queen.id', '=', 'event.queen_id').on('queen.deleted_at', 'is', null),
    )
    .leftJoin('queens as former', (join) =>
      join.onRef('former.id', '=', 'event.former_queen_id').on('former.deleted_at', 'is', null),
    )
    .leftJoin('hive_states as became', (join) =>
      join.onRef('became.event_id', '=', 'event.id').on('became.hive_id', '=', hiveId),
    )
    .leftJoin('users as author', 'author.id', 'event.author_id')
    .select('author.name as author_name')
    .select(['event.id', 'event.kind', 'event.happened_on', 'event.note', 'became.state'])
    .select(['event.moved_boxes', 'event.moved_frames'])
    .select(['hive.id as hive_id', 'hive.name as hive_name', 'hive.deleted_at as hive_deleted_at'])
    .select(['other.id as other_id', 'other.name as other_name', 'other.deleted_at as other_deleted_at'])
    .select(['queen.id as queen_id', 'queen.name as queen_name'])
    .select(['former.id as former_id', 'former.name as former_name'])
    .where((from) => from.or([from('event.hive_id', '=', hiveId), from('event.other_hive_id', '=', hiveId)]))
    .orderBy('event.happened_on', 'desc')
    .orderBy('event.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    date: row.happened_on,
    note: row.note ?? undefined,
    hive: { id: row.hive_id, name: row.hive_name, isDeleted: row.hive_deleted_at !== null },
    otherHive:
      row.other_id === null || row.other_name === null
        ? undefined
        : { id: row.other_id, name: row.other_name, isDeleted: row.other_deleted_at !== null },
    queen: queenNameOf(row.queen_id, row.queen_name),
    formerQueen: queenNameOf(row.former_id, row.former_name),
    movedBoxes: row.moved_boxes ?? undefined,
    movedFrames: row.moved_frames ?? undefined,
    state: row.state ?? undefined,
    authorName: row.author_name ?? undefined,
  }));
}

function queenNameOf(id: QueenId | null, name: string | null): QueenName | undefined {
  return id === null ? undefined : { id, name: name ?? undefined };
}
