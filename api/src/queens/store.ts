import { type Selectable, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { HiveId, QueenId, UserId } from '../ids.ts';
import type { Queen, QueenFields } from './queen.ts';
import type { QueenTables } from './tables.ts';

type Db = Pick<Context, 'db'>;

/** The newest queen of each hive. */
export async function queensOfHives({ db }: Db, hiveIds: readonly HiveId[]): Promise<Map<HiveId, Queen>> {
  const rows = await db
    .selectFrom('queens')
    .selectAll()
    .distinctOn('hive_id')
    .where('hive_id', '=', sql<HiveId>`any(${hiveIds}::int[])`)
    .where('deleted_at', 'is', null)
    .orderBy('hive_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.hive_id, queenOf(row)]));
}

/** Queens of one hive, the newest first. */
export async function queensOfHive({ db }: Db, hiveId: HiveId): Promise<Queen[]> {
  const rows = await db
    .selectFrom('queens')
    .selectAll()
    .where('hive_id', '=', hiveId)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(queenOf);
}

/** Every queen of a person's hives, the newest first. */
export async function queensOfOwner({ db }: Db, ownerId: UserId): Promise<Queen[]> {
  const rows = await db
    .selectFrom('queens')
    .innerJoin('hives', 'hives.id', 'queens.hive_id')
    .selectAll('queens')
    .where('hives.user_id', '=', ownerId)
    .where('hives.deleted_at', 'is', null)
    .where('queens.deleted_at', 'is', null)
    .orderBy('queens.id', 'desc')
    .execute();
  return rows.map(queenOf);
}

/** A queen with the owner of her hive. */
export async function queenById(
  { db }: Db,
  id: QueenId,
): Promise<{ queen: Queen; ownerId: UserId } | undefined> {
  const row = await db
    .selectFrom('queens')
    .innerJoin('hives', 'hives.id', 'queens.hive_id')
    .selectAll('queens')
    .select('hives.user_id as ownerId')
    .where('queens.id', '=', id)
    .where('hives.deleted_at', 'is', null)
    .where('queens.deleted_at', 'is', null)
    .executeTakeFirst();
  return row && { queen: queenOf(row), ownerId: row.ownerId };
}

export interface NewQueen extends QueenFields {
  hiveId: HiveId;
}

export async function insertQueens({ db }: Db, queens: readonly NewQueen[], at: Date): Promise<QueenId[]> {
  if (queens.length === 0) return [];
  const rows = await db
    .insertInto('queens')
    .values(queens.map((queen) => ({ ...columnsOf(queen), hive_id: queen.hiveId, created_at: at })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function updateQueen(
  { db }: Db,
  id: QueenId,
  hiveId: HiveId,
  queen: QueenFields,
): Promise<void> {
  await db
    .updateTable('queens')
    .set({ ...columnsOf(queen), hive_id: hiveId })
    .where('id', '=', id)
    .execute();
}

export async function markQueenDeleted({ db }: Db, id: QueenId, at: Date): Promise<void> {
  await db.updateTable('queens').set({ deleted_at: at }).where('id', '=', id).execute();
}

export async function markQueensOfHivesDeleted(
  { db }: Db,
  hiveIds: readonly HiveId[],
  at: Date,
): Promise<void> {
  await db
    .updateTable('queens')
    .set({ deleted_at: at })
    .where('hive_id', '=', sql<HiveId>`any(${hiveIds}::int[])`)
    .where('deleted_at', 'is', null)
    .execute();
}

function columnsOf(queen: QueenFields) {
  return {
    race_id: queen.raceId,
    name: queen.name ?? null,
    description: queen.description ?? null,
    line: queen.line ?? null,
    tree: queen.tree ?? null,
    color: queen.color ?? null,
    birth_date: queen.birthDate ?? null,
    is_clipped: queen.isClipped,
    is_fertilized: queen.isFertilized,
  };
}

function queenOf(row: Selectable<QueenTables['queens']>): Queen {
  return {
    id: row.id,
    hiveId: row.hive_id,
    raceId: row.race_id,
    name: row.name ?? undefined,
    description: row.description ?? undefined,
    line: row.line ?? undefined,
    tree: row.tree ?? undefined,
    color: row.color ?? undefined,
    birthDate: row.birth_date ?? undefined,
    isClipped: row.is_clipped,
    isFertilized: row.is_fertilized,
  };
}
