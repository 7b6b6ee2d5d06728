import type { InboxStatus } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { messageTaken } from '#platform/observability/events.ts';
import { calibrate } from './calibration.ts';
import { decodedByCodec, isDecodable } from './codec-decoding.ts';
import { learnSenders, type Senders, senderOf } from './device-cache.ts';
import { inZonesOfOwners } from './owner-zone.ts';
import { quarantine } from './quarantine.ts';
import { digestOf, type ReadMessage } from './reading.ts';
import { keepRefused } from './rejected-messages.ts';
import { keepUnknownMessage } from './store.ts';
import { type Incoming, inboxRowOf } from './storing.ts';
import { takeIn } from './write-batcher.ts';

/** Used as the address of a broker, and of any other network of the operator's. */
export const brokerAddress = 'broker';

/**
 * Stores a message with all that follows from it, all or nothing: whoever is answered after it can rely on it.
 * A message that comes again changes nothing and is answered like the first.
 * One that nothing proves waits in quarantine for the device's owner, and an old one that came again brings nothing.
 * @param address of the sender.
 */
export async function receiveMessage(
  context: Context,
  message: Incoming,
  address = brokerAddress,
): Promise<InboxStatus> {
  const status = await takeIn(context, message);
  messageTaken.emit({ result: status });
  if (status === 'unproved') await keepRefused(context, status, message);
  if (status === 'quarantined') await quarantine(context, message, senderOfAddress(address));
  return status;
}

/** Tells addresses apart without keeping them. */
export const senderOfAddress = (address: string) => digestOf('sender', address);

/**
 * Keeps a message of a device that nobody has registered, for whoever comes with its key.
 * @param address of whoever sent it, or the broker that did.
 */
export async function keepUnknown(
  context: Context,
  { read, raw, ownerId, isVouched = false }: Incoming,
  address: string,
): Promise<void> {
  const [deviceKey = ''] = read.keys;
  const row = inboxRowOf(read, raw, context.clock.now());
  await keepUnknownMessage(context, {
    ...row,
    deviceId: undefined,
    deviceKey,
    ownerId,
    status: 'unknown_device',
    notes: [],
    valueCount: 0,
    sender: senderOfAddress(isVouched ? brokerAddress : address),
  });
}

/** What would be stored of a message, and is not; calibrated only for the device's owner. */
export async function tryMessage(
  context: Context,
  read: ReadMessage,
  ownerId: UserId | undefined,
): Promise<Record<string, number>> {
  if (ownerId === undefined) return read.values;
  const senders: Senders = new Map();
  await learnSenders(context, senders, [{ read, ownerId }]);
  const [message] = await inZonesOfOwners(context, senders, [{ read, ownerId }]);
  if (message === undefined) return {};
  const { definitions = [], codec = null } = senderOf(senders, message) ?? {};
  const decoded = isDecodable(message.read, codec)
    ? await decodedByCodec(context, message.read, codec)
    : message.read;
  return calibrate(decoded.values, definitions, decoded.time).values;
}
