import { readKeyValues } from './key-values.ts';
import { type Message, unreadable } from './message.ts';
import { isObject } from './named-values.ts';
import { readChirpStackV3 } from './networks/chirpstack-v3.ts';
import { readChirpStack } from './networks/chirpstack-v4.ts';
import { readHelium } from './networks/helium.ts';
import { readLiveObjects } from './networks/live-objects.ts';
import { readLoriot } from './networks/loriot.ts';
import type { ReadNetwork } from './networks/network.ts';
import { readSenMl } from './networks/senml.ts';
import { readSwisscom } from './networks/swisscom.ts';
import { readThingPark } from './networks/thingpark.ts';
import { readThingsStackV2 } from './networks/things-stack-v2.ts';
import { readPacketBroker, readThingsStackV3 } from './networks/things-stack-v3.ts';
import { readBody } from './read-body.ts';

export interface EnvelopeHints {
  /** The Content-Type header: read only where the body itself leaves a doubt. */
  contentType?: string;
  /** The address's parameters: key-values may come there; ChirpStack names its `event` there. */
  query?: Record<string, unknown>;
  /** The device's key when another place than the body tells it, as an MQTT topic. */
  key?: string;
}

/** The first that knows the body has it; the order is that of the old service, newcomers before the packet broker. */
const networks: readonly ReadNetwork[] = [
  readThingPark,
  readThingsStackV2,
  readSwisscom,
  readThingsStackV3,
  readHelium,
  readChirpStack,
  readChirpStackV3,
  readLoriot,
  readLiveObjects,
  readSenMl,
  readPacketBroker,
];

/**
 * One body of a network server or a device, as bytes, text or what JSON gave. Never throws: what cannot be read is
 * `unreadable`, with the device if that much is known.
 */
export function parseEnvelope(body: unknown, hints: EnvelopeHints = {}): Message {
  const read = readBody(body, hints.contentType);
  if (read.kind === 'unreadable') return read;
  const query = hints.query ?? {};
  const sent = read.kind === 'empty' ? {} : read.body;
  const event = typeof query.event === 'string' ? query.event : undefined;
  // KPN names the device in the address, outside of the body.
  const named = isObject(sent) ? { ...query, ...sent } : sent;
  for (const readNetwork of networks) {
    const message = readNetwork(named, event);
    if (message !== undefined) return message;
  }
  if (!isObject(named)) return unreadable('unknown_format');
  if (Object.keys(named).length === 0) return unreadable('empty_body');
  return readKeyValues(named, hints.key);
}
