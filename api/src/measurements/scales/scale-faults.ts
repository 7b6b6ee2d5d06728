import type { ScaleFinding } from '@skep/domain';
import { chosenTimeZone } from '#account/settings/time-zone.ts';
import { asPerson } from '#platform/context/as-person.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { runParts } from '#platform/jobs/run-parts.ts';
import { scaleFindingsOf } from './scale-check.ts';
import { faultyScales, type ScaleToCheck, saveScaleCheck, scalesToCheck } from './scale-fault-store.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Each scale is checked once a day; of what was sent before it, nothing new can be said. */
const sentWithinMs = 2 * dayMs;
/** Shorter than a day, so that a busy hour does not make it two. */
const againAfterMs = 20 * hourMs;
/** So many in an hour; the others follow in the next one. */
const scalesAtOnce = 500;
/** As long as the longest rule looks back, and a few nights more. */
const checkedDays = 45;
/** Nobody has to know earlier that a battery will be weak. Our own figure. */
const batteryAheadMs = 14 * dayMs;
/** What was found longer ago may have been mended by now. */
const faultShownMs = 3 * dayMs;

/** Checks scales that nobody looks at, so that a person hears of a fault from Today and the morning notice. */
export async function checkScales(context: Context): Promise<void> {
  const now = context.clock.now().getTime();
  const scales = await scalesToCheck(context, {
    sentSince: new Date(now - sentWithinMs),
    checkedBefore: new Date(now - againAfterMs),
    most: scalesAtOnce,
  });
  await runParts(
    context,
    scales.map((scale) => ({ name: `scale ${scale.deviceId}`, run: () => checkOne(context, scale) })),
  );
}

async function checkOne(context: Context, scale: ScaleToCheck): Promise<void> {
  const { deviceId, ownerId } = scale;
  const now = context.clock.now();
  // Before it is checked: one that fails does not hold up the others each hour.
  await saveScaleCheck(context, deviceId, now);
  const person = asPerson(context, ownerId, { isShownHivesOfOthers: false });
  const zone = zoneAt(scale.longitude) ?? (await chosenTimeZone(context, ownerId)) ?? 'UTC';
  const findings = await scaleFindingsOf(person, deviceId, zone, checkedDays);
  await saveScaleCheck(
    context,
    deviceId,
    now,
    findings.some((finding) => isUrgent(finding, now)),
  );
}

function isUrgent({ kind, time }: ScaleFinding, now: Date): boolean {
  return kind !== 'battery' || time <= now.getTime() + batteryAheadMs;
}

/** The clock of the sun there, since bees and beekeepers follow it. Names of such zones have the opposite sign. */
function zoneAt(longitude: number | undefined): string | undefined {
  if (longitude === undefined) return undefined;
  const hours = Math.round(longitude / 15);
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

/** The person's scales on these hives with which something is wrong, by the last check of each. */
export function faultsOfScales(context: SignedInContext, hiveIds: readonly HiveId[]) {
  return faultyScales(context, hiveIds, new Date(context.clock.now().getTime() - faultShownMs));
}
