import { instantOfWireTime, isHiveThere, weightGains, wireTimeOf } from '@skep/domain';
import { preferencesOf } from '#account/settings/preferences.ts';
import { ownAlerts } from '#alerts/alerts/service.ts';
import type { Hive } from '#hives/queries/hive.ts';
import { seenHives } from '#hives/queries/store.ts';
import { remindersToDo } from '#inspections/reminders/service.ts';
import { openTasks } from '#inspections/tasks/store.ts';
import { yearAgo } from '#measurements/series/last-year.ts';
import { lastOfDevices } from '#measurements/series/series-store.ts';
import { correctedWeights } from '#measurements/weight-corrections/gains-of-hives.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { honeyWaits } from '#registers/entries/service.ts';
import { broodOf } from './brood.ts';
import type { ShownHive } from './messages.ts';

/** A day and a night more than a gain needs, since the newest message may be some hours old. */
const gainDays = 3;
/** In brood first, then outside. */
const temperatures = ['t_i', ...Array.from({ length: 10 }, (_, place) => `t_${place}`), 't'];

/** What is known now of these hives of the person, without those that are lost, sold or united. */
export async function knownHives(context: SignedInContext, ids: readonly HiveId[]): Promise<ShownHive[]> {
  const hives = (await seenHives(context, { ids })).filter(({ life }) => isHiveThere(life.state));
  if (hives.length === 0) return [];
  const { timeZone = 'UTC' } = await preferencesOf(context, context.user.id);
  const measured = await measuredOf(context, hives);
  const visits = await nextVisits(context);
  const waits = await runningWaits(context, timeZone);
  const probed = ids.filter((id) => measured(id).hasProbe);
  const brood = await broodOf(context, ids, probed, timeZone);
  const open = (await ownAlerts(context, { isOpen: true })).filter(({ endedAt }) => !endedAt);
  const withAlert = new Set(open.map(({ hiveId }) => hiveId));
  return hives.map(({ id, name, apiaryName, devices, lastInspection }) => ({
    ...{ id, name, apiaryName, hasDevice: devices.length > 0 },
    ...measured(id).values,
    hasBrood: brood.get(id),
    lastMessageAt: newestOf(devices.flatMap(({ lastMessageAt }) => lastMessageAt ?? [])),
    isSilent:
      devices.length === 0
        ? undefined
        : devices.some(({ isOnline, lastMessageAt }) => lastMessageAt !== undefined && !isOnline),
    hasAlert: withAlert.has(id),
    honeyFrom: waits.get(id),
    lastVisitAt: lastInspection && instantOfWireTime(lastInspection.inspectedLocal, lastInspection.timeZone),
    nextVisitOn: visits.get(id),
  }));
}

async function measuredOf(context: SignedInContext, hives: readonly Hive[]) {
  const devices = new Map(hives.map((hive) => [hive.id, hive.devices.map(({ id }) => id)]));
  const newest = await lastOfDevices(context, [...devices.values()].flat(), yearAgo(context.clock));
  const weights = await correctedWeights(context, [...devices.keys()], gainDays);
  return (id: HiveId) => {
    const there = devices.get(id) ?? [];
    const readings = there.flatMap((device) => newest.filter(({ deviceId }) => deviceId === device));
    const latestOf = (name: string) =>
      readings.map(({ quantities }) => quantities[name]).find((value) => value !== undefined);
    return {
      hasProbe: latestOf('t_i') !== undefined,
      values: {
        weightKg: latestOf('weight_kg'),
        gainKg: gainOf(weights.get(id) ?? []),
        temperatureC: temperatures.map(latestOf).find((value) => value !== undefined),
      },
    };
  };
}

function gainOf(weighings: Parameters<typeof weightGains>[0]): number | undefined {
  const until = weighings.at(-1)?.time;
  return until === undefined
    ? undefined
    : weightGains(weighings, { from: undefined, until, zone: 'UTC' }).day;
}

/** The day of the first open task or reminder of each hive; it is in the past if nobody came. */
async function nextVisits(context: SignedInContext): Promise<Map<HiveId, string>> {
  const tasks = await openTasks(context);
  const reminders = await remindersToDo(context);
  return bestOf(
    [
      ...tasks.flatMap(({ day, hiveIds }) => hiveIds.map((hiveId) => ({ hiveId, day }))),
      ...reminders.map(({ hiveId, dueLocal }) => ({ hiveId, day: dueLocal?.slice(0, 10) })),
    ],
    (day, other) => day < other,
  );
}

/** The day on which the last of the withdrawal periods of each hive is over, of those that run today. */
async function runningWaits(context: SignedInContext, timeZone: string): Promise<Map<HiveId, string>> {
  const today = wireTimeOf(context.clock.now(), timeZone).slice(0, 10);
  const waits = (await honeyWaits(context)).filter(
    ({ from, honeyFrom }) => from <= today && today < honeyFrom,
  );
  return bestOf(
    waits.map(({ hiveId, honeyFrom: day }) => ({ hiveId, day })),
    (day, other) => day > other,
  );
}

function bestOf(
  days: readonly { hiveId: HiveId; day: string | undefined }[],
  isBetter: (day: string, other: string) => boolean,
): Map<HiveId, string> {
  const best = new Map<HiveId, string>();
  for (const { hiveId, day } of days) {
    const other = best.get(hiveId);
    if (day !== undefined && (other === undefined || isBetter(day, other))) best.set(hiveId, day);
  }
  return best;
}

function newestOf(times: readonly Date[]): Date | undefined {
  return times.toSorted((one, other) => other.getTime() - one.getTime())[0];
}
