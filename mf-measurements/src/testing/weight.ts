import { hoursAgo } from './builders.ts';

// A year of a hive as the gateway tells it: a flow in early summer, a harvest, a winter; and its last day with a super.

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const days = 360;

const gainOf = (daysAgo: number) => {
  if (daysAgo % 47 === 0) return null;
  if (daysAgo > 150 && daysAgo < 190) return 0.9 + Math.sin(daysAgo) * 0.8;
  return daysAgo < 150 ? -0.04 : -0.03 + Math.sin(daysAgo) * 0.02;
};

export const aStep = (part: object = {}) => ({
  __typename: 'WeightStep',
  id: '7@step',
  deviceId: '7',
  since: hoursAgo(9),
  time: hoursAgo(8),
  kg: 6.2,
  supposed: 'SUPER_ADDED',
  answer: null as string | null,
  kind: 'SUPER_ADDED',
  mayAnswer: true,
  ...part,
});

export const harvest = aStep({
  id: '7@harvest',
  time: hoursAgo(14),
  kg: -21.4,
  supposed: 'HARVESTED',
  answer: 'HARVESTED',
  kind: 'HARVESTED',
});

const bins = 96;
const grown = (index: number) => 61 + index * 0.015;
const worked = (index: number) => (index > 63 ? -15.2 : index > 39 ? -21.4 : 0);
const perBin = (valueAt: (index: number) => number) =>
  Array.from({ length: bins }, (_, index) => valueAt(index));

export const aColonyWeight = (part: object = {}) => ({
  __typename: 'ColonyWeight',
  start: hoursAgo(24),
  end: hoursAgo(0),
  times: Array.from({ length: bins }, (_, index) => hoursAgo(24 - index / 4)),
  weighed: perBin((index) => grown(index) + worked(index)),
  corrected: perBin(grown),
  days: Array.from({ length: days }, (_, index) => ({
    __typename: 'DayOfColony',
    day: new Date(Date.now() - (days - index) * dayMs).toISOString().slice(0, 10),
    gainKg: gainOf(days - index),
  })),
  steps: [harvest, aStep()],
  ...part,
});
