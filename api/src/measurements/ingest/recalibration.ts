import { codecOfDevice } from '#measurements/codecs/store.ts';
import { loadCells, type SensorDefinition } from '#measurements/devices/definition.ts';
import { definitionsOfDevices } from '#measurements/devices/definition-store.ts';
import { lockDevice } from '#measurements/devices/store.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, InboxId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { type QuantityName, quantityNamed } from '#platform/taxonomy/quantities.ts';
import { calibrate } from './calibration.ts';
import { readStoredBy } from './codec-decoding.ts';
import {
  oldestStored,
  recalibrateStored,
  refreshDerived,
  replaceNotes,
  replaceValues,
  storedMessages,
} from './recalibration-store.ts';

/** Which values of a device are recalculated. */
export interface Recalibration {
  deviceId: DeviceId;
  /** ISO 8601: values measured since then. */
  since: string;
  /** Raw quantities whose definition was changed, under the old one and the new one. */
  inputs: readonly string[];
  outputs: readonly QuantityName[];
}

/** Few enough that the device's own messages hardly wait. */
const messagesAtOnce = 200;
const endOfTime = new Date('9999-01-01T00:00:00Z');

/**
 * Recalculates values after a definition was corrected: from the messages as they were sent, as long as they are
 * stored; older ones from the raw values in their row.
 */
export async function recalibrate(context: Context, work: Recalibration): Promise<void> {
  const since = new Date(work.since);
  const oldest = await oldestStored(context, work.deviceId);
  if (oldest === undefined || since < oldest)
    await recalibrateOlder(context, work, since, oldest ?? endOfTime);
  let after: InboxId | undefined;
  do after = await recalibrateSome(context, work, since, after);
  while (after !== undefined);
}

async function recalibrateOlder(
  context: Context,
  { deviceId, inputs, outputs }: Recalibration,
  since: Date,
  until: Date,
): Promise<void> {
  await inTransaction(context, async (inner) => {
    await lockDevice(inner, deviceId);
    const definitions = await definitionsOfDevices(inner, [deviceId]);
    for (const timeRange of timeRangesOf(definitions, since, until)) {
      const { input, output } = timeRange.definition;
      // A value that was calibrated in its own place has lost its raw value; one without a column was never stored; and
      // no load cell weighs alone.
      if (input === output || quantityNamed(input) === undefined || isLoadCell(input)) continue;
      if (inputs.includes(input) && outputs.includes(output))
        await recalibrateStored(inner, timeRange.definition, timeRange);
    }
    const at = inner.clock.now();
    await refreshDerived(inner, deviceId, outputs, { from: since, to: until, at });
  });
}

const isLoadCell = (input: string) => loadCells.some((cell) => cell === input);

interface TimeRange {
  definition: SensorDefinition;
  from: Date;
  to: Date;
}

/** When each definition holds: from its date until the next of its input and output, the first from the beginning. */
function timeRangesOf(definitions: readonly SensorDefinition[], since: Date, until: Date): TimeRange[] {
  const pairs = Map.groupBy(definitions, ({ input, output }) => `${input} ${output}`);
  return [...pairs.values()].flatMap((ofPair) =>
    ofPair.flatMap((definition, index) => {
      const start = index === 0 ? since : definition.validFrom;
      const end = ofPair[index + 1]?.validFrom ?? until;
      const from = start > since ? start : since;
      const to = end < until ? end : until;
      return from < to ? [{ definition, from, to }] : [];
    }),
  );
}

/** @returns the last message that was read, or undefined when there are no more. */
async function recalibrateSome(
  context: Context,
  { deviceId, inputs, outputs }: Recalibration,
  since: Date,
  after: InboxId | undefined,
): Promise<InboxId | undefined> {
  return inTransaction(context, async (inner) => {
    await lockDevice(inner, deviceId);
    const page = { deviceId, since, after, limit: messagesAtOnce };
    const messages = await storedMessages(inner, page);
    const definitions = await definitionsOfDevices(inner, [deviceId]);
    const changed = new Map(outputs.map((output) => [output, new Map<number, number | undefined>()]));
    const codec = await codecOfDevice(inner, deviceId);
    const said: Parameters<typeof replaceNotes>[1][number][] = [];
    for (const message of messages) {
      const { id, receivedAt, measuredAt } = message;
      const time = measuredAt ?? receivedAt;
      const read = await readStoredBy(inner, message, codec);
      const { values, notes } = calibrate(read.values, definitions, time);
      for (const [output, byTime] of changed) {
        const isAbout = output in read.values || inputs.some((input) => input in read.values);
        if (isAbout) byTime.set(time.getTime(), values[output]);
      }
      said.push({ id, notes: [...read.notes, ...notes], valueCount: Object.keys(values).length });
    }
    if (said.length === 0) return undefined;
    for (const [output, byTime] of changed) await replaceValues(inner, deviceId, output, byTime);
    await replaceNotes(inner, said);
    const times = messages.map(({ measuredAt, receivedAt }) => (measuredAt ?? receivedAt).getTime());
    const from = new Date(Math.min(...times));
    const to = new Date(Math.max(...times) + 1);
    await refreshDerived(inner, deviceId, outputs, { from, to, at: inner.clock.now() });
    return messages.at(-1)?.id;
  });
}
