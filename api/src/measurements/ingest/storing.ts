import type { InboxStatus } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import { type Calibrated, calibrate } from './calibration.ts';
import { decodedByCodec, isDecodable, withoutOtherCodec } from './codec-decoding.ts';
import {
  forgetSenders,
  isSigned,
  learnSenders,
  type Senders,
  type SendingDevice,
  type Sent,
  senderOf,
} from './device-cache.ts';
import { inZonesOfOwners } from './owner-zone.ts';
import { type ReadMessage, tooManyNames } from './reading.ts';
import type { SenderCodec, StoredRow } from './statements.ts';
import { type InboxMessage, type NewMessage, releaseFingerprints, storeMessages } from './store.ts';
import { storedText } from './stored-message.ts';

/** A message on its way into the database. */
export interface Incoming extends Sent {
  read: ReadMessage;
  /** As it was sent. */
  raw: string;
  /** It was tried, and its device, or what came before it, was not as we believed. */
  isAgain?: boolean;
}

/** What became of a message. */
export type Outcome = Pick<StoredRow, 'status' | 'isMarked'>;

/** It is not stored yet: the codec of its device reads it first. */
interface Undecoded {
  codec: SenderCodec;
}

/** Two equal frames within this time are one; later ones come from a counter that began again. */
const repeatMs = 24 * 60 * 60 * 1000;

/**
 * Stores messages with all that follows from them by one statement: what has a status is stored when this returns, and
 * when it throws nothing is.
 * @returns what became of each; undefined: nothing yet, it is to be tried again. That befalls a second one of the same
 *   device, since each brings what the next one builds on.
 */
export async function storeIncoming(
  context: Context,
  senders: Senders,
  sent: readonly Incoming[],
): Promise<(Outcome | Undecoded | undefined)[]> {
  const again = sent.filter(({ isAgain }) => isAgain);
  forgetSenders(senders, again);
  await learnSenders(context, senders, sent);
  const current = sent.map((message) => {
    const read = withoutOtherCodec(message.read, senderOf(senders, message)?.codec ?? null);
    return read === message.read ? message : { ...message, read };
  });
  const messages = await inZonesOfOwners(context, senders, current);
  const now = context.clock.now();
  const group = new Map<DeviceId, { message: Incoming; device: SendingDevice }>();
  const devices = messages.map((message) => {
    const device = senderOf(senders, message);
    const isTaken = device !== undefined && refusalOf(message, device) === undefined;
    if (isTaken && isDecodable(message.read, device.codec)) return device;
    if (isTaken && !group.has(device.id)) group.set(device.id, { message, device });
    return device;
  });
  const fresh = [...group.values()].map(({ message, device }) => newMessage(message, device, now));
  if (again.length > 0) await releaseFingerprints(context, fresh);
  const stored = await storeMessages(context, fresh);
  return messages.map((message, index) => {
    const device = devices[index];
    if (device === undefined) return { status: 'unknown_device', isMarked: false };
    const refusal = refusalOf(message, device);
    // The owner may have allowed it since the device was read.
    if (refusal === 'quarantined' && message.isAgain !== true) return undefined;
    if (refusal !== undefined) return { status: refusal, isMarked: false };
    if (isDecodable(message.read, device.codec)) return { codec: device.codec };
    return group.get(device.id)?.message === message ? stored.get(device.id) : undefined;
  });
}

/** Stores one message, whatever fails. */
export async function storeAlone(context: Context, message: Incoming): Promise<InboxStatus> {
  const senders: Senders = new Map();
  let { read } = message;
  let isAgain = false;
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const [outcome] = await storeIncoming(context, senders, [{ ...message, read, isAgain }]);
    if (outcome !== undefined && 'status' in outcome) return outcome.status;
    if (outcome === undefined) isAgain = true;
    else read = await decodedByCodec(context, read, outcome.codec);
  }
  throw new Error('A message could not be stored: its device changes all the time.');
}

