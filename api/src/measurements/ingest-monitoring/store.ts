import type { InboxStatus } from '@skep/domain';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';

type Db = Pick<Context, 'db'>;

export interface InboxCount {
  status: InboxStatus;
  messages: number;
  repeats: number;
}

/** What became of the messages that came since a time. */
export function inboxCounts({ db }: Db, since: Date): Promise<InboxCount[]> {
  return db
    .selectFrom('ingest_inbox')
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('messages'),
      sql<number>`sum(repeats)::int`.as('repeats'),
    ])
    .where('received_at', '>=', since)
    .groupBy('status')
    .orderBy('status')
    .execute();
}

/** How many messages since then gave values, and of how many the measurement is there. */
export async function acceptedAndStored(
  { db }: Db,
  since: Date,
): Promise<{ accepted: number; stored: number }> {
  const { rows } = await sql<{ accepted: number; stored: number }>`
    select count(*) as accepted, count(measurements.device_id) as stored
    from ingest_inbox as message
    left join measurements
      on measurements.device_id = message.device_id and measurements.measured_at = message.measured_at
    where message.received_at >= ${since} and message.status = 'stored' and message.value_count > 0`.execute(
    db,
  );
  return rows[0] ?? { accepted: 0, stored: 0 };
}

/** Days before this one whose figures have to be computed again, and since when the first of them could be. */
export async function waitingDays(
  { db }: Db,
  before: string,
): Promise<{ days: number; oldest: Date | undefined }> {
  const { days, oldest } = await db
    .selectFrom('dirty_days')
    .select(({ fn }) => [
      fn.countAll<number>().as('days'),
      sql<Date | null>`min(greatest(marked_at, (day + 1)::timestamp at time zone 'UTC'))`.as('oldest'),
    ])
    .where('day', '<', before)
    .executeTakeFirstOrThrow();
  return { days, oldest: oldest ?? undefined };
}

export async function newestMessage({ db }: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom('ingest_inbox')
    .select('received_at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.received_at;
}
