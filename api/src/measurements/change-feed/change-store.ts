import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db'>;

export interface MarkedMessage {
  deviceId: DeviceId;
  measuredAt: Date;
}

export interface TakenMarks {
  /** Those of a device in the order in which they were stored. */
  messages: MarkedMessage[];
  /** How many messages still wait. */
  left: number;
}

/**
 * Removes a watcher's oldest marks. Until the transaction ends nobody else takes any of that watcher's, so that no
 * message is read before an older one of its device.
 */
export async function takeMarks({ db }: Db, watcher: string, limit: number): Promise<TakenMarks> {
  await lockMarks({ db }, watcher);
  const waiting = await countWaiting({ db }, watcher);
  if (waiting === 0) return { messages: [], left: 0 };
  const { rows: messages } = await sql<MarkedMessage>`
    with taken as (
      delete from measurement_marks where watcher = ${watcher} and id in (
        select id from measurement_marks where watcher = ${watcher} order by id limit ${limit}
      ) returning id, device_ids, times
    )
    select message.device_id as "deviceId", message.measured_at as "measuredAt"
    from taken, unnest(device_ids, times) as message (device_id, measured_at) order by id`.execute(db);
  // More may have come since they were counted.
  return { messages, left: Math.max(0, waiting - messages.length) };
}

/** How many messages a watcher has still to read. */
export async function countWaiting({ db }: Db, watcher: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(cardinality(times)), 0)::int as count from measurement_marks
    where watcher = ${watcher}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Until the transaction ends nobody else reads of that watcher's messages. */
export async function lockMarks({ db }: Db, watcher: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`measurement marks of ${watcher}`}, 0))`.execute(
    db,
  );
}
