import type { WeightReading } from '@skep/domain';
import { placementsOfHives } from '#measurements/series/series-store.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { lastWeighed } from './weight-store.ts';

/** A scale that sends every hour is never further off, and who opens a hive changes its weight. */
const longestMs = 3 * 60 * 60_000;

/** Of a device that always stood there. */
const epoch = new Date(0);

/** What scales below these hives weighed last before a moment, at most three hours before. */
export async function weightsAt(
  context: SignedInContext,
  hiveIds: readonly HiveId[],
  at: Date,
): Promise<Map<HiveId, WeightReading>> {
  const stood = (await placementsOfHives(context, hiveIds)).filter(
    ({ since = epoch, until }) => since <= at && (until === undefined || until > at),
  );
  const weighed = await lastWeighed(
    context,
    stood.map(({ deviceId }) => deviceId),
    { since: new Date(at.getTime() - longestMs), until: at },
  );
  const readings = new Map<HiveId, WeightReading>();
  for (const { deviceId, hiveId, since = epoch } of stood) {
    const last = weighed.get(deviceId);
    // One that was sent before the device came to this hive is of another.
    if (last === undefined || last.time < since || readings.has(hiveId)) continue;
    const kg = Math.round(last.kg * 100) / 100;
    readings.set(hiveId, { at: last.time.toISOString(), kg, device: last.device });
  }
  return readings;
}
