import type { Context } from '../context.ts';
import type { SensorDefinition } from '../devices/definition.ts';
import { definitionsOfDevices } from '../devices/definition-store.ts';
import type { DeviceId, UserId } from '../ids.ts';
import { calibrate } from './calibration.ts';
import type { InboxStatus } from './outcome.ts';
import type { ReadMessage } from './reading.ts';
import type { SendingDevice } from './statements.ts';
import {
  countRepeats,
  firstsOf,
  type InboxMessage,
  lockDevices,
  type NewMessage,
  storeMessages,
} from './store.ts';

/** A message on its way into the database. */
export interface Incoming {
  read: ReadMessage;
  /** As it was sent. */
  raw: string;
  /** Whose device it must be; undefined: the key alone tells. */
  ownerId: UserId | undefined;
}

interface Known extends Incoming {
  device: SendingDevice;
  /** How often it came again in the same breath. */
  repeats: number;
}

/** Two equal frames within this time are one; later ones come from a counter that began again. */
const repeatMs = 24 * 60 * 60 * 1000;

/** Stores messages with all that follows from them, as if one came after the other. @returns what became of each. */
export async function storeIncoming(context: Context, messages: readonly Incoming[]): Promise<InboxStatus[]> {
  const devices = await lockDevices(context, [...new Set(messages.flatMap(({ read }) => read.keys))]);
  const firsts = new Map<string, Known>();
  const known: Known[] = [];
  const outcomes = messages.map((message) => {
    const device = senderOf(devices, message.read.keys, message.ownerId);
    if (device === undefined) return undefined;
    const name = repeatName(device.id, message.read);
    const first = name === undefined ? undefined : firsts.get(name);
    if (first !== undefined) {
      first.repeats += 1;
      return first;
    }
    const each = { ...message, device, repeats: 0 };
    known.push(each);
    if (name !== undefined) firsts.set(name, each);
    return each;
  });
  const earlier = await earlierOf(context, firsts);
  const fresh = known.filter((each) => !earlier.has(each));
  if (fresh.length > 0) await storeFresh(context, fresh);
  return outcomes.map((each) => {
    if (each === undefined) return 'unknown_device';
    return earlier.get(each) ?? each.read.status;
  });
}

/** The device that the likeliest of the keys belongs to, of those that may send. */
export function senderOf(
  devices: readonly SendingDevice[],
  keys: readonly string[],
  ownerId: UserId | undefined,
): SendingDevice | undefined {
  const allowed = devices.filter((device) => ownerId === undefined || device.ownerId === ownerId);
  const wanted = keys.map((key) => key.toLowerCase());
  return wanted.flatMap((key) => allowed.find((device) => device.key.toLowerCase() === key) ?? []).at(0);
}

/** Undefined for what cannot be a repeat. */
function repeatName(deviceId: DeviceId, { fingerprint, isNew = false }: ReadMessage): string | undefined {
  return fingerprint === undefined || isNew ? undefined : `${deviceId} ${fingerprint}`;
}

/** Of messages that are repeats of earlier ones: what became of those. */
async function earlierOf(
  context: Context,
  firsts: ReadonlyMap<string, Known>,
): Promise<Map<Known, InboxStatus>> {
  const since = new Date(context.clock.now().getTime() - repeatMs);
  const maybe = [...firsts.values()].flatMap(({ device, read: { fingerprint } }) =>
    fingerprint === undefined ? [] : [{ deviceId: device.id, fingerprint }],
  );
  const earlier = new Map<Known, InboxStatus>();
  for (const { id, deviceId, fingerprint, status } of await firstsOf(context, maybe, since)) {
    const again = firsts.get(`${deviceId} ${fingerprint}`);
    if (again === undefined) continue;
    await countRepeats(context, id, 1 + again.repeats);
    earlier.set(again, status);
  }
  return earlier;
}

async function storeFresh(context: Context, messages: readonly Known[]): Promise<void> {
  const now = context.clock.now();
  const calibratedIds = messages.flatMap(({ device }) => (device.hasDefinitions ? [device.id] : []));
  const definitions = await definitionsOfDevices(context, [...new Set(calibratedIds)]);
  const byDevice = Map.groupBy(definitions, ({ deviceId }) => deviceId);
  await storeMessages(
    context,
    messages.map((message) => newMessage(message, byDevice.get(message.device.id) ?? [], now)),
  );
}

function newMessage(message: Known, definitions: readonly SensorDefinition[], now: Date): NewMessage {
  const { read, raw, device, repeats } = message;
  const { values, notes } = calibrate(read.values, definitions, read.time);
  const valueCount = read.status === 'stored' ? Object.keys(values).length : 0;
  return {
    inbox: {
      ...inboxRowOf(read, raw, now),
      deviceId: device.id,
      deviceKey: device.key,
      repeats,
      notes: [...read.notes, ...notes],
      valueCount,
    },
    brought: {
      deviceId: device.id,
      receivedAt: now,
      measured: valueCount === 0 ? undefined : { time: read.time, values },
      report: read.report,
    },
  };
}

/** What is kept of every message, whoever sent it. */
export function inboxRowOf(
  { time, source, fingerprint, status }: ReadMessage,
  raw: string,
  receivedAt: Date,
) {
  const measuredAt = status === 'stored' ? time : undefined;
  return { receivedAt, measuredAt, source, fingerprint, raw, status } satisfies Partial<InboxMessage>;
}
