import { dayAfter } from './day-after.ts';
import { type DayWeather, matingDays } from './opening-weather.ts';
import type { Place } from './places.ts';
import { type ClimateZone, climateZone, inspectionDays, swarmingMonths } from './season.ts';
import { areStoresShort, type InspectedStores } from './winter-stores.ts';

/** A hive, as far as it matters today. */
export interface TodayHive {
  id: string;
  apiaryId: string;
  /** Whether it is the person’s own: nobody is told what others have to do. */
  isOwn: boolean;
  hasBees: boolean;
  /** As the last inspection says. */
  needsAttention: boolean;
  /** YYYY-MM-DD of the last inspection; undefined: there was none. */
  inspectedOn: string | undefined;
  /** Somebody has said so. */
  isQueenless: boolean;
  queen: { birthDate: string | undefined; isFertilized: boolean } | undefined;
}

/** All that is known of a person’s bees and plans. Days are YYYY-MM-DD on the clock of the person. */
export interface TodayFacts {
  today: string;
  apiaries: readonly { id: string; place: Place | undefined }[];
  hives: readonly TodayHive[];
  /** Alerts that go on. */
  alerts: readonly { id: string; hiveId: string | undefined; since: string }[];
  /** Devices that should have sent something since. */
  silentDevices: readonly { id: string; hiveId: string; since: string }[];
  /** Own ones on own hives, with which something is wrong. */
  faultyScales: readonly { deviceId: string; hiveId: string }[];
  /** Open ones. */
  tasks: readonly {
    id: string;
    day: string | undefined;
    hiveIds: readonly string[];
    apiaryIds: readonly string[];
  }[];
  reminders: readonly { id: string; day: string | undefined; hiveId: string; apiaryId: string }[];
  /** Withdrawal periods. */
  waits: readonly { hiveId: string; from: string; honeyFrom: string }[];
  plannedCounts: readonly { hiveId: string; day: string }[];
  /** Of hives with a scale, the latest one of each. */
  flows: readonly { hiveId: string; from: string; to: string }[];
  /** Of hives without a scale, what the newest inspection says that says anything of it. */
  stores: readonly InspectedStores[];
  /** Of today and the next days, where it is known. */
  forecasts: readonly { apiaryId: string; days: readonly DayWeather[] }[];
}

/** Kinds of lines, the most urgent first. A plan is a task or a reminder. */
export const todayKinds = [
  'alert',
  'attention',
  'stores',
  'late_plan',
  'silent_device',
  'faulty_scale',
  'mite_count',
  'plan',
  'flow',
  'inspection',
  'honey',
  'mating',
] as const;

export type TodayKind = (typeof todayKinds)[number];

/** One thing that matters today, and what it is about. */
export interface TodayLine {
  /** The same as long as it is about the same. */
  key: string;
  kind: TodayKind;
  /** Of the alert, device, task or reminder; of lines about hives that of their apiary. */
  id: string;
  source: 'alert' | 'device' | 'task' | 'reminder' | 'hives';
  /** Since when, or for when it was planned; undefined: since ever. */
  day: string | undefined;
  hiveIds: readonly string[];
  /** Where it is to be done; empty: anywhere. */
  apiaryIds: readonly string[];
}

/** So many days after the end of a withdrawal period people are told that it ended; our own figure. */
const honeyNews = 3;

/** A flow ends with two days without a gain; today is not over. */
export const idleDaysOfFlow = 2;

/** What matters today, in the order of urgency, then of days. The order of the facts changes nothing. */
export function todayLines(facts: TodayFacts): TodayLine[] {
  const hiveOf = new Map(facts.hives.map((hive) => [hive.id, hive]));
  const apiariesOf = (hiveId: string | undefined) => [hiveOf.get(hiveId ?? '')?.apiaryId ?? []].flat();
  const own = facts.hives.filter(({ isOwn, hasBees }) => isOwn && hasBees);
  const isDue = ({ day }: { day: string | undefined }) => day !== undefined && day <= facts.today;
  const planKind = (day: string | undefined) =>
    day !== undefined && day < facts.today ? 'late_plan' : 'plan';
  const lines: Omit<TodayLine, 'key'>[] = [
    ...facts.alerts.map(({ id, hiveId, since: day }) => ({
      ...({ kind: 'alert', source: 'alert', id, day } as const),
      ...{ hiveIds: [hiveId ?? []].flat(), apiaryIds: apiariesOf(hiveId) },
    })),
    ...facts.silentDevices.map(({ id, hiveId, since: day }) => ({
      ...({ kind: 'silent_device', source: 'device', id, day } as const),
      ...{ hiveIds: [hiveId], apiaryIds: apiariesOf(hiveId) },
    })),
    ...facts.faultyScales.map(({ deviceId: id, hiveId }) => ({
      ...({ kind: 'faulty_scale', source: 'device', id, day: undefined } as const),
      ...{ hiveIds: [hiveId], apiaryIds: apiariesOf(hiveId) },
    })),
    ...facts.tasks.filter(isDue).map(({ id, day, hiveIds, apiaryIds }) => ({
      ...({ kind: planKind(day), source: 'task', id, day, hiveIds, apiaryIds } as const),
    })),
    ...facts.reminders.filter(isDue).map(({ id, day, hiveId, apiaryId }) => ({
      ...({ kind: planKind(day), source: 'reminder', id, day } as const),
      ...{ hiveIds: [hiveId], apiaryIds: [apiaryId] },
    })),
    ...byApiary(
      'attention',
      own.filter(({ needsAttention }) => needsAttention).map((hive) => ({ hive, day: hive.inspectedOn })),
    ),
    ...byApiary('stores', storesShort(facts, own)),
    ...byApiary('inspection', inspectionsDue(facts, own)),
    ...byApiary('mite_count', countsDue(facts, own)),
    ...byApiary('flow', flowsOn(facts, own)),
    ...byApiary('honey', honeyFree(facts, own)),
    ...byApiary('mating', matingSoon(facts, own)),
  ];
  return lines
    .map((line) => ({ ...line, key: `${line.kind} ${line.source} ${line.id}` }))
    .toSorted(
      (one, other) =>
        todayKinds.indexOf(one.kind) - todayKinds.indexOf(other.kind) ||
        inOrder(one.day ?? '', other.day ?? '') ||
        inOrder(one.key, other.key),
    );
}

