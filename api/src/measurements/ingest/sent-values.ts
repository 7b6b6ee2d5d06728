import { codecOfDevice } from '#measurements/codecs/store.ts';
import { definitionsOfDevices } from '#measurements/devices/definition-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { calibrate } from './calibration.ts';
import { readStoredBy } from './codec-decoding.ts';
import { type MessagesSince, messagesSince } from './recalibration-store.ts';

/** What a message brought: names of its values, the calibrated ones among them. */
export interface SentValues {
  deviceId: DeviceId;
  measuredAt: Date;
  names: string[];
}

/** What messages of devices brought since a time for a time range, as far as they are stored. */
export async function sentValues(context: Context, query: MessagesSince): Promise<SentValues[]> {
  const messages = await messagesSince(context, query);
  if (messages.length === 0) return [];
  const definitions = Map.groupBy(
    await definitionsOfDevices(context, query.deviceIds),
    ({ deviceId }) => deviceId,
  );
  const codecs = new Map<DeviceId, Awaited<ReturnType<typeof codecOfDevice>>>();
  for (const deviceId of query.deviceIds) codecs.set(deviceId, await codecOfDevice(context, deviceId));
  const sent: SentValues[] = [];
  for (const { deviceId, measuredAt, ...message } of messages) {
    const read = await readStoredBy(context, message, codecs.get(deviceId) ?? null);
    const { values } = calibrate(read.values, definitions.get(deviceId) ?? [], measuredAt);
    sent.push({ deviceId, measuredAt, names: Object.keys(values) });
  }
  return sent;
}