/** More often nobody's definitions change while a message is stored. */
export const mostTries = 10;

/** EUIs and the numbers of chips: they stand on devices and in what these send by radio. */
const hardwareNumber = /^[0-9a-f]{12,20}$/i;

/**
 * 16 digits that no maker was given: IEEE leaves the two lowest bits of the first byte at zero in all that it gives to
 * makers. A client has drawn them at random, so that they stand on no device.
 */
const drawnNumber = /^[0-9a-f][^048c][0-9a-f]{14}$/i;

const isPrinted = (key: string) => hardwareNumber.test(key) && !drawnNumber.test(key);

/** A device that restarts counts from nothing; below this its counter may go back. */
const framesOfRestart = 64;

/**
 * Why it is not stored: anybody might have sent it, who has read the device's number, or who has heard an old message of
 * it. What its network or its owner proves is not asked: networks count frames themselves, and hand over late ones.
 */
function refusalOf(message: Incoming, device: SendingDevice): 'quarantined' | 'unproved' | undefined {
  const { read, isAgain = false } = message;
  if (isSigned(message) || read.status === 'unproved' || read.status === 'too_many') return undefined;
  if (isPrinted(device.key) && !device.takesUnsigned) return 'quarantined';
  // The statement that stores has compared it with the newest one, and refused it.
  const { frameCount = framesOfRestart } = read;
  const isOld = isAgain && frameCount >= framesOfRestart && frameCount < (device.frameCount ?? 0);
  return isOld ? 'unproved' : undefined;
}

function newMessage(message: Incoming, device: SendingDevice, now: Date): NewMessage {
  const { read, raw } = message;
  const calibrated = calibrate(read.values, device.definitions, read.time);
  const { values, inventedNames, notes } = withoutTooMany(calibrated, device.inventedNames);
  const isBare = read.status === 'stored' && isPrinted(device.key) && !isSigned(message);
  return {
    ...inboxRowOf(read, raw, now),
    deviceId: device.id,
    deviceKey: device.key,
    notes: [...read.notes, ...notes, ...(isBare ? [{ code: 'unsigned' as const, params: {} }] : [])],
    valueCount: read.status === 'stored' ? Object.keys(values).length : 0,
    ownerId: device.ownerId,
    revision: device.revision,
    repeatsSince: read.isNew === true ? undefined : new Date(now.getTime() - repeatMs),
    values,
    report: read.report,
    inventedNames,
    frameCount: read.frameCount,
    isSigned: message.ownerId !== undefined,
    isOrdered: !isSigned(message) && (read.frameCount ?? 0) >= framesOfRestart,
  };
}

/** Names without a column that a device may bring in all its life. */
const mostInvented = 100;

/** What may be stored of a message. @param known names that the device has brought before; what goes beyond is left out, and said. */
export function withoutTooMany({ values, notes }: Calibrated, known: readonly string[]) {
  const invented = Object.keys(values).filter((name) => quantityNamed(name) === undefined);
  const fresh = invented.filter((name) => !known.includes(name));
  const taken = fresh.slice(0, Math.max(0, mostInvented - known.length));
  const inventedNames = taken.length > 0 ? taken : undefined;
  if (taken.length === fresh.length) return { values, inventedNames, notes };
  const left = Object.entries(values).filter(([name]) => !fresh.includes(name) || taken.includes(name));
  return {
    values: Object.fromEntries(left),
    inventedNames,
    notes: [...notes, tooManyNames(mostInvented)],
  };
}

/** What is stored of every message, whoever sent it. */
export function inboxRowOf(read: ReadMessage, sent: string, receivedAt: Date) {
  const { time, source, fingerprint, status } = read;
  const measuredAt = status === 'stored' ? time : undefined;
  const raw = storedText(sent, read);
  return { receivedAt, measuredAt, source, fingerprint, raw, status } satisfies Partial<InboxMessage>;
}
