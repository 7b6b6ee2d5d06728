import type { Selectable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { RestoreId, UserId } from '#platform/context/ids.ts';
import type { Database } from '#platform/database/tables.ts';
import type { Restore, RestoredKind, RestoreState } from './imported-kinds.ts';

type Db = Pick<Context, 'db' | 'clock'>;

export async function restoreOf({ db }: Db, ownerId: UserId): Promise<Restore | undefined> {
  const row = await db.selectFrom('restores').selectAll().where('user_id', '=', ownerId).executeTakeFirst();
  return row && restoreFrom(row);
}

export async function restoreById({ db }: Db, id: RestoreId): Promise<Restore | undefined> {
  const row = await db.selectFrom('restores').selectAll().where('id', '=', id).executeTakeFirst();
  return row && restoreFrom(row);
}

/** Until the transaction ends nobody else brings anything of it. */
export async function restoreForUpdate({ db }: Db, id: RestoreId): Promise<Restore | undefined> {
  const query = db.selectFrom('restores').selectAll().where('id', '=', id).forUpdate();
  const row = await query.executeTakeFirst();
  return row && restoreFrom(row);
}

/** Bytes of the archive that a person has sent; its file is gone once everything in it is restored. */
export async function archiveBytesOf({ db }: Pick<Context, 'db'>, ownerId: UserId): Promise<number> {
  const row = await db
    .selectFrom('restores')
    .select('size_bytes')
    .where('user_id', '=', ownerId)
    .where('state', '<>', 'done')
    .executeTakeFirst();
  return row?.size_bytes ?? 0;
}

/** @returns undefined while the person has another one */
export async function insertRestore(
  { db, clock }: Db,
  ownerId: UserId,
  { fileName, sizeBytes }: { fileName: string; sizeBytes: number },
): Promise<Restore | undefined> {
  const at = clock.now();
  const row = await db
    .insertInto('restores')
    .values({
      user_id: ownerId,
      file_name: fileName,
      size_bytes: sizeBytes,
      state: 'reading',
      begun_at: at,
      touched_at: at,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && restoreFrom(row);
}

/** Unless it is being written. @returns its file's name */
export async function deleteRestore({ db }: Db, ownerId: UserId): Promise<string | undefined> {
  const row = await db
    .deleteFrom('restores')
    .where('user_id', '=', ownerId)
    .where('state', '<>', 'writing')
    .returning('file_name')
    .executeTakeFirst();
  return row?.file_name;
}

/** Whether it was in one of the states from which it may go on so. */
export async function updateRestore(
  { db, clock }: Db,
  id: RestoreId,
  from: readonly RestoreState[],
  {
    state,
    kinds,
    progressPercent,
  }: { state: RestoreState } & Partial<Pick<Restore, 'kinds' | 'progressPercent'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('restores')
    .set({
      state,
      touched_at: clock.now(),
      ...(kinds === undefined ? {} : { kinds: JSON.stringify(kinds) }),
      ...(progressPercent === undefined ? {} : { progress: progressPercent }),
    })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function failRestoresUntouchedSince({ db }: Db, time: Date): Promise<void> {
  await db
    .updateTable('restores')
    .set({ state: 'failed' })
    .where('state', 'in', ['reading', 'writing'])
    .where('touched_at', '<', time)
    .execute();
}

export async function deleteRestoresUntouchedSince({ db }: Db, time: Date): Promise<void> {
  await db
    .deleteFrom('restores')
    .where('state', 'not in', ['reading', 'writing'])
    .where('touched_at', '<', time)
    .execute();
}

export async function allRestoreFiles({ db }: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('restores').select('file_name').execute();
  return new Set(rows.map(({ file_name }) => file_name));
}

function restoreFrom(row: Selectable<Database['restores']>): Restore {
  return {
    id: row.id,
    ownerId: row.user_id,
    fileName: row.file_name,
    state: row.state,
    progressPercent: row.progress,
    kinds: row.kinds satisfies readonly RestoredKind[],
    begunAt: row.begun_at,
  };
}
