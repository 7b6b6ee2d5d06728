import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { deleteInBatches } from '#platform/database/delete-batch.ts';
import { daysAgo } from '#platform/jobs/clean-up.ts';

type Db = Pick<Context, 'db' | 'clock'>;

export interface Counted {
  /** How often in this window. */
  count: number;
  /** When it began. */
  since: Date;
}

/** Counts once more, from one where the window is over. */
export async function countWithin({ db, clock }: Db, key: string, windowSeconds: number): Promise<Counted> {
  const now = clock.now();
  const isOver = sql<boolean>`counts.since <= ${new Date(now.getTime() - windowSeconds * 1000)}`;
  return db
    .insertInto('counts')
    .values({ key, count: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isOver} then 1 else counts.count + 1 end`,
        since: sql`case when ${isOver} then excluded.since else counts.since end`,
      }),
    )
    .returning(['count', 'since'])
    .executeTakeFirstOrThrow();
}

/** Counts once more, from one where an hour has passed. @returns how often in this hour */
export async function countInHour(context: Db, key: string): Promise<number> {
  return (await countWithin(context, key, 60 * 60)).count;
}

/** How often it was counted in this hour. */
export async function countOfHour({ db, clock }: Db, key: string): Promise<number> {
  const row = await db
    .selectFrom('counts')
    .select('count')
    .where('key', '=', key)
    .where('since', '>', new Date(clock.now().getTime() - 60 * 60_000))
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** What was counted turned out to be right. */
export async function takeBackCount({ db }: Db, key: string): Promise<void> {
  await db
    .updateTable('counts')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

export async function forgetOldCounts(context: Context): Promise<void> {
  await deleteInBatches(context, 'counts', sql<boolean>`since < ${daysAgo(context, 1)}`);
}
