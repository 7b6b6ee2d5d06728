import { parseEnvelope } from '@skep/device-codecs';
import { readBrokerMessage } from './mqtt-message.ts';
import { type ReadMessage, readMessage } from './reading.ts';

/** Of the largest network server's messages hardly one is longer. */
const mostBytes = 8192;

/**
 * A message as it is stored: as it was sent, or, where that is too long, its decoded values, which are decoded again to the
 * same values.
 */
export function storedText(raw: string, { keys: [key], time, localTime, values }: ReadMessage): string {
  if (Buffer.byteLength(raw) <= mostBytes) return raw;
  const sentTime = localTime ?? Math.floor(time.getTime() / 1000);
  return JSON.stringify({ body: { ...values, key, time: sentTime }, shortenedFrom: Buffer.byteLength(raw) });
}

/**
 * Reads a stored message again, as if it came now: what it says is known better, or calibrated
 * otherwise, than when it came.
 * @param raw as it is in the inbox: the body with the address's parameters, or with the broker's topic.
 */
export function readStored(raw: string, receivedAt: Date): ReadMessage {
  const stored: { body?: unknown; base64?: string; query?: Record<string, unknown>; topic?: string } =
    JSON.parse(raw);
  const { body, base64, query = {}, topic } = stored;
  if (topic === undefined) return readMessage(parseEnvelope(body, { query }), receivedAt);
  const payload = base64 === undefined ? Buffer.from(String(body)) : Buffer.from(base64, 'base64');
  return readBrokerMessage({ topic, payload, messageId: undefined, isRepeat: false }, receivedAt).read;
}
