import { setTimeout as wait } from 'node:timers/promises';
import { connect, type MqttClient } from 'mqtt';
import { logOutages, reconnectMs } from '#measurements/ingest/mqtt.ts';
import type { Context } from '#platform/context/context.ts';
import { reasonOf } from '#platform/database/database-unavailable.ts';
import type { MqttConfig } from '#platform/environment/mqtt-config.ts';
import { inOneOfMany, type Running } from '#platform/jobs/leader-election.ts';
import { seldom } from '#platform/observability/seldom.ts';
import { availabilityTopic, type RetainedMessage } from './messages.ts';
import { installationOf, wantedMessages } from './service.ts';
import { deleteTopics, insertTopics, storedTopics } from './store.ts';

/** How late a change may be shown. */
const lookMs = 60_000;
/** Also what did not change is sent again, for brokers that forget. */
const repeatMs = 60 * 60_000;

const retained = { retain: true, qos: 1 } as const;

type Discovery = Pick<MqttConfig, 'url' | 'discoveryClientId' | 'discoveryPrefix'>;

/**
 * Publishes hives to Home Assistant in one process of all that have this database. It has its own connection and lease:
 * processes may receive messages under several names, but a hive is published once (docs/adr/0136).
 */
export function publishHivesInTurn(config: Discovery, contextFor: () => Context): Running {
  let isStopped = false;
  let running: Running | undefined;
  const begun = isNeeded(config, contextFor()).then((needed) => {
    if (needed && !isStopped)
      running = inOneOfMany(contextFor, 'home assistant', () => publishHives(config, contextFor));
  });
  return {
    async stop() {
      isStopped = true;
      await begun;
      await running?.stop();
    },
  };
}

/** Where no prefix is set, only if an earlier one may have left something at the broker. */
async function isNeeded({ discoveryPrefix }: Discovery, context: Context): Promise<boolean> {
  if (discoveryPrefix !== undefined) return true;
  const left = await storedTopics(context).catch(() => undefined);
  return left === undefined || left.length > 0;
}

function publishHives(config: Discovery, contextFor: () => Context): Running {
  const stopping = new AbortController();
  const { signal } = stopping;
  const logFailure = seldom();
  let connected: Connected | undefined;
  const look = async () => {
    const context = contextFor();
    const installation = await installationOf(context);
    if (signal.aborted) return;
    connected ??= connectToBroker(config, { installation, log: context.log, signal });
    await connected.publish(context);
  };
  const running = (async () => {
    while (!signal.aborted) {
      await look().catch((error: unknown) => {
        if (signal.aborted) return;
        logFailure((unlogged) =>
          contextFor().log.warn({ reason: reasonOf(error), unlogged }, 'hives could not be published'),
        );
      });
      await Promise.race([
        wait(lookMs, undefined, { signal }).catch(() => undefined),
        ...(connected === undefined ? [] : [connected.isDue()]),
      ]);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await connected?.end();
      await running;
    },
  };
}

interface Connected {
  /** Sends what changed, and deletes what the broker has of hives that are shown no longer. */
  publish: (context: Context) => Promise<void>;
  /** Settled when the broker is there again. */
  isDue: () => Promise<void>;
  end: () => Promise<void>;
}

function connectToBroker(
  { url, discoveryClientId: clientId, discoveryPrefix: prefix }: Discovery,
  { log, installation, signal }: { log: Context['log']; installation: string; signal: AbortSignal },
): Connected {
  const topic = availabilityTopic({ installation });
  // Without a prefix nothing is shown: then the broker has nothing of ours in the end.
  const isPublished = prefix !== undefined;
  const client = connect(url, {
    ...{ clientId, protocolVersion: 4, reconnectPeriod: reconnectMs, reconnectOnConnackError: true },
    ...(isPublished && { will: { topic, payload: Buffer.from('offline'), ...retained } }),
  });
  logOutages(client, log);
  const send = sender(client, signal);
  const sent = new Map<string, { payload: string; at: number }>();
  let due = Promise.withResolvers<void>();
  let isPublishing = false;
  client.on('connect', () => {
    // Another broker, or one that forgot.
    sent.clear();
    due.resolve();
  });
  return {
    async publish(context) {
      due = Promise.withResolvers();
      if (!client.connected || signal.aborted) return;
      isPublishing = true;
      try {
        const messages = isPublished ? await wantedMessages(context, { prefix, installation }) : [];
        await sendAll(context, send, {
          messages,
          sent,
          always: { topic, payload: isPublished ? 'online' : '' },
        });
      } finally {
        isPublishing = false;
      }
    },
    isDue: () => due.promise,
    async end() {
      if (isPublished && client.connected) client.publish(topic, 'offline', { retain: true, qos: 0 });
      // A broker may never acknowledge what is under way; it then publishes the will.
      await client.endAsync(isPublishing || !client.connected);
    },
  };
}

/** Sends a message and waits until the broker has it; the library itself would wait for ever when it is ended meanwhile. */
function sender(client: MqttClient, signal: AbortSignal) {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  stopped.catch(() => undefined);
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return async ({ topic, payload }: RetainedMessage): Promise<void> => {
    await Promise.race([client.publishAsync(topic, payload, retained), stopped]);
  };
}

async function sendAll(
  context: Context,
  send: (message: RetainedMessage) => Promise<void>,
  {
    messages,
    sent,
    always,
  }: {
    messages: readonly RetainedMessage[];
    sent: Map<string, { payload: string; at: number }>;
    always: RetainedMessage;
  },
): Promise<void> {
  const now = context.clock.now().getTime();
  const known = new Set(await storedTopics(context));
  const wanted = new Set(messages.map(({ topic }) => topic));
  // Stored before they are published and forgotten after they are deleted, so that a crash in between leaves nothing behind.
  await insertTopics(
    context,
    [...wanted].filter((topic) => !known.has(topic)),
  );
  const gone = [...known].filter((topic) => !wanted.has(topic));
  for (const topic of gone) {
    await send({ topic, payload: '' });
    sent.delete(topic);
  }
  if (gone.length > 0) await deleteTopics(context, gone);
  for (const { topic, payload } of [...messages, always]) {
    const before = sent.get(topic);
    if (before?.payload === payload && now - before.at < repeatMs) continue;
    await send({ topic, payload });
    sent.set(topic, { payload, at: now });
  }
}
