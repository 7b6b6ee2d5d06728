import type { Context } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { definitionsOfDevices } from '../devices/definition-store.ts';
import type { UserId } from '../ids.ts';
import { calibrate } from './calibration.ts';
import { takeIn } from './intake.ts';
import type { InboxStatus } from './outcome.ts';
import type { ReadMessage } from './reading.ts';
import { insertInboxMessages, lockDevices } from './store.ts';
import { inboxRowOf, senderOf } from './storing.ts';

/**
 * Stores a message with all that follows from it, all or nothing: whoever is answered after it can rely on it.
 * A message that comes again changes nothing and is answered like the first.
 * @param raw the message as it was sent.
 * @param ownerId whose device it must be; undefined: the key alone tells.
 */
export function receiveMessage(
  context: Context,
  read: ReadMessage,
  raw: string,
  ownerId: UserId | undefined,
): Promise<InboxStatus> {
  return takeIn(context, { read, raw, ownerId });
}

/** Keeps a message of a device that nobody has registered, for whoever comes with its key. */
export async function keepUnknown(context: Context, read: ReadMessage, raw: string): Promise<void> {
  const [deviceKey = ''] = read.keys;
  const row = inboxRowOf(read, raw, context.clock.now());
  await insertInboxMessages(context, [
    {
      ...row,
      deviceId: undefined,
      deviceKey,
      status: 'unknown_device',
      repeats: 0,
      notes: [],
      valueCount: 0,
    },
  ]);
}

/** What would be stored of a message, and is not; calibrated only for the device's owner. */
export async function tryMessage(
  context: Context,
  { keys, values, time }: ReadMessage,
  ownerId: UserId | undefined,
): Promise<Record<string, number>> {
  if (ownerId === undefined) return values;
  return inTransaction(context, async (inner) => {
    const device = senderOf(await lockDevices(inner, keys), keys, ownerId);
    const definitions = device === undefined ? [] : await definitionsOfDevices(inner, [device.id]);
    return calibrate(values, definitions, time).values;
  });
}
