import { setTimeout as wait } from 'node:timers/promises';
import { connect, type IPublishPacket, type MqttClient } from 'mqtt';
import type { Context } from '#platform/context/context.ts';
import { isRefused, isUnreachable, reasonOf } from '#platform/database/database-unavailable.ts';
import type { MqttConfig } from '#platform/environment/mqtt-config.ts';
import { inOneOfMany } from '#platform/jobs/leader-election.ts';
import { seldom } from '#platform/observability/seldom.ts';
import { brokerStore, setAside } from './broker-store.ts';
import type { BrokerMessage } from './mqtt-message.ts';

export interface MqttSubscription {
  /** Settled when the broker has first taken or refused each topic. */
  subscribed: Promise<void>;
  /** Lets the messages at hand be stored and acknowledged, then takes leave; the broker keeps what comes meanwhile. */
  stop: () => Promise<void>;
}

export const reconnectMs = 2_000;
/** How often a message is tried whose failure is not the database's absence. */
const mostTries = 3;
const longestWaitMs = 15_000;

/** Brokers have some tens on their way to us by themselves; more only of what is sent without a PUBACK. */
const mostAtOnce = 100;

/**
 * The same by one process of all that have this database and this name at the broker: to a broker, who comes under a
 * known name is that one come back, and two would push each other out for ever. The broker keeps what comes until the
 * next one takes over. Topics that several share would need none of this, but Mosquitto forgets who shares them when it
 * restarts, and whatever comes until they are back is lost (docs/adr/0097).
 */
export function subscribeInTurn(
  config: MqttConfig,
  contextFor: () => Context,
  scale: number,
): MqttSubscription {
  const { promise: subscribed, resolve } = Promise.withResolvers<void>();
  const { stop } = inOneOfMany(contextFor, `broker ${config.clientId}`, () => {
    const subscription = subscribeToBroker(config, contextFor, scale);
    subscription.subscribed.then(resolve);
    return subscription;
  });
  return { subscribed, stop };
}

/**
 * Takes messages from a broker, several at a time: each is acknowledged (PUBACK) after the commit that stores it, and
 * after those that came before it, as the protocol demands. So what the broker was told to forget is stored. Without a
 * database it waits and tries again; a message that fails otherwise is set aside, see `setAside`.
 * @param scale of the rate limits.
 */
function subscribeToBroker(config: MqttConfig, contextFor: () => Context, scale: number): MqttSubscription {
  const { log } = contextFor();
  const stopping = new AbortController();
  const store = brokerStore(scale);
  const begin = limitAtOnce(mostAtOnce);
  let connection = new AbortController();
  /** Settled when all messages that have come are done with. */
  let done: Promise<void> = Promise.resolve();
  const client = connectTo(config);
  const isStored = (packet: IPublishPacket, signal: AbortSignal) =>
    // A retained message is an old one that the broker shows to every newcomer.
    (packet.retain
      ? Promise.resolve()
      : untilStored(signal, contextFor, {
          store: () => store(contextFor(), messageOf(packet)),
          setAside: (reason) => setAside(contextFor(), messageOf(packet), reason),
        })
    ).then(
      () => true,
      (error: unknown) => {
        if (!signal.aborted) log.error({ err: error }, 'a message of the broker could not be stored');
        return false;
      },
    );
  client.handleMessage = (packet, proceed) => {
    const { stream } = client;
    const { signal: gone } = connection;
    const signal = AbortSignal.any([stopping.signal, gone]);
    if (signal.aborted) return proceed(signal.reason);
    const before = done;
    const stored = isStored(packet, signal);
    done = Promise.all([stored, before]).then(([isDone]) => {
      // The number of a message means nothing to the next connection: there it comes again, and is known.
      if (isDone && !gone.aborted) acknowledge(stream, packet);
    });
    // With an error the library goes on without a PUBACK of its own.
    begin(stored, () => proceed(new Error('It is acknowledged when it is stored.')));
  };
  let isAsking = false;
  const subscribed = new Promise<void>((resolve) => {
    client.on('connect', () => {
      connection = new AbortController();
      isAsking = true;
      void askForTopics(client, config.topics, log).then(() => {
        isAsking = false;
        resolve();
      });
    });
  });
  client.on('close', () => connection.abort(new Error('the connection is gone')));
  logOutages(client, log);
  return {
    subscribed,
    async stop() {
      stopping.abort(new Error('the service stops'));
      await done;
      // To disconnect means to wait for all answers, which a broker may never give; one that is not there gets nothing.
      await client.endAsync(isAsking || !client.connected);
    },
  };
}

function connectTo(config: MqttConfig): MqttClient {
  return connect(config.url, {
    clientId: config.clientId,
    clean: false,
    protocolVersion: 4,
    reconnectPeriod: reconnectMs,
    reconnectOnConnackError: true,
    // Topics are subscribed on every connection, here below: a broker that lost its session has forgotten them.
    resubscribe: false,
  });
}

/** Goes on at once while fewer than so many are running, else when the next one of them has ended. */
function limitAtOnce(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return (work: Promise<unknown>, proceed: () => void) => {
    running += 1;
    void work.then(() => {
      running -= 1;
      waiting.shift()?.();
    });
    if (running < most) proceed();
    else waiting.push(proceed);
  };
}

/** PUBACK of MQTT 3.1.1, section 3.4: the library itself would send it only before it takes the next message. */
function acknowledge(stream: MqttClient['stream'], { qos, messageId = 0 }: IPublishPacket): void {
  if (qos === 1) stream.write(Buffer.from([0x40, 2, Math.floor(messageId / 256), messageId % 256]));
}

function messageOf({ topic, payload, messageId, dup }: IPublishPacket): BrokerMessage {
  return { topic, payload: Buffer.from(payload), messageId, isRepeat: dup };
}

const logWaiting = seldom();

async function untilStored(
  signal: AbortSignal,
  contextFor: () => Context,
  { store, setAside }: { store: () => Promise<void>; setAside: (reason: unknown) => Promise<void> },
): Promise<void> {
  let reason: unknown;
  for (let tries = 1, faults = 0; ; tries += 1) {
    try {
      return await (faults < mostTries ? store() : setAside(reason));
    } catch (error) {
      if (signal.aborted) throw error;
      if (isOfMessage(error)) [faults, reason] = [faults + 1, error];
      logWaiting((unlogged) =>
        contextFor().log.warn({ reason: reasonOf(error), unlogged }, 'a message of the broker waits'),
      );
      await wait(Math.min(longestWaitMs, 100 * 2 ** tries), undefined, { signal });
    }
  }
}

/** Whether the message fails, and not the database: of what that reports, refused rows alone. */
function isOfMessage(error: unknown): boolean {
  const isOfDatabase = isUnreachable(error) || (error instanceof Error && 'severity' in error);
  return isRefused(error) || !isOfDatabase;
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

/** Logs what is wrong with the broker once, not at each new try; the address has a password and is not logged. */
export function logOutages(client: MqttClient, log: Context['log']): void {
  let lastReason: string | undefined;
  const logOutage = (reason: string) => {
    if (reason !== lastReason) log.warn({ reason }, 'the broker cannot be reached');
    lastReason = reason;
  };
  client.on('error', (error) => logOutage(reasonOf(error)));
  client.on('offline', () => logOutage(lastReason ?? 'gone'));
  client.on('connect', () => {
    if (lastReason !== undefined) log.info('the broker is there again');
    lastReason = undefined;
  });
}
