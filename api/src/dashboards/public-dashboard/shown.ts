import {
  type DashboardInterval,
  type DashboardPart,
  instantOfWireTime,
  isoWithOffset,
  isSunUp,
  type WeatherCondition,
} from '@skep/domain';
import type { Hive } from '#hives/queries/hive.ts';
import { seenHives } from '#hives/queries/store.ts';
import { yearAgo } from '#measurements/series/last-year.ts';
import { measuringOf, requestedHives } from '#measurements/series/requested-devices.ts';
import { resolutionOf } from '#measurements/series/resolution.ts';
import { type SeriesSource, seriesOfAll } from '#measurements/series/series.ts';
import { lastOfDevices } from '#measurements/series/series-store.ts';
import { type Window, windowOfInterval } from '#measurements/series/window.ts';
import type { Context } from '#platform/context/context.ts';
import type { ApiaryId, HiveId } from '#platform/context/ids.ts';
import { type QuantityName, rounded, roundingOf } from '#platform/taxonomy/quantities.ts';
import { currentProvider } from '#weather/core/current-provider.ts';
import { hoursOf } from '#weather/core/hours-store.ts';
import { type ApiaryWithWeather, apiariesWithWeather } from '#weather/core/place-store.ts';
import { type Dashboard, logoAddressOf } from '../core/dashboard.ts';
import { type Degrees, type RegionMap, regionMapAt } from './region-map.ts';

/** What a code opens. Of the dashboard itself, visitors are sent `shownFields` alone. */
export interface ShownDashboard extends Dashboard {
  logoUrl: string | undefined;
  /** Of its curves. */
  start: Date;
  end: Date;
  /** Seconds until the content may change. */
  renewSeconds: number;
  /** Where the bins of all curves begin. */
  times: readonly Date[];
  hives: readonly ShownHive[];
}

export interface ShownHive extends Pick<Hive, 'id' | 'name' | 'color' | 'layers' | 'devices'> {
  newest: readonly { quantity: QuantityName; value: number; at: Date }[];
  /** One value for each time; null: no measurement. */
  curves: readonly { quantity: QuantityName; mean: readonly (number | null)[] }[];
  inspection: ShownInspection | undefined;
  weather: ShownWeather | undefined;
  /** To a tenth of a degree, about ten kilometres. */
  place: (Degrees & RegionMap) | undefined;
}

export interface ShownInspection {
  inspectedLocal: string;
  /** With the offset of its zone. */
  inspectedAt: string;
  impression: number | undefined;
  notes: string | undefined;
}

export interface ShownWeather {
  temperatureCelsius: number | undefined;
  condition: WeatherCondition | undefined;
  isDay: boolean;
}

const probes = ['t_0', 't_1', 't_2', 't_3', 't_4', 't_5', 't_6', 't_7', 't_8', 't_9'] as const;

/** What is measured of each part; the newest value of each is shown, and curves of some. */
const quantitiesOf: Partial<Record<DashboardPart, readonly QuantityName[]>> = {
  weight: ['weight_kg'],
  temperature: ['t_i', ...probes, 't'],
  sound: ['s_spl', 's_tot'],
  bees: ['bc_i', 'bc_o', 'bc_tot'],
};
const drawnParts = ['weight', 'temperature'] as const;

/** How long an answer is cached, and after which time a screen queries again. */
function renewSecondsOf({ interval }: { interval: DashboardInterval }): number {
  return interval === 'hour' ? 60 : interval === 'day' ? 120 : 300;
}

/** Reads it as who has the code: what a dashboard does not see of a hive is not there. */
export async function shownDashboard(context: Context, dashboard: Dashboard): Promise<ShownDashboard> {
  const guest: Context = {
    ...context,
    user: undefined,
    guest: { kind: 'dashboard', dashboardId: dashboard.id },
  };
  const hives = await hivesInTurn(guest, dashboard);
  const { window, times, measured } = await measuredAt(guest, dashboard, hives);
  const outside = await outsideOf(guest, dashboard, hives);
  return {
    ...dashboard,
    logoUrl: logoAddressOf(dashboard, context.addresses),
    ...window,
    renewSeconds: renewSecondsOf(dashboard),
    times,
    hives: hives.map(({ id, name, color, layers, devices, lastInspection, apiaryId }, index) => ({
      ...{ id, name, color, layers, devices },
      newest: measured[index]?.newest ?? [],
      curves: measured[index]?.curves ?? [],
      inspection: dashboard.parts.includes('inspections')
        ? inspectionOf(lastInspection, dashboard)
        : undefined,
      weather: outside.get(apiaryId)?.weather,
      place: outside.get(apiaryId)?.place,
    })),
  };
}

/** In the owner's order: those with a device, or all. If no hive has a device, all are shown too. */
async function hivesInTurn(guest: Context, { hiveIds, showsAll }: Dashboard): Promise<Hive[]> {
  const found = new Map((await seenHives(guest, { ids: hiveIds })).map((hive) => [hive.id, hive]));
  const hives = hiveIds.flatMap((id) => found.get(id) ?? []);
  const measured = hives.filter(({ devices }) => devices.length > 0);
  return showsAll || measured.length === 0 ? hives : measured;
}

