import { type Selectable, sql } from 'kysely';
import { type Asking, accessTo, isSeen, type RowOfHive } from '#hive-core/authorization.ts';
import type { Access } from '#platform/access/access.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { HiveId, QueenId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { earlierRow } from '#platform/database/revisions.ts';
import type { Database } from '#platform/database/tables.ts';
import { columnsOf, valuesOf } from '#platform/resource/fields.ts';
import type { Queen } from './queen.ts';
import { type QueenFields, queenFields } from './queen-fields.ts';

type Db = Pick<Context, 'db'>;
type Reading = Db & Asking;
type Changing = Pick<SignedInContext, 'db' | 'user'>;

/** The queen who heads each of these hives. */
export async function queensOfHives({ db }: Db, hiveIds: readonly HiveId[]): Promise<Map<HiveId, Queen>> {
  const rows = await db
    .selectFrom('queen_reigns as reign')
    .innerJoin('queens', 'queens.id', 'reign.queen_id')
    .selectAll('queens')
    .select('reign.hive_id as headedId')
    .where('reign.hive_id', '=', anyOf(hiveIds))
    .where('reign.until', 'is', null)
    .where('queens.deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.headedId, queenOf(row)]));
}

/** Every queen who heads this hive or headed it, the present one first. */
export async function queensOfHive({ db }: Db, hiveId: HiveId): Promise<Queen[]> {
  const rows = await db
    .selectFrom('queens')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('queen_reigns')
          .select(({ fn }) => [
            fn.max('queen_reigns.id').as('last'),
            fn<boolean | null>('bool_or', [sql`queen_reigns.until is null`]).as('isPresent'),
          ])
          .whereRef('queen_reigns.queen_id', '=', 'queens.id')
          .where('queen_reigns.hive_id', '=', hiveId)
          .as('reign'),
      (join) => join.onTrue(),
    )
    .selectAll('queens')
    .where('reign.last', 'is not', null)
    .where('queens.deleted_at', 'is', null)
    .orderBy('reign.isPresent', 'desc')
    .orderBy('reign.last', 'desc')
    .execute();
  return rows.map(queenOf);
}

/** Every queen that the viewer sees, the newest first, and what the viewer may do with her. */
export async function seenQueens(context: Reading): Promise<{ queen: Queen; access: Access }[]> {
  const ofHives = await context.db
    .selectFrom('queens')
    .innerJoin('hives', 'hives.id', 'queens.hive_id')
    .selectAll('queens')
    .select(accessTo(context).as('access'))
    .where(isSeen(context))
    .where('queens.deleted_at', 'is', null)
    .execute();
  // A query of its own: no index answers the two together.
  const ofNoHive = await context.db
    .selectFrom('queens')
    .selectAll('queens')
    .select(accessTo(context, ofNoHiveRow).as('access'))
    .where(isSeen(context, ofNoHiveRow))
    .where('queens.hive_id', 'is', null)
    .where('queens.deleted_at', 'is', null)
    .execute();
  return [...ofHives, ...ofNoHive]
    .sort((one, other) => other.id - one.id)
    .map(({ access, ...row }) => ({ queen: queenSeen(queenOf(row), access), access }));
}

/** She is in no hive that could be shared. */
const ofNoHiveRow: RowOfHive = { hiveId: 'queens.hive_id', ownerId: 'queens.user_id' };

