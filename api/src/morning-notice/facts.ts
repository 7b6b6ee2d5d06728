import { isHiveThere, type TodayFacts, wireTimeOf } from '@skep/domain';
import { ownAlerts } from '#alerts/alerts/service.ts';
import { placeShown } from '#hives/apiaries/apiary.ts';
import { ownApiaries } from '#hives/apiaries/service.ts';
import { dueOnClock } from '#inspections/reminders/reminder.ts';
import { remindersToDo } from '#inspections/reminders/service.ts';
import { openTasks } from '#inspections/tasks/store.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import { dues } from '#registers/dues/dues.ts';
import { dayForecasts } from '#weather/current/day-forecasts.ts';

/** What `todayLines` of the domain reads, and the names of what its lines are about, by id. */
export interface KnownToday {
  facts: TodayFacts;
  apiaryNames: ReadonlyMap<string, string>;
  hiveNames: ReadonlyMap<string, string>;
  deviceNames: ReadonlyMap<string, string>;
  ruleNames: ReadonlyMap<string, string>;
  taskTitles: ReadonlyMap<string, string>;
  /** Of reminders with words. */
  reminderTexts: ReadonlyMap<string, string>;
}

/** The same facts as the screen of today has, on the clock of this zone. */
export async function knownToday(context: SignedInContext, timeZone: string): Promise<KnownToday> {
  const dayAt = (moment: Date) => wireTimeOf(moment, timeZone).slice(0, 10);
  const apiaries = await ownApiaries(context, { filter: {}, slice: undefined, isWithHives: true });
  const hives = apiaries.flatMap((one) => one.hives);
  const devices = hives.flatMap((hive) => hive.devices.map((device) => ({ ...device, hiveId: hive.id })));
  const alerts = (await ownAlerts(context, { isOpen: true })).filter(({ endedAt }) => !endedAt);
  const tasks = await openTasks(context);
  const reminders = await remindersToDo(context);
  const forecasts = await dayForecasts(context);
  const { waits, plannedCounts, flows, stores, faultyScales } = await dues(context);
  const ofHive = <Fact extends { hiveId: number }>(fact: Fact) => ({ ...fact, hiveId: String(fact.hiveId) });
  return {
    facts: {
      today: dayAt(context.clock.now()),
      apiaries: apiaries.map(({ apiary }) => ({ id: String(apiary.id), place: placeOf(apiary) })),
      hives: hives.map(({ id, apiaryId, access, life, queen, lastInspection }) => ({
        ...{ id: String(id), apiaryId: String(apiaryId), isOwn: access === 'owner' },
        hasBees: isHiveThere(life.state),
        needsAttention: lastInspection?.needsAttention ?? false,
        inspectedOn: lastInspection?.inspectedLocal.slice(0, 10),
        isQueenless: life.state === 'queenless',
        queen: queen && { birthDate: queen.birthDate, isFertilized: queen.isFertilized },
      })),
      alerts: alerts.map(({ id, hiveId, firstAt }) => ({
        ...{ id: String(id), hiveId: hiveId && String(hiveId), since: dayAt(firstAt) },
      })),
      silentDevices: devices.flatMap(({ id, hiveId, lastMessageAt, isOnline }) =>
        lastMessageAt && !isOnline
          ? [{ id: String(id), hiveId: String(hiveId), since: dayAt(lastMessageAt) }]
          : [],
      ),
      tasks: tasks.map(({ id, day, hiveIds, hives: there, apiaryId }) => ({
        ...{ id: String(id), day, hiveIds: hiveIds.map(String) },
        apiaryIds: [...new Set(apiaryId === undefined ? there.map((hive) => hive.apiaryId) : [apiaryId])].map(
          String,
        ),
      })),
      reminders: reminders.map(({ id, dueLocal, timeZone: zone, hiveId, apiaryId }) => ({
        ...{ id: String(id), hiveId: String(hiveId), apiaryId: String(apiaryId) },
        day:
          dueLocal === undefined
            ? undefined
            : dueOnClock({ dueLocal, timeZone: zone }, timeZone)?.slice(0, 10),
      })),
      waits: waits.map(ofHive),
      plannedCounts: plannedCounts.map(ofHive),
      flows: flows.map(ofHive),
      stores: stores.map(ofHive),
      faultyScales: faultyScales.map(({ deviceId, hiveId }) => ({
        ...{ deviceId: String(deviceId), hiveId: String(hiveId) },
      })),
      forecasts: forecasts.map(({ apiaryId, days }) => ({ apiaryId: String(apiaryId), days })),
    },
    apiaryNames: namesOf(apiaries.map(({ apiary }) => [apiary.id, apiary.name])),
    hiveNames: namesOf(hives.map(({ id, name }) => [id, name])),
    deviceNames: namesOf(devices.map(({ id, name }) => [id, name])),
    ruleNames: namesOf(alerts.map(({ id, ruleName }) => [id, ruleName])),
    taskTitles: namesOf(tasks.map(({ id, title }) => [id, title])),
    reminderTexts: namesOf(reminders.map(({ id, text }) => [id, text])),
  };
}

/** About where it is, if somebody has said so. */
function placeOf(apiary: Parameters<typeof placeShown>[0]) {
  const { latitude, longitude } = placeShown(apiary).coordinates ?? {};
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function namesOf(names: readonly (readonly [number, string | undefined])[]): ReadonlyMap<string, string> {
  return new Map(names.flatMap(([id, name]) => (name === undefined ? [] : [[String(id), name] as const])));
}
