import type { WeightReading } from '@skep/domain';
import { placementsOfHives } from '#measurements/series/series-store.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { lastWeighed } from './weight-store.ts';

/** A scale that sends every hour is never further off, and who opens a hive changes its weight. */
const longestMs = 3 * 60 * 60_000;

/** Of a device that always stood there. */
const epoch = new Date(0);

/** What a scale below the hive weighed last before a moment; undefined where none did within three hours. */
export async function weightAt(
  context: SignedInContext,
  hiveId: HiveId,
  at: Date,
): Promise<WeightReading | undefined> {
  const since = new Date(at.getTime() - longestMs);
  const stood = (await placementsOfHives(context, [hiveId])).filter(
    ({ since: from = epoch, until }) => from <= at && (until === undefined || until > at),
  );
  const weighed = await lastWeighed(
    context,
    stood.map(({ deviceId }) => deviceId),
    { since, until: at },
  );
  if (weighed === undefined) return undefined;
  // One that was sent before the device came to this hive is of another.
  const place = stood.find(({ deviceId }) => deviceId === weighed.deviceId);
  if (place === undefined || weighed.time < (place.since ?? epoch)) return undefined;
  return { at: weighed.time.toISOString(), kg: Math.round(weighed.kg * 100) / 100, device: weighed.device };
}
