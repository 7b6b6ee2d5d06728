import { managedDevice } from '#measurements/devices/service.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { DeviceId, InboxId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { deleteMessage, keyAndOwner } from './device-claim-store.ts';
import {
  deleteQuarantined,
  insertQuarantined,
  newestQuarantined,
  type Quarantine,
  quarantinedMessages,
  quarantineOf,
} from './quarantine-store.ts';
import { digestOf } from './reading.ts';
import { readStored } from './stored-message.ts';
import { type Incoming, inboxRowOf, storeAlone } from './storing.ts';
import { takeUnsigned } from './webhook.ts';

/** Few enough that the device's own messages hardly wait. */
const messagesAtOnce = 50;

/**
 * Keeps a message that nothing proves until the device's owner says whether it counts.
 * @param sender tells who sent it from others.
 */
export async function quarantine(
  context: Context,
  { read, raw }: Pick<Incoming, 'read' | 'raw'>,
  sender: string,
): Promise<void> {
  const { receivedAt, source, fingerprint, raw: text } = inboxRowOf(read, raw, context.clock.now());
  await insertQuarantined(
    context,
    read.keys.map((key) => key.toLowerCase()),
    {
      receivedAt,
      source,
      raw: text,
      sender,
      // The same message is stored when it comes with a proof: what a stranger sent first must not count as it.
      fingerprint: fingerprint && digestOf('quarantined', fingerprint),
    },
  );
}

/** What waits for the owner's answer. @throws AppError not_found, not_allowed */
export async function showQuarantine(context: SignedInContext, id: DeviceId): Promise<Quarantine> {
  await managedDevice(context, id);
  return quarantineOf(context, id);
}

/**
 * The owner says that the device sent these messages: they are stored by a job, and from now on unsigned ones count.
 * @throws AppError not_found, not_allowed
 */
export function acceptQuarantine(context: SignedInContext, deviceId: DeviceId): Promise<Quarantine> {
  return inTransaction(context, async (inner) => {
    await managedDevice(inner, deviceId);
    await takeUnsigned(inner, true);
    const upTo = await newestQuarantined(inner, deviceId);
    if (upTo !== undefined) await inner.jobs.send('accept-messages', { deviceId, upTo });
    return quarantineOf(inner, deviceId);
  });
}

/** @throws AppError not_found, not_allowed */
export async function discardQuarantine(context: SignedInContext, id: DeviceId): Promise<void> {
  await managedDevice(context, id);
  await deleteQuarantined(context, id);
}

/** Stores what the owner has accepted, each at the time at which it came. */
export async function acceptMessages(
  context: Context,
  accepted: { deviceId: DeviceId; upTo: InboxId },
): Promise<void> {
  let count: number;
  do count = await acceptSome(context, accepted);
  while (count === messagesAtOnce);
}

/** @returns how many messages were stored. */
function acceptSome(context: Context, accepted: { deviceId: DeviceId; upTo: InboxId }): Promise<number> {
  return inTransaction(context, async (inner) => {
    const device = await keyAndOwner(inner, accepted.deviceId);
    if (device === undefined) return 0;
    const messages = await quarantinedMessages(inner, { ...accepted, limit: messagesAtOnce });
    for (const { id, raw, receivedAt } of messages) {
      const then = { ...inner, clock: { ...inner.clock, now: () => receivedAt } };
      await storeAlone(then, acceptedMessage(raw, receivedAt, device.key));
      await deleteMessage(inner, id);
    }
    return messages.length;
  });
}

/** Its frame says nothing of which one the device's next is: anybody may have counted. */
function acceptedMessage(raw: string, receivedAt: Date, key: string): Incoming {
  const read = readStored(raw, receivedAt);
  const notes = [...read.notes, { code: 'unsigned' as const, params: {} }];
  return {
    read: { ...read, keys: [key], frameCount: undefined, notes },
    raw,
    ownerId: undefined,
    isVouched: true,
  };
}
