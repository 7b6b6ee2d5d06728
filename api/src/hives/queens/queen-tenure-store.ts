import type { QueenEnd } from '@skep/domain';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { ColonyEventId, HiveId, QueenId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { HiveName, QueenName, QueenTenure, QueenWhereabouts } from './queen.ts';

type Db = Pick<Context, 'db'>;

export interface PresentTenure {
  id: number;
  queenId: QueenId;
  hiveId: HiveId;
  since: string;
  /** False where only her entry into the register is known, so that she may have come earlier. */
  isDated: boolean;
}

export async function presentTenure(
  { db }: Db,
  of: { queenId: QueenId } | { hiveId: HiveId },
): Promise<PresentTenure | undefined> {
  const query = db
    .selectFrom('queen_reigns')
    .select(['id', 'queen_id', 'hive_id', 'since', 'event_id'])
    .where('until', 'is', null);
  const row = await ('queenId' in of
    ? query.where('queen_id', '=', of.queenId)
    : query.where('hive_id', '=', of.hiveId)
  ).executeTakeFirst();
  return (
    row && {
      id: row.id,
      queenId: row.queen_id,
      hiveId: row.hive_id,
      since: row.since,
      isDated: row.event_id !== null,
    }
  );
}

/** The last day of any reign of this hive or this queen that has ended. */
export async function lastTenureEnd(
  { db }: Db,
  { queenId, hiveId }: { queenId: QueenId; hiveId: HiveId },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('queen_reigns')
    .select(({ fn }) => fn.max('until').as('last'))
    .where((from) => from.or([from('queen_id', '=', queenId), from('hive_id', '=', hiveId)]))
    .executeTakeFirst();
  return row?.last ?? undefined;
}

export interface NewTenure {
  queenId: QueenId;
  hiveId: HiveId;
  since: string;
  eventId: ColonyEventId | undefined;
}

/** The hive becomes the one that she is known by; in another one than before she has a new revision. */
export async function insertTenure(
  { db }: Db,
  { queenId, hiveId, since, eventId }: NewTenure,
): Promise<void> {
  await db
    .insertInto('queen_reigns')
    .values({ queen_id: queenId, hive_id: hiveId, since, event_id: eventId ?? null })
    .execute();
  await db
    .updateTable('queens')
    .set((row) => ({
      rev: sql<number>`${row.ref('rev')} + (${row.ref('hive_id')} is distinct from ${hiveId})::integer`,
      hive_id: hiveId,
      // From now on she is of whoever owns the hive.
      user_id: null,
      gone_on: null,
      fate: null,
      ...nowhere,
    }))
    .where('id', '=', queenId)
    .execute();
}

/** Of queens who are known by these hives already. */
export async function insertTenuresOfNewQueens({ db }: Db, reigns: readonly NewTenure[]): Promise<void> {
  if (reigns.length === 0) return;
  await db
    .insertInto('queen_reigns')
    .values(
      reigns.map(({ queenId, hiveId, since, eventId }) => ({
        queen_id: queenId,
        hive_id: hiveId,
        since,
        event_id: eventId ?? null,
      })),
    )
    .execute();
}

/** A reign that ends before the day on which it was entered must have begun by then. */
export async function closeTenure({ db }: Db, id: number, until: string): Promise<void> {
  await db
    .updateTable('queen_reigns')
    .set({ until, since: sql<string>`least(since, ${until}::date)` })
    .where('id', '=', id)
    .execute();
}

/** Her reign began earlier than it was entered. */
export async function backdateTenure({ db }: Db, queenId: QueenId, since: string): Promise<void> {
  await db
    .updateTable('queen_reigns')
    .set({ since })
    .where('queen_id', '=', queenId)
    .where('until', 'is', null)
    .execute();
}

/** @param fate undefined: she lives. */
export async function setFate(
  { db }: Db,
  id: QueenId,
  gone: { fate: QueenEnd; on: string } | undefined,
): Promise<void> {
  await db
    .updateTable('queens')
    .set({ gone_on: gone?.on ?? null, fate: gone?.fate ?? null, ...nowhere })
    .where('id', '=', id)
    .execute();
}

/** What was known of where she is holds no longer. */
const nowhere = { place: null, purpose: null, recipient: null };

export async function setWhereabouts(
  { db }: Db,
  id: QueenId,
  { place, purpose, recipient }: QueenWhereabouts,
): Promise<void> {
  const said = { place: place ?? null, purpose: purpose ?? null, recipient: recipient ?? null };
  await db.updateTable('queens').set(said).where('id', '=', id).execute();
}

/**
 * Takes back the end of a reign in this hive on that day, if its queen can head it again. Only of fates that say
 * nothing else happened to her.
 */
export async function reopenTenure(
  { db }: Db,
  hiveId: HiveId,
  endedOn: string,
  fates: readonly QueenEnd[],
): Promise<void> {
  const row = await db
    .selectFrom('queen_reigns as reign')
    .innerJoin('queens as queen', 'queen.id', 'reign.queen_id')
    .select(['reign.id', 'queen.id as queen_id'])
    .where('reign.hive_id', '=', hiveId)
    .where('reign.until', '=', endedOn)
    .where('queen.deleted_at', 'is', null)
    .where('queen.gone_on', '=', endedOn)
    .where('queen.fate', 'in', [...fates])
    .orderBy('reign.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return;
  await db.updateTable('queen_reigns').set({ until: null }).where('id', '=', row.id).execute();
  await setFate({ db }, row.queen_id, undefined);
}

export async function deleteTenuresOf({ db }: Db, queenId: QueenId): Promise<void> {
  await db.deleteFrom('queen_reigns').where('queen_id', '=', queenId).execute();
}

/** All reigns of these queens, or of these hives, the newest first. */
export async function reigns(
  { db }: Db,
  of: { queenIds: readonly QueenId[] } | { hiveId: HiveId },
): Promise<(QueenTenure & { queen: QueenName; hive: HiveName })[]> {
  const query = db
    .selectFrom('queen_reigns as reign')
    .innerJoin('queens as queen', 'queen.id', 'reign.queen_id')
    .innerJoin('hives as hive', 'hive.id', 'reign.hive_id')
    .select(['reign.since', 'reign.until', 'queen.id as queen_id', 'queen.name as queen_name'])
    .select(['hive.id as hive_id', 'hive.name as hive_name', 'hive.deleted_at'])
    .where('queen.deleted_at', 'is', null)
    .orderBy('reign.until', (order) => order.desc().nullsFirst())
    .orderBy('reign.id', 'desc');
  const rows = await ('hiveId' in of
    ? query.where('reign.hive_id', '=', of.hiveId)
    : query.where('reign.queen_id', '=', anyOf(of.queenIds))
  ).execute();
  return rows.map((row) => ({
    queen: { id: row.queen_id, name: row.queen_name ?? undefined },
    hive: { id: row.hive_id, name: row.hive_name, isDeleted: row.deleted_at !== null },
    since: row.since,
    until: row.until ?? undefined,
  }));
}