interface DueHive {
  hive: TodayHive;
  day: string | undefined;
}

/** One line for each apiary, of the earliest day of its hives. */
function byApiary(kind: TodayKind, due: readonly DueHive[]): Omit<TodayLine, 'key'>[] {
  return [...Map.groupBy(due, ({ hive }) => hive.apiaryId)].map(([id, hives]) => ({
    ...({ kind, source: 'hives', id } as const),
    day: hives.some(({ day }) => day === undefined)
      ? undefined
      : hives.flatMap(({ day }) => day ?? []).toSorted()[0],
    hiveIds: hives.map(({ hive }) => hive.id).toSorted(),
    apiaryIds: [id],
  }));
}

/** The zone of an apiary; of one whose place is not known that of the others. */
function zonesOf(apiaries: TodayFacts['apiaries']): ReadonlyMap<string, ClimateZone> {
  const places = apiaries.flatMap(({ place }) => place ?? []);
  const zoneOfAll = climateZone(places);
  return new Map(apiaries.map(({ id, place }) => [id, place ? climateZone([place]) : zoneOfAll]));
}

/** Hives whose stores may be eaten up soon, with the day of the figure. */
function storesShort({ today, apiaries, stores }: TodayFacts, own: readonly TodayHive[]): DueHive[] {
  const zones = zonesOf(apiaries);
  const storesOf = new Map(stores.map((one) => [one.hiveId, one]));
  return own.flatMap((hive) => {
    const known = storesOf.get(hive.id);
    const zone = zones.get(hive.apiaryId) ?? 'northern';
    return known && areStoresShort(known, today, zone) ? [{ hive, day: known.day }] : [];
  });
}

/** Hives that nobody has inspected for the days of the rhythm of the swarming season, while that lasts at their place. */
function inspectionsDue({ today, apiaries }: TodayFacts, own: readonly TodayHive[]): DueHive[] {
  const month = Number(today.slice(5, 7));
  const inSeason = new Set(
    [...zonesOf(apiaries)].filter(([, zone]) => swarmingMonths(zone).includes(month)).map(([id]) => id),
  );
  return own
    .filter(
      ({ apiaryId, inspectedOn }) =>
        inSeason.has(apiaryId) &&
        (inspectedOn === undefined || dayAfter(inspectedOn, inspectionDays) <= today),
    )
    .map((hive) => ({ hive, day: hive.inspectedOn }));
}

/** Hives whose next count was planned and whose day has come. */
function countsDue({ today, plannedCounts: planned }: TodayFacts, own: readonly TodayHive[]): DueHive[] {
  const dayOf = new Map(planned.map(({ hiveId, day }) => [hiveId, day]));
  return own.flatMap((hive) => {
    const day = dayOf.get(hive.id);
    return day === undefined || day > today ? [] : [{ hive, day }];
  });
}

/** Hives that gain, or gained until so few days ago that the flow has not ended. */
function flowsOn({ today, flows }: TodayFacts, own: readonly TodayHive[]): DueHive[] {
  const flowOf = new Map(flows.map((flow) => [flow.hiveId, flow]));
  return own.flatMap((hive) => {
    const flow = flowOf.get(hive.id);
    return flow === undefined || dayAfter(flow.to, idleDaysOfFlow) < today ? [] : [{ hive, day: flow.from }];
  });
}

/** Hives whose honey may be taken again since a few days, and of which no other withdrawal period lasts. */
function honeyFree({ today, waits }: TodayFacts, own: readonly TodayHive[]): DueHive[] {
  const waitsOf = Map.groupBy(waits, ({ hiveId }) => hiveId);
  return own.flatMap((hive) => {
    const all = waitsOf.get(hive.id) ?? [];
    if (all.some(({ from, honeyFrom }) => from <= today && today < honeyFrom)) return [];
    const day = all
      .map(({ honeyFrom }) => honeyFrom)
      .filter((free) => free <= today && today < dayAfter(free, honeyNews))
      .toSorted()
      .at(-1);
    return day === undefined ? [] : [{ hive, day }];
  });
}

/** A queen who does not lay after so many days lays no more workers; our own figure. */
const matingAge = 42;

/** Hives that wait for a queen to lay, where queens can fly out today or on one of the next days; with that day. */
function matingSoon({ today, forecasts }: TodayFacts, own: readonly TodayHive[]): DueHive[] {
  const dayOf = new Map(forecasts.map(({ apiaryId, days }) => [apiaryId, matingDays(days, today)[0]]));
  return own.flatMap((hive) => {
    const day = dayOf.get(hive.apiaryId);
    return day !== undefined && waitsForLaying(hive, today) ? [{ hive, day }] : [];
  });
}

function waitsForLaying({ isQueenless, queen }: TodayHive, today: string): boolean {
  if (isQueenless) return true;
  if (queen?.birthDate === undefined || queen.isFertilized) return false;
  return queen.birthDate <= today && today <= dayAfter(queen.birthDate, matingAge);
}

/** Of texts for programs: the same in every language. */
function inOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
