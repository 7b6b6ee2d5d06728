import type { Context } from '#platform/context/context.ts';
import { isUnreachable } from '#platform/database/database-unavailable.ts';
import { messageTaken } from '#platform/observability/events.ts';
import { messageAllowance } from './message-allowance.ts';
import { type BrokerMessage, type ReadBrokerMessage, readBrokerMessage } from './mqtt-message.ts';
import { isStorableKey, messageBytesMax } from './reading.ts';
import { keepRefused } from './rejected-messages.ts';
import { keepUnknown, receiveMessage } from './service.ts';
import { unknownDeviceCounter } from './unknown-devices.ts';

/** Stores messages of known devices, and of unknown ones a few. */
export function brokerStore(scale: number) {
  const mayStore = messageAllowance(scale);
  const countUnknown = unknownDeviceCounter();
  let refused = 0;
  let loggedAt = 0;
  /** Once a minute: who sends too often would fill the log as well. */
  const logRejected = ({ log }: Context, now: Date) => {
    refused += 1;
    if (now.getTime() - loggedAt < 60_000) return;
    log.warn({ refused }, 'a device sends too often: messages of the broker are refused');
    loggedAt = now.getTime();
  };
  return async (context: Context, message: BrokerMessage): Promise<void> => {
    const now = context.clock.now();
    const parsed = readOf(context, message, now);
    if (parsed === undefined) return messageTaken.emit({ result: 'no_key' });
    const { read, raw, isProved } = parsed;
    const sent = { read, raw, ownerId: undefined, isVouched: isProved };
    const [key] = read.keys;
    if (key === undefined || !read.keys.every(isStorableKey)) {
      messageTaken.emit({ result: 'no_key' });
      context.log.info({ source: read.source }, 'a message of the broker names no device');
      return;
    }
    // Who names another device counts by the own topic, and silences nobody else.
    if (!mayStore(isProved ? key.toLowerCase() : message.topic, now)) {
      logRejected(context, now);
      return keepRefused(context, 'too_many', sent);
    }
    const status = await receiveMessage(context, sent, message.topic);
    if (status === 'unknown_device' && countUnknown(now)) await keepUnknown(context, sent, message.topic);
  };
}

/**
 * Puts a message that cannot be stored into the inbox of its device, for its owner to see. It is done with then: some that
 * are never acknowledged keep all others waiting at the broker. The topic is not logged: it has the key of the device.
 */
export async function setAside(context: Context, message: BrokerMessage, reason: unknown): Promise<void> {
  const { length } = message.payload;
  context.log.error({ err: reason, length }, 'a message of the broker cannot be stored and is set aside');
  const parsed = readOf(context, message, context.clock.now());
  if (parsed === undefined || parsed.read.keys.length === 0 || !parsed.read.keys.every(isStorableKey)) return;
  await keepRefused(context, 'unreadable', { ...parsed, ownerId: undefined }).catch((error: unknown) => {
    if (isUnreachable(error)) throw error;
    context.log.error({ err: error, length }, 'a message of the broker is lost');
  });
}

/**
 * Undefined: it is too large, or fails to be read. Such a message is done with: it would fail each time that it comes
 * again, and some that are never acknowledged keep all others waiting at the broker.
 */
function readOf({ log }: Context, message: BrokerMessage, now: Date): ReadBrokerMessage | undefined {
  const { length } = message.payload;
  if (length > messageBytesMax) {
    log.info({ length }, 'a message of the broker is too large');
    return undefined;
  }
  try {
    return readBrokerMessage(message, now);
  } catch (error) {
    log.error({ err: error, length }, 'a message of the broker cannot be read');
    return undefined;
  }
}
