import { isUtf8 } from 'node:buffer';
import { type EnvelopeHints, parseEnvelope } from '@skep/device-codecs';
import { digestOf, type ReadMessage, readMessage } from './reading.ts';

/** A message as a broker hands it over. */
export interface BrokerMessage {
  topic: string;
  payload: Buffer;
  /** The broker's number of the message in our session; undefined where it is sent once at most. */
  messageId: number | undefined;
  /** The broker has sent it before, and does not know whether we have it. */
  isRepeat: boolean;
}

export interface ReadBrokerMessage {
  read: ReadMessage;
  /** The message as it was sent, to be stored. */
  raw: string;
  /** Whether the broker's word proves that it comes from the device. */
  isProved: boolean;
}

/**
 * Reads a message of The Things Stack, of ChirpStack, or of any other topic, whose last level is the device's key.
 * A message that says nothing by which it is known again is known by the broker's number, when the broker repeats it.
 */
export function readBrokerMessage(message: BrokerMessage, now: Date): ReadBrokerMessage {
  const { topic, payload, messageId } = message;
  const hints = hintsOf(topic);
  const named = readMessage(parseEnvelope(payload, hints), now);
  const read = named.keys.length === 0 && hints.key !== undefined ? { ...named, keys: [hints.key] } : named;
  const body = isUtf8(payload) ? { body: payload.toString() } : { base64: payload.toString('base64') };
  const numbered = messageId === undefined ? undefined : digestOf('mqtt', messageId, topic, body);
  return {
    isProved: !isOtherDevice(topic, read.keys),
    read:
      read.fingerprint === undefined ? { ...read, fingerprint: numbered, isNew: !message.isRepeat } : read,
    raw: JSON.stringify({ ...body, topic }),
  };
}

/**
 * Whether a message on a device's own topic is about another device. Brokers let each device write to its own topic (see
 * deploy/mosquitto/topics): that proves nothing about other devices that its messages name.
 */
function isOtherDevice(topic: string, keys: readonly string[]): boolean {
  const [, own] = /^skep\/([^/]+)$/.exec(topic) ?? [];
  return own !== undefined && keys.some((key) => key.toLowerCase() !== own.toLowerCase());
}

function hintsOf(topic: string): EnvelopeHints {
  const levels = topic.split('/');
  const last = levels.at(-1) ?? '';
  // application/<id>/device/<dev eui>/event/<event>, also with something before it.
  if (levels.at(-2) === 'event' && levels.at(-4) === 'device') return { query: { event: last } };
  // v3/<application>/devices/<device id>/up: the body names the device.
  if (levels.at(-3) === 'devices') return {};
  return { key: last };
}
