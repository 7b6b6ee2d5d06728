import { codecOfDevice } from '#measurements/codecs/store.ts';
import { definitionsOfDevices } from '#measurements/devices/definition-store.ts';
import { managedDevice } from '#measurements/devices/service.ts';
import { lockDevice } from '#measurements/devices/store.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { DeviceId, InboxId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { calibrate } from './calibration.ts';
import { readStoredBy } from './codec-decoding.ts';
import type { ReadMessage } from './reading.ts';
import {
  addInventedNames,
  countDecodable,
  decodableMessages,
  inventedNamesOf,
  markDays,
  type Redecoded,
  refreshNewest,
  removeMeasured,
  replaceOutcomes,
} from './redecoding-store.ts';
import { storePast } from './store.ts';
import { withoutTooMany } from './storing.ts';

/** Few enough that the device's own messages hardly wait. */
const messagesAtOnce = 50;

/**
 * Decodes the stored messages of a device again, by the codec that it has now, in a job.
 * @returns how many there are
 * @throws AppError not_found, not_allowed
 */
export function requestRedecoding(
  context: SignedInContext,
  deviceId: DeviceId,
): Promise<{ messageCount: number }> {
  return inTransaction(context, async (inner) => {
    await managedDevice(inner, deviceId);
    const messageCount = await countDecodable(inner, deviceId);
    if (messageCount > 0) await inner.jobs.send('redecode-messages', { deviceId });
    return { messageCount };
  });
}

/** What was measured by messages before is replaced by what the codec makes of them now. */
export async function redecodeMessages(
  context: Context,
  { deviceId }: { deviceId: DeviceId },
): Promise<void> {
  let after: InboxId | undefined;
  do after = await redecodeSome(context, deviceId, after);
  while (after !== undefined);
}

type Values = Record<string, number>;

/** @returns the last message that was read, or undefined when there are no more. */
function redecodeSome(
  context: Context,
  deviceId: DeviceId,
  after: InboxId | undefined,
): Promise<InboxId | undefined> {
  return inTransaction(context, async (inner) => {
    await lockDevice(inner, deviceId);
    const messages = await decodableMessages(inner, { deviceId, after, limit: messagesAtOnce });
    const codec = await codecOfDevice(inner, deviceId);
    const outcomes: Redecoded[] = [];
    const former: Date[] = [];
    const values = new Map<number, Values>();
    const names = await inventedNamesOf(inner, deviceId);
    const readValues = await valueReader(inner, deviceId, names);
    for (const message of messages) {
      const read = await readStoredBy(inner, message, codec);
      if (read.uplink?.payload === undefined || !isDecoded(read.status)) continue;
      if (message.measuredAt !== null) former.push(message.measuredAt);
      const time = message.measuredAt ?? read.time;
      const { values: brought, notes } = readValues(read, time);
      const unsigned = message.notes.filter(({ code }) => code === 'unsigned');
      const isStored = read.status === 'stored' && Object.keys(brought).length > 0;
      if (isStored) values.set(time.getTime(), { ...values.get(time.getTime()), ...brought });
      outcomes.push({
        ...{ id: message.id, status: read.status, measuredAt: isStored ? time : undefined },
        ...{ notes: [...read.notes, ...notes, ...unsigned], valueCount: Object.keys(brought).length },
      });
    }
    if (outcomes.length > 0) await replaceMeasured(inner, { deviceId, outcomes, former, values, names });
    return messages.at(-1)?.id;
  });
}

const isDecoded = (status: ReadMessage['status']): status is Redecoded['status'] =>
  status === 'stored' || status === 'nothing_to_store' || status === 'unreadable';

/**
 * What definitions make of a message's values.
 * @param names that the device has brought, to which new ones are added; what goes beyond the limit is left out
 */
async function valueReader(context: Context, deviceId: DeviceId, names: string[]) {
  const definitions = await definitionsOfDevices(context, [deviceId]);
  return (read: ReadMessage, time: Date) => {
    const calibrated = calibrate(read.status === 'stored' ? read.values : {}, definitions, time);
    const { values, notes, inventedNames = [] } = withoutTooMany(calibrated, names);
    names.push(...inventedNames);
    return { values, notes };
  };
}

interface Replaced {
  deviceId: DeviceId;
  outcomes: readonly Redecoded[];
  /** When the messages were measured, as far as they were stored. */
  former: readonly Date[];
  values: ReadonlyMap<number, Values>;
  names: readonly string[];
}

async function replaceMeasured(
  context: Context,
  { deviceId, outcomes, former, values, names }: Replaced,
): Promise<void> {
  const now = context.clock.now();
  const emptied = former.map((time): [number, Values] => [time.getTime(), {}]);
  await removeMeasured(context, deviceId, former);
  await storePast(
    context,
    [...values].map(([time, brought]) => ({
      ...{ deviceId, receivedAt: now, measuredAt: new Date(time), values: brought },
    })),
  );
  await refreshNewest(context, deviceId, new Map([...emptied, ...values]));
  await addInventedNames(context, deviceId, names);
  await markDays(context, deviceId, former, now);
  await replaceOutcomes(context, outcomes);
}
