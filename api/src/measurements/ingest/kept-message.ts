import { parseEnvelope } from '@skep/uplinks';
import { readBrokerMessage } from './mqtt-message.ts';
import { type ReadMessage, readMessage } from './reading.ts';

/**
 * Reads a message again that was kept as it was sent, as if it came now: what it says is known better, or calibrated
 * otherwise, than when it came.
 * @param raw as it stands in the inbox: the body with the address's parameters, or with the broker's topic.
 */
export function readKept(raw: string, receivedAt: Date): ReadMessage {
  const kept: { body?: unknown; base64?: string; query?: Record<string, unknown>; topic?: string } =
    JSON.parse(raw);
  const { body, base64, query = {}, topic } = kept;
  if (topic === undefined) return readMessage(parseEnvelope(body, { query }), receivedAt);
  const payload = base64 === undefined ? Buffer.from(String(body)) : Buffer.from(base64, 'base64');
  return readBrokerMessage({ topic, payload, messageId: undefined, isRepeat: false }, receivedAt).read;
}