/** A queen, whose she is, and what the viewer may do with her. */
export async function queenById(
  context: Reading,
  id: QueenId,
): Promise<{ queen: Queen; ownerId: UserId; access: Access } | undefined> {
  const row = await context.db
    .selectFrom('queens')
    .leftJoin('hives', 'hives.id', 'queens.hive_id')
    .innerJoin('users as owner', (join) =>
      join.on('owner.id', '=', sql<UserId>`coalesce(hives.user_id, queens.user_id)`),
    )
    .selectAll('queens')
    .select('owner.id as ownerId')
    .select(accessTo(context, { hiveId: 'queens.hive_id', ownerId: 'owner.id' }).as('access'))
    .where('queens.id', '=', id)
    .where('queens.deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { ownerId, access } = row;
  return { queen: queenSeen(queenOf(row), access), ownerId, access };
}

/** A queen as she was in an older version, if that is still known. */
export async function earlierQueen({ db }: Db, id: QueenId, rev: number): Promise<Queen | undefined> {
  const row = await earlierRow({ db }, { table: 'queens', id, rev });
  return row && queenOf(row);
}

/** Keeps a queen from being changed by others until the transaction ends. */
export async function lockQueen({ db }: Db, id: QueenId): Promise<void> {
  await db.selectFrom('queens').select('id').where('id', '=', id).forUpdate().execute();
}

/** She herself, her mother, her mother's mother and so on. */
export async function lineOf({ db }: Db, id: QueenId): Promise<QueenId[]> {
  const { rows } = await sql<{ id: QueenId; mother_id: QueenId | null }>`
    with recursive line as (
      select id, mother_id from queens where id = ${id}
      union select queens.id, queens.mother_id from queens join line on queens.id = line.mother_id
    ) select id, mother_id from line`.execute(db);
  return rows.map((row) => row.id);
}

export interface NewQueen extends QueenFields {
  /** Undefined: she heads none yet, and is of the person who enters her. */
  hiveId: HiveId | undefined;
}

export async function insertQueens(
  { db, user }: Changing,
  queens: readonly NewQueen[],
  at: Date,
): Promise<QueenId[]> {
  if (queens.length === 0) return [];
  const rows = await db
    .insertInto('queens')
    .values(
      queens.map((queen) => ({
        ...columnsOf(queenFields, queen),
        hive_id: queen.hiveId ?? null,
        user_id: queen.hiveId === undefined ? user.id : null,
        created_at: at,
        changed_by: user.id,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function updateQueen({ db, user }: Changing, id: QueenId, queen: QueenFields): Promise<void> {
  await db
    .updateTable('queens')
    .set((row) => ({ ...columnsOf(queenFields, queen), rev: row('rev', '+', 1), changed_by: user.id }))
    .where('id', '=', id)
    .execute();
}

/** Her daughters have no known mother from now on. */
export async function markQueenDeleted({ db }: Db, id: QueenId, at: Date): Promise<void> {
  await db.updateTable('queens').set({ deleted_at: at }).where('id', '=', id).execute();
  await db.updateTable('queens').set({ mother_id: null }).where('mother_id', '=', id).execute();
}

/** The queens who head these hives or headed them last; one who was taken out and lives on stays. */
export async function markQueensOfHivesDeleted(
  { db }: Db,
  hiveIds: readonly HiveId[],
  at: Date,
): Promise<void> {
  await db
    .updateTable('queens')
    .set({ deleted_at: at })
    .where('hive_id', '=', anyOf(hiveIds))
    .where('deleted_at', 'is', null)
    .where((queen) =>
      queen.or([
        queen('gone_on', 'is not', null),
        queen.exists(
          queen
            .selectFrom('queen_reigns')
            .select('queen_reigns.id')
            .whereRef('queen_reigns.queen_id', '=', 'queens.id')
            .where('queen_reigns.until', 'is', null),
        ),
      ]),
    )
    .execute();
  await db
    .updateTable('queens as daughter')
    .from('queens as mother')
    .set({ mother_id: null })
    .whereRef('mother.id', '=', 'daughter.mother_id')
    .where('mother.deleted_at', 'is not', null)
    .where('mother.hive_id', '=', anyOf(hiveIds))
    .execute();
}

/** Without to whom she went, for everyone but her owner. */
export function queenSeen({ recipient, ...queen }: Queen, access: Access): Queen {
  return access === 'owner' ? { ...queen, recipient } : queen;
}

export function queenOf(row: Selectable<Database['queens']>): Queen {
  return {
    id: row.id,
    rev: row.rev,
    hiveId: row.hive_id ?? undefined,
    ...valuesOf(queenFields, row),
    goneOn: row.gone_on ?? undefined,
    fate: row.fate ?? undefined,
    place: row.place ?? undefined,
    purpose: row.purpose ?? undefined,
    recipient: row.recipient ?? undefined,
  };
}
