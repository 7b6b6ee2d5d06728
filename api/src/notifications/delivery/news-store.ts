import { retentionDays } from '@skep/domain';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { NewsId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { deleteInBatches } from '#platform/database/delete-batch.ts';
import { daysAgo } from '#platform/jobs/clean-up.ts';
import type { News } from './news.ts';
import type { QuietHours } from './quiet-hours.ts';

type Db = Pick<Context, 'db'>;

/** @returns new ones, each with its key. */
export async function insertNews(
  { db }: Db,
  news: readonly News[],
  at: Date,
): Promise<{ id: NewsId; userId: UserId; key: string }[]> {
  return db
    .insertInto('news')
    .values(
      news.map(({ userId, key, kind, title, text, path, details, stopLink }) => ({
        user_id: userId,
        key,
        kind,
        title,
        text,
        path,
        details: JSON.stringify(details),
        stop_link: stopLink ?? null,
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning(['id', 'user_id as userId', 'key'])
    .execute();
}

/** A news and the ways that it shall go. */
export interface WantedDelivery {
  newsId: NewsId;
  userId: UserId;
  isPushed: boolean;
  /** When quiet hours are over. */
  pushedAt: Date;
  isMailed: boolean;
  /** Undefined: to every webhook of the person. Null: to none. */
  webhookAddress: string | null | undefined;
}

/** A row for each device, webhook and mail that a news goes to, in three statements however many there are. */
export async function insertDeliveries(
  { db }: Db,
  wanted: readonly WantedDelivery[],
  at: Date,
): Promise<void> {
  const rows = JSON.stringify(
    wanted.map(({ newsId, userId, isPushed, pushedAt, isMailed, webhookAddress }) => ({
      news_id: newsId,
      user_id: userId,
      is_pushed: isPushed,
      pushed_at: pushedAt,
      is_mailed: isMailed,
      is_hooked: webhookAddress !== null,
      address: webhookAddress ?? null,
    })),
  );
  const given = sql`jsonb_to_recordset(${rows}::jsonb) as wanted(news_id integer, user_id integer,
    is_pushed boolean, pushed_at timestamptz, is_mailed boolean, is_hooked boolean, address text)`;
  await sql`insert into deliveries (news_id, way, push_device_id, user_id, due_at, created_at)
    select wanted.news_id, 'push', device.id, wanted.user_id, wanted.pushed_at, ${at}
    from ${given} join push_devices as device on device.user_id = wanted.user_id
    where wanted.is_pushed and device.fault is distinct from 'gone'`.execute(db);
  // While a webhook cannot be reached, what is new waits for its next try too.
  await sql`insert into deliveries (news_id, way, webhook_id, user_id, due_at, created_at)
    select wanted.news_id, 'webhook', webhooks.id, wanted.user_id, greatest(${at}::timestamptz, (
        select max(due_at) from deliveries as earlier where earlier.way = 'webhook' and earlier.target = webhooks.id
          and earlier.state = 'waiting' and earlier.tries > 0
          and (earlier.fault is distinct from 'status' or earlier.status >= 500 or earlier.status = 429)
      )), ${at}
    from ${given} join own_webhooks as webhooks on webhooks.user_id = wanted.user_id
    where wanted.is_hooked and webhooks.switched_off_at is null
      and case when wanted.address is null then not webhooks.is_only_named
        else wanted.address = webhooks.address end`.execute(db);
  // When many come at once they wait for the next mail, which holds them all.
  await sql`insert into deliveries (news_id, way, user_id, due_at, created_at)
    select wanted.news_id, 'mail', wanted.user_id,
      greatest(${at}, (select max(tried_at) from deliveries as earlier where earlier.way = 'mail'
        and earlier.target = wanted.user_id) + ${`${mailMinutes} minutes`}::interval), ${at}
    from ${given} where wanted.is_mailed`.execute(db);
}

/** Nobody gets mail more often than this. */
export const mailMinutes = 15;

/** Of people who have set some. */
export async function quietHoursOf(
  { db }: Db,
  userIds: readonly UserId[],
): Promise<ReadonlyMap<UserId, QuietHours>> {
  const rows = await db
    .selectFrom('quiet_hours')
    .select(['user_id', 'from_time as from', 'until_time as until', 'time_zone as timeZone'])
    .where('user_id', '=', anyOf([...new Set(userIds)]))
    .execute();
  return new Map(rows.map(({ user_id, ...quiet }) => [user_id, quiet]));
}

export async function saveQuietHours(
  { db }: Db,
  userId: UserId,
  quiet: QuietHours | undefined,
): Promise<void> {
  if (quiet === undefined) {
    await db.deleteFrom('quiet_hours').where('user_id', '=', userId).execute();
    return;
  }
  const values = { from_time: quiet.from, until_time: quiet.until, time_zone: quiet.timeZone };
  await db
    .insertInto('quiet_hours')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function forgetOldNews(context: Context): Promise<void> {
  const since = daysAgo(context, retentionDays.notifications);
  await deleteInBatches(context, 'news', sql<boolean>`created_at < ${since}`);
}
