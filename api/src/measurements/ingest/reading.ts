import { hash } from 'node:crypto';
import { hexOf, type Message, type Quantities, type Uplink, valuesOf } from '@skep/device-codecs';
import type { DeviceInboxStatus } from '@skep/domain';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import { type DeviceReport, reportNames, reportOf } from './device-report.ts';
import { measuredAt } from './message-time.ts';
import type { InboxNote } from './outcome.ts';

/** All that a message says, before anything is known of its device. */
export interface ReadMessage {
  /** Keys that the device may be registered by, the likeliest first; empty when the message names none. */
  keys: string[];
  source: string | undefined;
  status: DeviceInboxStatus;
  time: Date;
  /** `YYYY-MM-DD HH:mm:ss` in a zone that the message does not name: `time` is that of its arrival. */
  localTime?: string;
  /** Finite numbers by quantity. */
  values: Record<string, number>;
  report: DeviceReport;
  notes: InboxNote[];
  fingerprint: string | undefined;
  /** Rises with each radio message of a device, until it joins its network again. */
  frameCount: number | undefined;
  /** It has certainly not come before, whatever its fingerprint says. */
  isNew?: boolean;
  /** Of a radio message, for a codec of its device. */
  uplink?: Uplink | undefined;
  /** The version of the codec that gave the values, and the message as it was without it. */
  decoded?: { by: string; from: ReadMessage };
}

/** Twenty times what any network sends of one message. Anybody may send one, and what is counted is read first. */
export const messageBytesMax = 100_000;

/** Names without a column that one message may bring: more than any device was seen to have. */
const mostInvented = 30;
const largestReal = 3.4e38;
const smallestReal = 1e-30;

/** Whether a device could have this key: the database could not even be queried for others. */
export const isStorableKey = (key: string) => key.isWellFormed() && !/\p{Cc}/u.test(key) && key.length <= 255;

export function readMessage(message: Message, now: Date): ReadMessage {
  const { time, refusal, localTime } = measuredAt(message, now);
  const decoded = valuesOf(message, { nowSeconds: Math.floor(now.getTime() / 1000) });
  const base = {
    keys: keysOf(message),
    source: message.source,
    time,
    ...(localTime === undefined ? {} : { localTime }),
    values: {},
    report: {},
    uplink: message.kind === 'uplink' ? message : undefined,
    fingerprint: fingerprintOf(message, decoded.kind === 'decoded' ? decoded.values : {}),
    frameCount: message.kind === 'uplink' ? message.fCnt : undefined,
  };
  if (refusal !== undefined) return { ...base, status: 'refused_time', notes: [refusal] };
  if (decoded.kind === 'undecodable') {
    const status = message.kind === 'joined' ? 'nothing_to_store' : 'unreadable';
    return { ...base, status, notes: [decoded.reason] };
  }
  const { values, notes } = storableValues(decoded.values);
  return {
    ...base,
    status: Object.keys(values).length === 0 ? 'nothing_to_store' : 'stored',
    values,
    report: reportOf(decoded.values, decoded.format === 'base_start_up'),
    notes: [...decoded.notes, ...notes],
  };
}

/** Reports that of names without a column only this many are stored. */
export function tooManyNames(kept: number): InboxNote {
  return { code: 'too_many_names', params: { kept } };
}

function keysOf(message: Message): string[] {
  switch (message.kind) {
    case 'values':
      return [message.key];
    case 'uplink':
    case 'joined':
      return [message.devEui, message.deviceId].filter((key) => key !== undefined);
    case 'unreadable':
      return message.devEui === undefined ? [] : [message.devEui];
  }
}

/** What is a measurement and fits into the table: numbers that are neither the device's own facts nor without bounds. */
function storableValues(sent: Quantities): { values: Record<string, number>; notes: InboxNote[] } {
  const values: Record<string, number> = {};
  const notes: InboxNote[] = [];
  let invented = 0;
  for (const [quantity, value] of Object.entries(sent)) {
    if (typeof value !== 'number' || reportNames.includes(quantity)) continue;
    const isColumn = quantityNamed(quantity) !== undefined;
    if (!isColumn) invented += 1;
    if (isColumn && Math.abs(value) > largestReal)
      notes.push({ code: 'number_too_large', params: { quantity } });
    else if (isColumn || invented <= mostInvented)
      values[quantity] = Math.abs(value) < smallestReal ? 0 : value;
  }
  if (invented > mostInvented) notes.push(tooManyNames(mostInvented));
  return { values, notes };
}

/**
 * Tells a message that comes again: by the network's own id, else by frame counter and payload, else by the time that
 * it names and its values. Undefined where two equal messages may well be two measurements.
 */
function fingerprintOf(message: Message, values: Quantities): string | undefined {
  if (message.kind === 'uplink') {
    const { deduplicationId, fCnt, payload } = message;
    if (deduplicationId !== undefined) return digestOf('id', deduplicationId);
    if (fCnt === undefined) return undefined;
    return digestOf('frame', fCnt, message.port, payload && hexOf(payload), message.decodedObject);
  }
  if (message.kind !== 'values') return undefined;
  const time = message.time?.getTime() ?? message.otherTime?.text;
  return time === undefined ? undefined : digestOf('time', time, values);
}

/** A short name for what is made of these parts. */
export function digestOf(...parts: unknown[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url').slice(0, 27);
}
