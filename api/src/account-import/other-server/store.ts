import type { Selectable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { AccountMoveId, UserId } from '#platform/context/ids.ts';
import type { Database } from '#platform/database/tables.ts';
import { type AccountMove, type MoveState, noFacts } from './move.ts';

type Db = Pick<Context, 'db' | 'clock'>;

export async function moveOf({ db }: Pick<Context, 'db'>, ownerId: UserId): Promise<AccountMove | undefined> {
  const query = db.selectFrom('account_moves').selectAll().where('user_id', '=', ownerId);
  const row = await query.executeTakeFirst();
  return row && moveFrom(row);
}

export async function moveById({ db }: Pick<Context, 'db'>, id: AccountMoveId) {
  const row = await db.selectFrom('account_moves').selectAll().where('id', '=', id).executeTakeFirst();
  return row && moveFrom(row);
}

export async function insertMove(
  { db, clock }: Db,
  move: Pick<
    AccountMove,
    'ownerId' | 'address' | 'origin' | 'sealedToken' | 'filePrefix' | 'timeZone' | 'remoteUserId'
  >,
): Promise<AccountMove> {
  const at = clock.now();
  const row = await db
    .insertInto('account_moves')
    .values({
      user_id: move.ownerId,
      address: move.address,
      origin: move.origin,
      remote_user_id: move.remoteUserId,
      sealed_token: move.sealedToken ?? null,
      file_prefix: move.filePrefix,
      time_zone: move.timeZone,
      state: 'fetching',
      facts: JSON.stringify(noFacts),
      begun_at: at,
      touched_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return moveFrom(row);
}

/** Unless it is under way. @returns the prefix of its files */
export async function deleteMove({ db }: Db, ownerId: UserId): Promise<string | undefined> {
  const row = await db
    .deleteFrom('account_moves')
    .where('user_id', '=', ownerId)
    .where('state', 'not in', ['fetching', 'undoing'])
    .returning('file_prefix')
    .executeTakeFirst();
  return row?.file_prefix;
}

type Changes = Partial<
  Pick<AccountMove, 'state' | 'fault' | 'sealedToken' | 'facts' | 'callsPlanned' | 'restoreId'>
>;

/** Whether it was in one of the states from which it may go on so. */
export async function updateMove(
  { db, clock }: Db,
  id: AccountMoveId,
  from: readonly MoveState[],
  changes: Changes,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_moves')
    .set({
      touched_at: clock.now(),
      ...('state' in changes && { state: changes.state }),
      ...('fault' in changes && { fault: changes.fault ?? null }),
      ...('sealedToken' in changes && { sealed_token: changes.sealedToken ?? null }),
      ...('facts' in changes && { facts: JSON.stringify(changes.facts) }),
      ...('callsPlanned' in changes && { calls_planned: changes.callsPlanned }),
      ...('restoreId' in changes && { restore_id: changes.restoreId ?? null }),
    })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts a call whose answer is stored. @returns the bytes of all stored answers; undefined: the move was ended */
export async function countCall(
  { db, clock }: Db,
  id: AccountMoveId,
  bytes: number,
): Promise<number | undefined> {
  const row = await db
    .updateTable('account_moves')
    .set((eb) => ({
      calls_done: eb('calls_done', '+', 1),
      stored_bytes: eb('stored_bytes', '+', bytes),
      touched_at: clock.now(),
    }))
    .where('id', '=', id)
    .where('state', '=', 'fetching')
    .returning('stored_bytes')
    .executeTakeFirst();
  return row?.stored_bytes;
}

/** Bytes of the answers that are stored for a move that is not over. */
export async function moveBytesOf({ db }: Pick<Context, 'db'>, ownerId: UserId): Promise<number> {
  const row = await db
    .selectFrom('account_moves')
    .select('stored_bytes')
    .where('user_id', '=', ownerId)
    .where('state', 'in', ['fetching', 'failed'])
    .executeTakeFirst();
  return row?.stored_bytes ?? 0;
}

/** How the names of answers begin that are still needed. */
export async function movePrefixes({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const rows = await db
    .selectFrom('account_moves')
    .select('file_prefix')
    .where('state', 'in', ['fetching', 'failed'])
    .execute();
  return rows.map(({ file_prefix }) => file_prefix);
}

/**
 * Ends moves whose job died. Deletes those that nobody continues, with their tokens, and later all others: they hold
 * email addresses of people to invite.
 */
export async function endMovesUntouchedSince(
  { db }: Db,
  { failed, forgotten, over }: Record<'failed' | 'forgotten' | 'over', Date>,
) {
  await db
    .updateTable('account_moves')
    .set({ state: 'failed', fault: 'unexpected' })
    .where('state', '=', 'fetching')
    .where('touched_at', '<', failed)
    .execute();
  await db
    .deleteFrom('account_moves')
    .where((move) =>
      move.or([
        move.and([move('state', '=', 'failed'), move('touched_at', '<', forgotten)]),
        move('touched_at', '<', over),
      ]),
    )
    .execute();
}

function moveFrom(row: Selectable<Database['account_moves']>): AccountMove {
  return {
    id: row.id,
    ownerId: row.user_id,
    address: row.address,
    origin: row.origin,
    remoteUserId: row.remote_user_id,
    sealedToken: row.sealed_token ?? undefined,
    filePrefix: row.file_prefix,
    timeZone: row.time_zone,
    state: row.state,
    fault: row.fault ?? undefined,
    callsDone: row.calls_done,
    callsPlanned: row.calls_planned,
    storedBytes: row.stored_bytes,
    facts: row.facts,
    restoreId: row.restore_id ?? undefined,
    begunAt: row.begun_at,
  };
}
