import type { Context } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { definitionsOfDevices } from '../devices/definition-store.ts';
import type { UserId } from '../ids.ts';
import { calibrate } from './calibration.ts';
import type { InboxStatus } from './outcome.ts';
import type { ReadMessage } from './reading.ts';
import {
  countRepeat,
  insertInboxMessage,
  lockDevices,
  noteReport,
  type SendingDevice,
  storeMeasurement,
} from './store.ts';

/** Two equal frames within this time are one; later ones come from a counter that began again. */
const repeatMs = 24 * 60 * 60 * 1000;

/**
 * Stores a message with all that follows from it in one transaction: whoever is answered after it can rely on it.
 * A message that comes again changes nothing and is answered like the first.
 * @param raw the message as it was sent.
 * @param ownerId whose device it must be; undefined: the key alone tells.
 */
export function receiveMessage(
  context: Context,
  read: ReadMessage,
  raw: string,
  ownerId: UserId | undefined,
): Promise<InboxStatus> {
  return inTransaction(context, async (inner) => {
    const device = await sendingDevice(inner, read.keys, ownerId);
    if (device === undefined) return 'unknown_device';
    const earlier = await repeatOf(inner, device, read);
    return earlier ?? storeMessage(inner, device, read, raw);
  });
}

/** Keeps a message of a device that nobody has registered, for whoever comes with its key. */
export async function keepUnknown(context: Context, read: ReadMessage, raw: string): Promise<void> {
  const [deviceKey = ''] = read.keys;
  await insertInboxMessage(context, {
    ...rowOf(read, raw, context.clock.now()),
    deviceId: undefined,
    deviceKey,
    status: 'unknown_device',
    notes: [],
    valueCount: 0,
  });
}

/** What would be stored of a message, and is not; calibrated only for the device's owner. */
export async function tryMessage(
  context: Context,
  { keys, values, time }: ReadMessage,
  ownerId: UserId | undefined,
): Promise<Record<string, number>> {
  if (ownerId === undefined) return values;
  return inTransaction(context, async (inner) => {
    const device = await sendingDevice(inner, keys, ownerId);
    const definitions = device === undefined ? [] : await definitionsOfDevices(inner, [device.id]);
    return calibrate(values, definitions, time).values;
  });
}

async function sendingDevice(
  context: Context,
  keys: readonly string[],
  ownerId: UserId | undefined,
): Promise<SendingDevice | undefined> {
  const found = await lockDevices(context, keys);
  const allowed = found.filter((device) => ownerId === undefined || device.ownerId === ownerId);
  const isFirst = ({ key }: SendingDevice) => key.toLowerCase() === keys[0]?.toLowerCase();
  return allowed.find(isFirst) ?? allowed[0];
}

async function repeatOf(
  context: Context,
  device: SendingDevice,
  { fingerprint, isNew = false }: ReadMessage,
): Promise<InboxStatus | undefined> {
  if (fingerprint === undefined || isNew) return undefined;
  const since = new Date(context.clock.now().getTime() - repeatMs);
  return (await countRepeat(context, device.id, fingerprint, since))?.status;
}

async function storeMessage(
  context: Context,
  device: SendingDevice,
  read: ReadMessage,
  raw: string,
): Promise<InboxStatus> {
  const now = context.clock.now();
  const { id: deviceId, key: deviceKey } = device;
  const definitions = await definitionsOfDevices(context, [deviceId]);
  const { values, notes } = calibrate(read.values, definitions, read.time);
  const valueCount = read.status === 'stored' ? Object.keys(values).length : 0;
  await insertInboxMessage(context, {
    ...rowOf(read, raw, now),
    deviceId,
    deviceKey,
    status: read.status,
    notes: [...read.notes, ...notes],
    valueCount,
  });
  if (valueCount > 0) await storeMeasurement(context, { deviceId, time: read.time, receivedAt: now, values });
  await noteReport(context, deviceId, read.report, now);
  return read.status;
}

function rowOf({ time, source, fingerprint, status }: ReadMessage, raw: string, receivedAt: Date) {
  return {
    receivedAt,
    measuredAt: status === 'stored' ? time : undefined,
    source,
    fingerprint,
    raw,
  };
}
