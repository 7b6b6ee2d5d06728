import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, InboxId, UserId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db'>;

/** Undefined: there is no such device any more. */
export function keyAndOwner({ db }: Db, id: DeviceId) {
  return db
    .selectFrom('devices')
    .select(['key', 'user_id as ownerId'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Messages with this key from before it had an owner, the oldest first, and locked until the transaction ends. */
export function unclaimedMessages(
  { db }: Db,
  { key, ownerId, after, limit }: { key: string; ownerId: UserId; after: InboxId | undefined; limit: number },
) {
  const query = db
    .selectFrom('ingest_inbox')
    .select(['id', 'raw', 'received_at as receivedAt', 'sender', 'owner_id as provedBy'])
    .where('device_id', 'is', null)
    .where(sql<boolean>`lower(device_key) = lower(${key})`)
    .where((row) => row.or([row('owner_id', 'is', null), row('owner_id', '=', ownerId)]))
    .orderBy('id')
    .limit(limit)
    .forUpdate();
  return (after === undefined ? query : query.where('id', '>', after)).execute();
}

/** It is in the inbox a second time, as its device's. */
export async function deleteMessage({ db }: Db, id: InboxId): Promise<void> {
  await db.deleteFrom('ingest_inbox').where('id', '=', id).execute();
}