function inspectionOf(last: Hive['lastInspection'], { parts }: Dashboard): ShownInspection | undefined {
  if (last === undefined) return undefined;
  const { inspectedLocal, timeZone, impression, notes } = last;
  const instant = instantOfWireTime(inspectedLocal, timeZone);
  return {
    inspectedLocal,
    inspectedAt: instant === undefined ? inspectedLocal : isoWithOffset(instant, timeZone),
    impression,
    notes: parts.includes('notes') ? notes : undefined,
  };
}

async function measuredAt(guest: Context, dashboard: Dashboard, hives: readonly Hive[]) {
  const now = guest.clock.now();
  const window = windowOf(dashboard, now);
  const devices = await requestedHives(
    guest,
    hives.map(({ id }) => ({ id, isPlaceShown: false })),
  );
  const sources = hives.map(
    ({ id }): SeriesSource => devices.get(id) ?? { definitions: [], placements: [], isPlaceShown: false },
  );
  const { intervalMinutes = 1 } = devices.size === 0 ? {} : measuringOf([...devices.values()]);
  const interval = dashboard.interval === 'selection' ? undefined : dashboard.interval;
  const series = await seriesOfAll(guest, sources, {
    window,
    resolution: resolutionOf(interval, window, intervalMinutes),
    zone: 'UTC',
    names: namesOf(dashboard, drawnParts),
  });
  const newest = await newestOf(guest, sources, namesOf(dashboard));
  return {
    window,
    times: series[0]?.starts ?? [],
    measured: series.map(({ columns }, index) => ({
      newest: newest[index] ?? [],
      curves: namesOf(dashboard, drawnParts).flatMap((name) => {
        const column = columns.get(name);
        const round = roundingOf(name);
        return column === undefined
          ? []
          : [
              {
                quantity: name,
                mean: column.map((summary) => (summary === undefined ? null : round(summary[1]))),
              },
            ];
      }),
    })),
  };
}

function namesOf({ parts }: Dashboard, among: readonly DashboardPart[] = parts): QuantityName[] {
  return among.filter((part) => parts.includes(part)).flatMap((part) => quantitiesOf[part] ?? []);
}

/** Of the days that were chosen, or so long until now. */
function windowOf({ interval, startsOn, endsOn }: Dashboard, now: Date): Window {
  if (interval !== 'selection') return windowOfInterval(interval, 0, { now, zone: 'UTC', isRelative: true });
  const dayMs = 86_400_000;
  const end = new Date(Date.parse(`${endsOn}T00:00:00Z`) + dayMs);
  return { start: new Date(`${startsOn}T00:00:00Z`), end };
}

/** The newest value of each quantity that was measured on the hive, by a device that is still there. */
async function newestOf(guest: Context, sources: readonly SeriesSource[], names: readonly QuantityName[]) {
  const present = sources.map(({ placements }) => placements.filter(({ until }) => until === undefined));
  const deviceIds = [...new Set(present.flat().map(({ deviceId }) => deviceId))];
  const last = new Map(
    (await lastOfDevices(guest, deviceIds, yearAgo(guest.clock))).map((each) => [each.deviceId, each]),
  );
  return present.map((placements) => {
    const seen = placements.flatMap(({ deviceId, since }) => {
      const message = last.get(deviceId);
      return message === undefined || (since !== undefined && message.time < since) ? [] : [message];
    });
    const newestFirst = seen.toSorted((one, other) => other.time.getTime() - one.time.getTime());
    return names.flatMap((name) => {
      const message = newestFirst.find(({ quantities }) => quantities[name] !== undefined);
      const value = message?.quantities[name];
      return message === undefined || value === undefined
        ? []
        : [{ quantity: name, value: rounded(name, value), at: message.time }];
    });
  });
}

interface Outside {
  weather: ShownWeather | undefined;
  place: ShownHive['place'];
}

/** The region of each hive, and no smaller place. */
async function outsideOf(
  guest: Context,
  { parts }: Dashboard,
  hives: readonly Hive[],
): Promise<Map<ApiaryId, Outside>> {
  const isWanted = parts.includes('weather') || parts.includes('map');
  if (!isWanted) return new Map();
  const apiaries = await apiariesWithWeather(guest, [...new Set(hives.map(({ apiaryId }) => apiaryId))]);
  const outside = new Map<ApiaryId, Outside>();
  for (const apiary of apiaries) {
    outside.set(apiary.id, {
      weather: parts.includes('weather') ? await weatherAt(guest, apiary) : undefined,
      place: parts.includes('map') && apiary.degrees ? placeAt(apiary.degrees) : undefined,
    });
  }
  return outside;
}

function placeAt(degrees: Degrees): ShownHive['place'] {
  return { ...degrees, ...regionMapAt(degrees) };
}

/** What is older is no weather of now. */
const freshMs = 3 * 60 * 60_000;

async function weatherAt(guest: Context, { place }: ApiaryWithWeather): Promise<ShownWeather | undefined> {
  if (place === undefined || (await currentProvider(guest)) === undefined) return undefined;
  const now = guest.clock.now();
  const hours = await hoursOf(
    guest,
    place.id,
    new Date(now.getTime() - freshMs),
    new Date(now.getTime() + 1),
  );
  const newest = hours.at(-1);
  if (newest === undefined) return undefined;
  const { temperature } = newest.values;
  return { temperatureCelsius: temperature, condition: newest.condition, isDay: isSunUp(place, now) };
}

/** For the old wire, which asks for one of them. */
export function shownHive({ hives }: ShownDashboard, id: HiveId): ShownHive | undefined {
  return hives.find((hive) => hive.id === id);
}
