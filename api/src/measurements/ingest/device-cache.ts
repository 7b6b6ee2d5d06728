import type { SensorDefinition } from '#measurements/devices/definition.ts';
import { definitionsOfDevices } from '#measurements/devices/definition-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import type { ReadMessage } from './reading.ts';
import { findSendersStatement, type SenderRow } from './statements.ts';

/** A device as it was when it was queried; the code that stores a message checks whether it is still so. */
export interface SendingDevice extends Omit<SenderRow, 'hasDefinitions'> {
  definitions: readonly SensorDefinition[];
}

/** Devices by their keys in lower case. */
export type Senders = Map<string, SendingDevice>;

/** Who may have sent a message: by its keys, the likeliest first. */
export interface Sent {
  read: Pick<ReadMessage, 'keys'>;
  /** Through whose secret address or sign-in it came, whose device it must be; undefined: the key alone tells. */
  ownerId: UserId | undefined;
  /** The operator's network, or the device's owner, says that the device sent it. */
  isVouched?: boolean;
}

/** Whether more than the key proves it. */
export const isSigned = ({ ownerId, isVouched = false }: Sent) => ownerId !== undefined || isVouched;

/** Some ten megabytes. */
const mostRemembered = 20_000;

/** Asks for the devices of these messages that are not known yet. */
export async function learnSenders(
  context: Pick<Context, 'db'>,
  senders: Senders,
  messages: readonly Sent[],
): Promise<void> {
  const keys = new Set(messages.flatMap((sent) => (isKnown(senders, sent) ? [] : keysOf(sent))));
  if (keys.size === 0) return;
  // First the devices with their revision: what changes meanwhile is then noticed, and no definition missed.
  const rows = await findSendersStatement(context.db, [[...keys]]);
  const definedIds = rows.flatMap(({ id, hasDefinitions }) => (hasDefinitions ? [id] : []));
  const definitions = Map.groupBy(
    await definitionsOfDevices(context, definedIds),
    ({ deviceId }) => deviceId,
  );
  if (senders.size > mostRemembered) senders.clear();
  for (const { hasDefinitions, ...row } of rows)
    senders.set(row.key.toLowerCase(), { ...row, definitions: definitions.get(row.id) ?? [] });
}

/** The device that the likeliest of the keys belongs to, of those that may send. */
export function senderOf(senders: Senders, { read, ownerId }: Sent): SendingDevice | undefined {
  for (const key of read.keys) {
    const device = senders.get(key.toLowerCase());
    if (device !== undefined && mayBeOf(device, ownerId)) return device;
  }
  return undefined;
}

export function forgetSenders(senders: Senders, messages: readonly Sent[]): void {
  for (const key of messages.flatMap(keysOf)) senders.delete(key);
}

/** No key that is likelier than the device's own is left to be queried. */
function isKnown(senders: Senders, { read, ownerId }: Sent): boolean {
  for (const key of read.keys) {
    const device = senders.get(key.toLowerCase());
    if (device === undefined) return false;
    if (mayBeOf(device, ownerId)) return true;
  }
  return false;
}

const keysOf = ({ read }: Sent) => read.keys.map((key) => key.toLowerCase());

const mayBeOf = (device: SendingDevice, ownerId: UserId | undefined) =>
  ownerId === undefined || device.ownerId === ownerId;
