import { definitionsOfDevices } from '#measurements/devices/definition-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { calibrate } from './calibration.ts';
import { type MessagesSince, messagesSince } from './recalibration-store.ts';
import { readStored } from './stored-message.ts';

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
  return messages.map(({ deviceId, raw, receivedAt, measuredAt }) => {
    const read = readStored(raw, receivedAt);
    const { values } = calibrate(read.values, definitions.get(deviceId) ?? [], measuredAt);
    return { deviceId, measuredAt, names: Object.keys(values) };
  });
}
