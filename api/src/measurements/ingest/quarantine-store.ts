import type { Context } from '#platform/context/context.ts';
import type { DeviceId, InboxId } from '#platform/context/ids.ts';
import { plannedOnce } from '#platform/database/prepared-statements.ts';
import type { InboxMessage } from './store.ts';

type Db = Pick<Context, 'db'>;

/** Ten days of a device that sends every quarter of an hour, and a few compressed kilobytes for each message. */
const limits = { messages: 1000, bytes: 2_000_000 };

/** How much waits for an answer of the device's owner. */
export interface Quarantine {
  count: number;
  /** Undefined: nothing waits. */
  firstReceivedAt: Date | undefined;
  lastReceivedAt: Date | undefined;
}

/** $1: the message; $2: the keys that it names, in lower case, the likeliest first. One that comes again is counted. */
const insertStatement = plannedOnce<{ deviceId: DeviceId }>(`
  insert into ingest_inbox (device_id, device_key, received_at, source, fingerprint, raw, status, notes, value_count, sender)
  select devices.id, devices.key, sent."receivedAt", sent.source, sent.fingerprint, sent.raw, 'quarantined', '[]', 0, sent.sender
  from json_to_record($1::json) as sent
    ("receivedAt" timestamptz, source text, fingerprint text, raw text, sender text),
    (select id, key from devices where lower(key) = any($2::text[]) and deleted_at is null
      order by array_position($2::text[], lower(key)) limit 1) as devices
  on conflict (device_id, fingerprint) where fingerprint is not null
    do update set repeats = ingest_inbox.repeats + 1
  returning device_id as "deviceId"`);

/**
 * $1: device; $2, $3: how many of its messages may wait, and how many bytes. Each sender has the same share, and loses
 * its oldest messages first: one that floods the device pushes out its own.
 */
const boundStatement = plannedOnce(`
  delete from ingest_inbox where id in (
    select id from (
      select id, count(*) over shares as messages, sum(bytes) over shares as bytes from (
        select id, pg_column_size(raw) as bytes, row_number() over (partition by sender order by id desc) as nth
        from ingest_inbox where device_id = $1 and status = 'quarantined'
      ) as waiting
      window shares as (order by nth, id desc)
    ) as counted
    where messages > $2 or bytes > $3)`);

/** Keeps a message for the owner of the first of these keys that is a device's. */
export async function insertQuarantined(
  { db }: Db,
  keys: readonly string[],
  message: Pick<InboxMessage, 'receivedAt' | 'source' | 'fingerprint' | 'raw'> & { sender: string },
): Promise<void> {
  const [stored] = await insertStatement(db, [JSON.stringify(message), keys]);
  if (stored !== undefined) await boundStatement(db, [stored.deviceId, limits.messages, limits.bytes]);
}

const quarantined = ({ db }: Db, deviceId: DeviceId) =>
  db.selectFrom('ingest_inbox').where('device_id', '=', deviceId).where('status', '=', 'quarantined');

export async function quarantineOf(context: Db, deviceId: DeviceId): Promise<Quarantine> {
  const { count, firstReceivedAt, lastReceivedAt } = await quarantined(context, deviceId)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<Date | null>('received_at').as('firstReceivedAt'),
      fn.max<Date | null>('received_at').as('lastReceivedAt'),
    ])
    .executeTakeFirstOrThrow();
  return {
    count,
    firstReceivedAt: firstReceivedAt ?? undefined,
    lastReceivedAt: lastReceivedAt ?? undefined,
  };
}

/** The oldest ones up to this one, and no other process's until the transaction ends. */
export function quarantinedMessages(
  context: Db,
  { deviceId, upTo, limit }: { deviceId: DeviceId; upTo: InboxId; limit: number },
) {
  return quarantined(context, deviceId)
    .select(['id', 'raw', 'received_at as receivedAt'])
    .where('id', '<=', upTo)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
}

/** Undefined: nothing waits. */
export async function newestQuarantined(context: Db, deviceId: DeviceId): Promise<InboxId | undefined> {
  const newest = await quarantined(context, deviceId).select('id').orderBy('id', 'desc').executeTakeFirst();
  return newest?.id;
}

export async function deleteQuarantined({ db }: Db, deviceId: DeviceId): Promise<void> {
  await db
    .deleteFrom('ingest_inbox')
    .where('device_id', '=', deviceId)
    .where('status', '=', 'quarantined')
    .execute();
}
