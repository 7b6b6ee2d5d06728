import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, InboxId, UserId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { readKept } from './kept-message.ts';
import { storeAlone } from './storing.ts';

type Db = Pick<Context, 'db'>;

/** Few enough that the device's own messages hardly wait. */
const messagesAtOnce = 50;

/**
 * Stores the messages that came before anybody had registered the device: who registers it has proved its key. Each is
 * stored as if it came now, at the time at which it came.
 */
export async function claimMessages(context: Context, { deviceId }: { deviceId: DeviceId }): Promise<void> {
  const device = await context.db
    .selectFrom('devices')
    .select(['key', 'user_id as ownerId'])
    .where('id', '=', deviceId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (device === undefined) return;
  let after: InboxId | undefined;
  do after = await claimSome(context, { ...device, after });
  while (after !== undefined);
}

/** @returns the last message that was looked at, or undefined when there are no more. */
function claimSome(
  context: Context,
  { key, ownerId, after }: { key: string; ownerId: UserId; after: InboxId | undefined },
): Promise<InboxId | undefined> {
  return inTransaction(context, async (inner) => {
    const messages = await unclaimed(inner, key, after);
    for (const { id, raw, receivedAt } of messages) {
      const then = { ...inner, clock: { now: () => receivedAt } };
      const read = readKept(raw, receivedAt);
      const status = await storeAlone(then, { read, raw, ownerId });
      if (status !== 'unknown_device') await forget(inner, id);
    }
    return messages.at(-1)?.id;
  });
}

function unclaimed({ db }: Db, key: string, after: InboxId | undefined) {
  const query = db
    .selectFrom('ingest_inbox')
    .select(['id', 'raw', 'received_at as receivedAt'])
    .where('device_id', 'is', null)
    .where(sql<boolean>`lower(device_key) = lower(${key})`)
    .orderBy('id')
    .limit(messagesAtOnce)
    .forUpdate();
  return (after === undefined ? query : query.where('id', '>', after)).execute();
}

/** It stands in the inbox a second time, as its device's. */
async function forget({ db }: Db, id: InboxId): Promise<void> {
  await db.deleteFrom('ingest_inbox').where('id', '=', id).execute();
}
