import { createHash } from 'node:crypto';

/** The broker that uplinks are fetched from. */
export interface MqttConfig {
  /** With the user and the password: never logged. */
  url: string;
  /** The broker keeps messages for whoever comes back under this name. */
  clientId: string;
  topics: readonly string[];
  /** Where Home Assistant looks for devices; undefined: no hive is published. */
  discoveryPrefix: string | undefined;
  /** Of the connection that publishes hives: the same for all processes of an installation. */
  discoveryClientId: string;
}

/** The Things Stack, ChirpStack, and devices that speak for themselves: their key is the last level. */
export const defaultTopics: readonly string[] = [
  'v3/+/devices/+/up',
  'application/+/device/+/event/up',
  'skep/+',
];

/** Whether a broker would take it: wildcards stand for whole levels, and `#` for the last ones. */
export function isTopicFilter(topic: string): boolean {
  return (
    topic.length > 0 &&
    topic.length < 1000 &&
    !/\p{Cc}/u.test(topic) &&
    /^(\+|[^+#/]*)(\/(\+|[^+#/]*))*(\/#)?$|^#$/u.test(topic)
  );
}

/** Whether it is one topic, and the start of others. */
export function isTopicName(topic: string): boolean {
  return isTopicFilter(topic) && !/[+#]/.test(topic);
}

/**
 * The name by which the broker knows this installation after a restart: made of where its data is, and nothing else,
 * so that a new password of the broker or of the database loses no message.
 * @param place the database's address or folder.
 */
export function clientIdFor(place: string): string {
  const url = URL.canParse(place) ? new URL(place) : undefined;
  const named = url === undefined ? place : `${url.host}${url.pathname}`;
  return `skep-${createHash('sha256').update(named).digest('hex').slice(0, 12)}`;
}
