import { hoursAgo } from './builders.ts';

// A day of a hive in flow as the gateway tells it, with a gap in its weight.

const bins = 96;
const swing = (index: number) => Math.sin((index / bins) * 2 * Math.PI);

function quantity(
  key: string,
  unit: string,
  valueAt: (index: number) => number | null,
  spread = 0,
  length = bins,
) {
  const mean = Array.from({ length }, (_, index) => valueAt(index));
  return {
    __typename: 'SeriesOfQuantity',
    quantity: key,
    unit,
    mean,
    min: mean.map((value) => value && value - spread),
    max: mean.map((value) => value && value + spread),
  };
}

const weight = (index: number) => (index > 40 && index < 52 ? null : 41 + index * 0.02 - swing(index) * 0.6);

export const measured = [
  quantity('t', '°C', (index) => 14 - swing(index) * 6, 0.6),
  quantity('h', '%RH', (index) => 62 + swing(index) * 9),
  quantity('bv', 'V', () => 3.2),
  quantity('t_i', '°C', (index) => 34.9 + swing(index) * 0.3, 0.1),
  quantity('weight_kg', 'kg', weight, 0.08),
  quantity('bc_i', '#', (index) => Math.max(0, -swing(index) * 800)),
  quantity('s_bin_0_201', '-', (index) => 30 + swing(index) * 9),
  quantity('s_bin_201_402', '-', (index) => 70 + swing(index) * 20),
  quantity('s_bin_402_602', '-', (index) => 12 + swing(index) * 4),
  quantity('new_key', '-', (index) => index),
];

export const aSeries = (part: object = {}) => ({
  __typename: 'Series',
  deviceId: '7',
  start: hoursAgo(24),
  end: hoursAgo(0),
  nearestBefore: null as string | null,
  nearestAfter: null as string | null,
  times: Array.from({ length: bins }, (_, index) => hoursAgo(24 - index / 4)),
  quantities: measured,
  weather: null as object | null,
  nights: [{ __typename: 'Night', start: hoursAgo(18), end: hoursAgo(8) }],
  ...part,
});

export const emptySeries = (part: object = {}) => aSeries({ times: [], quantities: [], ...part });

/** Weights of so many hives over eight days, by the hour; each gains more than the one before. */
export const aHiveSeries = (hiveIds: readonly string[], part: object = {}) => {
  const hours = 8 * 24;
  const weightOf = (place: number) => (index: number) =>
    index % 50 === 40 ? null : 38 + place * 4 + (index / 24) * (0.2 + place * 0.3) - swing(index * 4) * 0.3;
  return {
    __typename: 'HiveSeries',
    start: hoursAgo(hours),
    end: hoursAgo(0),
    nearestBefore: null as string | null,
    nearestAfter: null as string | null,
    times: Array.from({ length: hours }, (_, index) => hoursAgo(hours - index)),
    hives: hiveIds.map((hiveId, place) => ({
      __typename: 'SeriesOfHive',
      hiveId,
      quantities: [quantity('weight_kg', 'kg', weightOf(place), 0.05, hours)],
    })),
    ...part,
  };
};

/** Each hive gains more than the one before; the scale of the third is silent. */
export const someGains = (hiveIds: readonly string[]) =>
  hiveIds.map((hiveId, place) => ({
    __typename: 'HiveGains',
    hiveId,
    dayKg: place === 2 ? null : 0.2 + place * 0.3,
    weekKg: place === 2 ? null : 1.4 + place * 2.1,
    periodKg: -0.4 + place * 2,
    seasonKg: 21.5 - place * 3,
  }));
