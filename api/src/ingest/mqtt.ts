import { setTimeout as wait } from 'node:timers/promises';
import { connect, type IPublishPacket, type MqttClient } from 'mqtt';
import type { Context } from '../context.ts';
import { isUnreachable, reasonOf } from '../db/database-unavailable.ts';
import type { MqttConfig } from './mqtt-config.ts';
import { type BrokerMessage, readBrokerMessage } from './mqtt-message.ts';
import { isStorableKey } from './reading.ts';
import { keepUnknown, receiveMessage } from './service.ts';
import { unknownDeviceCounter } from './unknown-devices.ts';

export interface MqttSubscription {
  /** Settled when the broker has first taken or refused each topic. */
  subscribed: Promise<void>;
  /** Lets the message at hand be stored and acknowledged, then takes leave; the broker keeps what comes meanwhile. */
  stop: () => Promise<void>;
}

const reconnectMs = 2_000;
/** How often a message is tried whose failure is not the database's absence. */
const mostTries = 3;
const longestWaitMs = 15_000;

/**
 * Takes messages from a broker, one after the other: each is acknowledged (PUBACK) after the commit of its transaction,
 * so what the broker was told to forget is stored. Without a database it waits and tries again; a message that fails
 * otherwise stays unacknowledged, and comes again with the next connection.
 */
export function subscribeToBroker(config: MqttConfig, contextFor: () => Context): MqttSubscription {
  const { log } = contextFor();
  const stopping = new AbortController();
  const countUnknown = unknownDeviceCounter();
  let connection = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const client = connect(config.url, {
    clientId: config.clientId,
    clean: false,
    protocolVersion: 4,
    reconnectPeriod: reconnectMs,
    reconnectOnConnackError: true,
    // Topics are asked for on every connection, here below: a broker that lost its session has forgotten them.
    resubscribe: false,
  });
  client.handleMessage = (packet, acknowledge) => {
    const signal = AbortSignal.any([stopping.signal, connection.signal]);
    if (signal.aborted) return acknowledge(signal.reason);
    running = take(packet, signal).then(
      // The number of a message means nothing to the next connection: there it comes again, and is known.
      () => acknowledge(signal.aborted && !stopping.signal.aborted ? signal.reason : undefined),
      (error: unknown) => {
        if (!signal.aborted) log.error({ err: error }, 'a message of the broker could not be stored');
        acknowledge(new Error('not stored', { cause: error }));
      },
    );
  };
  const take = (packet: IPublishPacket, signal: AbortSignal) =>
    // A retained message is an old one that the broker shows to every newcomer.
    packet.retain
      ? Promise.resolve()
      : untilStored(signal, contextFor, () => store(contextFor(), messageOf(packet), countUnknown));
  const subscribed = new Promise<void>((resolve) => {
    client.on('connect', () => {
      connection = new AbortController();
      void askForTopics(client, config.topics, log).then(resolve);
    });
  });
  client.on('close', () => connection.abort(new Error('the connection is gone')));
  tellOutages(client, log);
  return {
    subscribed,
    async stop() {
      stopping.abort(new Error('the service stops'));
      await running;
      await client.endAsync();
    },
  };
}

function messageOf({ topic, payload, messageId, dup }: IPublishPacket): BrokerMessage {
  return { topic, payload: Buffer.from(payload), messageId, isRepeat: dup };
}

async function store(
  context: Context,
  message: BrokerMessage,
  countUnknown: ReturnType<typeof unknownDeviceCounter>,
): Promise<void> {
  const { read, raw } = readBrokerMessage(message, context.clock.now());
  if (read.keys.length === 0 || !read.keys.every(isStorableKey)) {
    context.log.info({ source: read.source }, 'a message of the broker names no device');
    return;
  }
  const status = await receiveMessage(context, read, raw, undefined);
  if (status === 'unknown_device' && countUnknown(context.clock.now())) await keepUnknown(context, read, raw);
}

async function untilStored(
  signal: AbortSignal,
  contextFor: () => Context,
  storeMessage: () => Promise<void>,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await storeMessage();
    } catch (error) {
      if (signal.aborted || (!isUnreachable(error) && tries >= mostTries)) throw error;
      if (tries === 1) contextFor().log.warn({ reason: reasonOf(error) }, 'a message of the broker waits');
      await wait(Math.min(longestWaitMs, 100 * 2 ** tries), undefined, { signal });
    }
  }
}

async function askForTopics(
  client: MqttClient,
  topics: readonly string[],
  log: Context['log'],
): Promise<void> {
  for (const topic of topics) {
    // 128: refused, as a network server does with topics that are not its own.
    const granted = await client.subscribeAsync(topic, { qos: 1 }).catch(() => []);
    if (granted.every(({ qos }) => qos > 2)) log.warn({ topic }, 'the broker does not give this topic');
  }
}

/** Says what is wrong with the broker once, not at each new try; the address holds a password and is not told. */
function tellOutages(client: MqttClient, log: Context['log']): void {
  let told: string | undefined;
  const tell = (reason: string) => {
    if (reason !== told) log.warn({ reason }, 'the broker cannot be reached');
    told = reason;
  };
  client.on('error', (error) => tell(reasonOf(error)));
  client.on('offline', () => tell(told ?? 'gone'));
  client.on('connect', () => {
    if (told !== undefined) log.info('the broker is there again');
    told = undefined;
  });
}
