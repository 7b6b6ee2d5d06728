import type { DeviceConnection } from '../generated/graphql.ts';

/** Ways in which a device's messages reach us, the commonest first. */
export const senders = [
  'things-stack',
  'chirpstack',
  'loriot',
  'thingpark',
  'helium',
  'another',
  'direct',
] as const;

export type Sender = (typeof senders)[number];

/** Names of network servers, the same in every language; what has none is named in words. */
export const senderNames: Readonly<Record<Exclude<Sender, 'another' | 'direct'>, string>> = {
  'things-stack': 'The Things Stack',
  chirpstack: 'ChirpStack',
  loriot: 'LORIOT',
  thingpark: 'ThingPark',
  helium: 'Helium',
};

/**
 * Returns how a device most likely sends: as it does already, else by its type. A BEEP base has a radio for LoRaWAN;
 * most others are built with Wi-Fi or a SIM card.
 */
export function senderOf({ type, connection }: { type: string; connection: DeviceConnection }): Sender {
  if (connection === 'DIRECT') return 'direct';
  return connection === 'REMOTE' || type === 'beep' ? 'things-stack' : 'direct';
}

/** Where messages are sent to. @param page address of any page of the product */
export function addressFor(path: string, page: string): string {
  return new URL(path, page).href;
}

/** What a device that sends itself sends, as an example. */
export function exampleFor(key: string): string {
  return JSON.stringify({ key, t_i: 34.5, weight_kg: 42.1 });
}
