import type { EditedDashboardFragment } from '../generated/graphql.ts';
import type { Shown, ShownHive } from '../public-dashboard/shown.ts';
import { aRegion } from './a-region.ts';

export type TestDashboard = EditedDashboardFragment & { __typename: 'Dashboard' };

export function aDashboard(overrides: Partial<TestDashboard> = {}): TestDashboard {
  return {
    __typename: 'Dashboard',
    id: '1',
    revision: 1,
    accessCode: 'K7TM2XQ9PA',
    url: 'https://skep.example/dashboard/K7TM2XQ9PA',
    title: 'Bees of the school',
    description: 'Beside the stairs',
    hiveIds: ['1', '2'],
    paceSeconds: 30,
    interval: 'WEEK',
    startsOn: null,
    endsOn: null,
    showsAll: false,
    parts: ['WEIGHT', 'TEMPERATURE', 'WEATHER', 'INSPECTIONS'],
    language: null,
    weightUnit: 'KG',
    temperatureUnit: 'CELSIUS',
    theme: 'DARK',
    sites: [],
    logoUrl: null,
    openings: [
      { __typename: 'DashboardOpening', day: '2026-06-03', count: 12 },
      { __typename: 'DashboardOpening', day: '2026-06-02', count: 7 },
    ],
    ...overrides,
  } as TestDashboard;
}

export function anOwnHive(number: number) {
  return {
    __typename: 'Hive' as const,
    id: String(number),
    name: `Hive ${number}`,
    color: ['#f8b133', '#8fae7a', '#7fa7c9'][number % 3] ?? null,
    isOwner: true,
    layers: (['HONEY', 'BROOD'] as const).map((kind) => ({
      __typename: 'HiveLayer' as const,
      id: `${number}${kind}`,
      kind,
      color: null,
      frameCount: 10,
    })),
  };
}

const hourMs = 60 * 60_000;
const hours = 7 * 24;

/** A week of a colony in June, which grows by what it brings home and loses some of it by night. */
export function aScreen(overrides: Partial<Shown> = {}): Shown {
  const end = Date.parse('2026-06-10T12:00:00Z');
  const start = end - hours * hourMs;
  const times = Array.from({ length: hours }, (_, hour) => new Date(start + hour * hourMs).toISOString());
  return {
    __typename: 'DashboardScreen',
    title: 'Bees of the school',
    paceSeconds: 30,
    interval: 'WEEK',
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    parts: ['WEIGHT', 'TEMPERATURE', 'SOUND', 'BEES', 'WEATHER', 'MAP', 'INSPECTIONS', 'NOTES'],
    language: null,
    weightUnit: 'KG',
    temperatureUnit: 'CELSIUS',
    theme: 'DARK',
    logoUrl: null,
    renewSeconds: 300,
    times,
    hives: [aShownHive(1, 'Linden'), aShownHive(2, 'Acacia'), aShownHive(3, 'Old pear tree')],
    ...overrides,
  } as Shown;
}

export function aShownHive(number: number, name: string, overrides: Partial<ShownHive> = {}): ShownHive {
  const mean = (of: (hour: number) => number) =>
    Array.from({ length: hours }, (_, hour) => Math.round(of(hour) * 100) / 100);
  const day = (hour: number) => Math.sin(((hour - 8) / 24) * 2 * Math.PI);
  const weight = mean((hour) => 38 + number + hour / 30 + day(hour) * 0.4);
  const outside = mean((hour) => 17 + day(hour) * 7);
  const inside = mean((hour) => 34.8 + day(hour) * 0.3);
  const at = new Date(Date.now() - 12 * 60_000).toISOString();
  return {
    __typename: 'ScreenHive',
    id: String(number),
    name,
    color: ['#f8b133', '#8fae7a', '#7fa7c9'][number % 3] ?? null,
    layers: (['HONEY', 'QUEEN_EXCLUDER', 'BROOD', 'BROOD'] as const).map((kind) => ({
      __typename: 'ScreenLayer',
      kind,
      color: null,
      frameCount: kind === 'QUEEN_EXCLUDER' ? null : 10,
    })),
    newest: [
      { __typename: 'ScreenValue', quantity: 'weight_kg', value: weight.at(-1) ?? 40, at },
      { __typename: 'ScreenValue', quantity: 't_i', value: 34.9, at },
      { __typename: 'ScreenValue', quantity: 't', value: 23.4, at },
      { __typename: 'ScreenValue', quantity: 'bc_i', value: 1240, at },
    ],
    curves: [
      { __typename: 'ScreenCurve', quantity: 'weight_kg', mean: weight },
      { __typename: 'ScreenCurve', quantity: 't_i', mean: inside },
      { __typename: 'ScreenCurve', quantity: 't', mean: outside },
    ],
    inspection: {
      __typename: 'ScreenInspection',
      inspectedAt: new Date(Date.now() - 3 * 24 * hourMs).toISOString(),
      impression: 8,
      notes: 'Calm bees, much brood, the first super is almost full.',
    },
    weather: {
      __typename: 'ScreenWeather',
      temperatureCelsius: 22.6,
      condition: 'PARTLY_CLOUDY',
      isDay: true,
    },
    place: { __typename: 'ScreenPlace', latitude: 52, longitude: 5.7, ...aRegion },
    ...overrides,
  } as ShownHive;
}
