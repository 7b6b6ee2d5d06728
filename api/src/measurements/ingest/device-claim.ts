import type { Context } from '#platform/context/context.ts';
import type { DeviceId, InboxId, UserId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { deleteMessage, keyAndOwner, unclaimedMessages } from './device-claim-store.ts';
import { quarantine } from './quarantine.ts';
import { brokerAddress, senderOfAddress } from './service.ts';
import { readStored } from './stored-message.ts';
import { storeAlone } from './storing.ts';

/** Few enough that the device's own messages hardly wait. */
const messagesAtOnce = 50;

/**
 * Stores the messages that came before anybody had registered the device: who registers it has proved its key, but for
 * a number that is printed on it, whose messages wait in quarantine. Each is stored as if it came now, at the time at
 * which it came.
 */
export async function claimMessages(context: Context, { deviceId }: { deviceId: DeviceId }): Promise<void> {
  const device = await keyAndOwner(context, deviceId);
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
    const messages = await unclaimedMessages(inner, { key, ownerId, after, limit: messagesAtOnce });
    for (const { id, raw, receivedAt, sender, provedBy } of messages) {
      const then = { ...inner, clock: { ...inner.clock, now: () => receivedAt } };
      const read = readStored(raw, receivedAt);
      const isVouched = sender === senderOfAddress(brokerAddress);
      const status = await storeAlone(then, { read, raw, ownerId: provedBy ?? undefined, isVouched });
      if (status === 'quarantined') await quarantine(then, { read, raw }, sender ?? '');
      if (status !== 'unknown_device') await deleteMessage(inner, id);
    }
    return messages.at(-1)?.id;
  });
}
