import type { MorningNotice } from '@skep/domain';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db'>;

const columns = [
  'at_time as at',
  'time_zone as timeZone',
  'is_pushed as isPushed',
  'is_mailed as isMailed',
] as const;

const isOn = sql<boolean>`(is_pushed or is_mailed)`;

export function storedMorningNotice({ db }: Db, userId: UserId): Promise<MorningNotice | undefined> {
  return db.selectFrom('morning_notices').select(columns).where('user_id', '=', userId).executeTakeFirst();
}

/** The day of the last notice is kept, so that another time of day brings no second one. */
export async function saveMorningNotice(
  { db }: Db,
  userId: UserId,
  { at, timeZone, isPushed, isMailed }: MorningNotice,
  nextAt: Date,
): Promise<void> {
  const values = {
    ...{ at_time: at, time_zone: timeZone, next_at: nextAt },
    ...{ is_pushed: isPushed, is_mailed: isMailed },
  };
  await db
    .insertInto('morning_notices')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function stopMailedNotice({ db }: Db, userId: UserId): Promise<void> {
  await db.updateTable('morning_notices').set({ is_mailed: false }).where('user_id', '=', userId).execute();
}

/** People whose notice is due, those who wait longest first. */
export async function peopleWithDueNotice({ db }: Db, now: Date): Promise<UserId[]> {
  const rows = await db
    .selectFrom('morning_notices')
    .select('user_id')
    .where(isOn)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export interface DueNotice extends MorningNotice {
  nextAt: Date;
  lastDay: string | undefined;
}

/** Undefined if another process sends it, or has sent it. */
export async function lockDueNotice({ db }: Db, userId: UserId, now: Date): Promise<DueNotice | undefined> {
  const row = await db
    .selectFrom('morning_notices')
    .select([...columns, 'next_at as nextAt', 'last_day as lastDay'])
    .where('user_id', '=', userId)
    .where(isOn)
    .where('next_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row && { ...row, lastDay: row.lastDay ?? undefined };
}

/** @param day of this notice; undefined: it stays as it is */
export async function saveNextNotice(
  { db }: Db,
  userId: UserId,
  { nextAt, day }: { nextAt: Date; day?: string },
): Promise<void> {
  await db
    .updateTable('morning_notices')
    .set({ next_at: nextAt, ...(day !== undefined && { last_day: day }) })
    .where('user_id', '=', userId)
    .execute();
}
