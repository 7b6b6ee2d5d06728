import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db'>;

export interface CalendarLink {
  createdAt: Date;
  /** Undefined until a calendar has read it. */
  lastReadAt: Date | undefined;
}

export async function calendarLinkOf({ db }: Db, userId: UserId): Promise<CalendarLink | undefined> {
  const row = await db
    .selectFrom('calendar_links')
    .select(['created_at', 'last_read_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { createdAt: row.created_at, lastReadAt: row.last_read_at ?? undefined };
}

/** In place of the one before, which leads nowhere from then on. */
export async function replaceCalendarLink(
  { db }: Db,
  userId: UserId,
  tokenHash: string,
  at: Date,
): Promise<void> {
  const row = { token_hash: tokenHash, created_at: at, last_read_at: null };
  await db
    .insertInto('calendar_links')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function deleteCalendarLink({ db }: Db, userId: UserId): Promise<void> {
  await db.deleteFrom('calendar_links').where('user_id', '=', userId).execute();
}

/** Whose calendar reads with this, and when it did last; undefined for a link that was replaced or deleted. */
export function readerOfCalendar({ db }: Db, tokenHash: string) {
  return db
    .selectFrom('calendar_links')
    .innerJoin('users', 'users.id', 'calendar_links.user_id')
    .select(['users.id', 'users.locale', 'calendar_links.last_read_at as lastReadAt'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function markCalendarRead({ db }: Db, userId: UserId, at: Date): Promise<void> {
  await db.updateTable('calendar_links').set({ last_read_at: at }).where('user_id', '=', userId).execute();
}
