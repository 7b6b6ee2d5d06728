import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';

type Db = Pick<Context, 'db'>;

export async function insertFirstRunCode(
  { db }: Db,
  code: { code_hash: string; attempts_left: number; made_at: Date },
): Promise<void> {
  await db.insertInto('first_run_codes').values(code).execute();
}

/** Whether there is a code and no account. */
export async function isWaitingForFirstAccount({ db }: Db): Promise<boolean> {
  const { isWaiting } = await db
    .selectNoFrom(
      sql<boolean>`exists (select from first_run_codes) and not exists (select from users)`.as('isWaiting'),
    )
    .executeTakeFirstOrThrow();
  return isWaiting;
}

/** Uses up one attempt at each. @returns the hashes to compare with */
export async function takeFirstRunAttempt({ db }: Db): Promise<string[]> {
  const rows = await db
    .updateTable('first_run_codes')
    .set((code) => ({ attempts_left: code('attempts_left', '-', 1) }))
    .where('attempts_left', '>', 0)
    .returning('code_hash')
    .execute();
  return rows.map(({ code_hash }) => code_hash);
}

/** @returns whether there was any: of two uses at once only one gets a yes */
export async function deleteFirstRunCodes({ db }: Db): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('first_run_codes').executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteFirstRunCodesMadeBefore({ db }: Db, time: Date): Promise<void> {
  await db.deleteFrom('first_run_codes').where('made_at', '<', time).execute();
}
