import { hoursAgo } from './builders.ts';

// A scale that follows the temperature, as the gateway tells of it.

const hours = 90 * 24;
const celsiusAt = (index: number) => 12 + 6 * Math.sin((index / 12) * Math.PI);
const perHour = (kgAt: (index: number) => number) => Array.from({ length: hours }, (_, index) => kgAt(index));
const colony = (index: number) => 32 + index / 400;

export const aReferenceWeighing = (part: object = {}) => ({
  __typename: 'ReferenceWeighing',
  id: '3',
  weighedAt: '2026-05-02T10:00:00Z',
  knownKg: 10,
  shownKg: 10.06,
  ...part,
});

export const aDrift = (part: object = {}) => ({
  __typename: 'TemperatureDrift',
  ...{ kgPerCelsius: 0.02, uncertaintyKgPerCelsius: 0.003, lagHours: 1, referenceCelsius: 12 },
  ...{ nightCount: 74, isWorthwhile: true },
  ...part,
});

interface Correction {
  __typename: string;
  kgPerCelsius: number;
  validFrom: string;
}

export const aScaleCheck = (part: object = {}) => ({
  __typename: 'ScaleCheck',
  id: '7',
  temperatureSource: 'WEATHER',
  drift: aDrift(),
  findings: [] as object[],
  correction: null as Correction | null,
  referenceWeighings: [aReferenceWeighing()],
  times: Array.from({ length: hours }, (_, index) => hoursAgo(hours - index)),
  weighed: perHour((index) => colony(index) + 0.02 * (celsiusAt(index) - 12)),
  corrected: perHour(colony),
  ...part,
});

/** Every fault that a scale can have. */
export const allFindings = [
  { kind: 'STUCK', time: '2026-06-01T04:00:00Z', kg: 31.5 },
  { kind: 'JUMPS', time: '2026-06-03T01:00:00Z', nightCount: 4 },
  { kind: 'FOOT_OFF', time: '2026-06-02T02:00:00Z', kg: 8.04 },
  { kind: 'CREEP', time: '2026-05-20T01:00:00Z', kgPerWeek: 0.42 },
  { kind: 'REFERENCE_OFF', time: '2026-05-02T10:00:00Z', kg: -0.61 },
  { kind: 'BATTERY', time: '2099-06-20T00:00:00Z', volts: 2.95 },
].map((finding) => ({
  __typename: 'ScaleFinding',
  ...{ kg: null, kgPerWeek: null, nightCount: null, volts: null },
  ...finding,
}));
