import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db'>;

export interface SecondFactorRow {
  sealedSecret: string;
  confirmedAt: Date | undefined;
  /** Passkeys and recovery codes alone pass: nobody was given the secret. */
  isWithoutApp: boolean;
}

export async function secondFactorOf({ db }: Db, userId: UserId): Promise<SecondFactorRow | undefined> {
  const row = await db
    .selectFrom('second_factors')
    .select(['sealed_secret as sealedSecret', 'confirmed_at as confirmedAt', 'is_without_app'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      sealedSecret: row.sealedSecret,
      confirmedAt: row.confirmedAt ?? undefined,
      isWithoutApp: row.is_without_app ?? false,
    }
  );
}

/** Starts again unless it is on. @returns false when it is. */
export async function saveUnconfirmed(
  { db }: Db,
  row: { userId: UserId; sealedSecret: string; attempts: number; at: Date; isWithoutApp?: boolean },
): Promise<boolean> {
  const begun = {
    sealed_secret: row.sealedSecret,
    created_at: row.at,
    last_step: 0,
    attempts_left: row.attempts,
    attempts_renewed_at: row.at,
    is_without_app: row.isWithoutApp ?? null,
  };
  const saved = await db
    .insertInto('second_factors')
    .values({ user_id: row.userId, ...begun })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(begun).where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** @returns false when another request was first. */
export async function markConfirmed({ db }: Db, userId: UserId, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ confirmed_at: at })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses up one attempt, of those since `renewedSince` or of a fresh lot. @returns false when none is left. */
export async function takeAttempt(
  { db }: Db,
  userId: UserId,
  { attempts, renewedSince, at }: { attempts: number; renewedSince: Date; at: Date },
): Promise<boolean> {
  const { numUpdatedRows: renewed } = await db
    .updateTable('second_factors')
    .set({ attempts_left: attempts - 1, attempts_renewed_at: at })
    .where('user_id', '=', userId)
    .where('attempts_renewed_at', '<', renewedSince)
    .executeTakeFirst();
  if (renewed > 0n) return true;
  const { numUpdatedRows: taken } = await db
    .updateTable('second_factors')
    .set((row) => ({ attempts_left: row('attempts_left', '-', 1) }))
    .where('user_id', '=', userId)
    .where('attempts_left', '>', 0)
    .executeTakeFirst();
  return taken > 0n;
}

/** Uses the code of a half minute, and gives the attempts back. @returns false when it was used, or a later one. */
export async function spendStep(
  { db }: Db,
  userId: UserId,
  step: number,
  attempts: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step, attempts_left: attempts })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertRecoveryCodes(
  { db }: Db,
  userId: UserId,
  hashes: readonly string[],
): Promise<void> {
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute();
}

/** @returns whether it was there: of two uses at once only one gets a yes. */
export async function spendRecoveryCode({ db }: Db, userId: UserId, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes({ db }: Db, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteRecoveryCodes({ db }: Db, userId: UserId): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** The recovery codes go with it. */
export async function deleteSecondFactor({ db }: Db, userId: UserId): Promise<void> {
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}
