import { type DayOfYear, feedings, harvestDay, superDay, swarmDay, syrupKgPerLitre } from './yearly-work.ts';

/** A hive with sensors, as it might be. The same number makes the same year. */
export interface SimulatedHive {
  number: number;
  /** Kilograms after the harvest, with everything on the scale. */
  harvestedKg: number;
  /** How good a year it has: 1 is an ordinary one. */
  strength: number;
  /** Whether half of its bees leave in May. */
  isSwarming: boolean;
}

export interface SimulatedMoment {
  time: Date;
  values: Record<string, number>;
}

const quarterMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** From one harvest to the next, and some days. */
const sinceHarvestDays = 380;

/**
 * Messages each quarter of an hour, up to now, with the gaps and the noise that radios and sensors have. What a hive
 * weighs follows from the day, whenever the messages begin: so more of them continue the ones before.
 */
export function* simulatedMessages(hive: SimulatedHive, now: Date, days: number): Generator<SimulatedMoment> {
  const end = Math.floor(now.getTime() / quarterMs) * quarterMs;
  const random = randomFrom(hive.number);
  let kg = hive.harvestedKg;
  const begin = end - Math.floor((days * dayMs) / quarterMs) * quarterMs;
  const harvested = begin - sinceHarvestDays * dayMs;
  for (let at = harvested; at <= end; at += quarterMs) {
    const day = dayOfYear(at);
    const hour = (at % dayMs) / 3_600_000;
    const weather = weatherAt(Math.floor(at / dayMs) + hive.number, day, hour);
    const noise = (width: number) => (random() - 0.5) * width;
    kg += gainOf(day, hour, weather, hive.strength);
    kg = afterWork(kg, hive, at);
    if (at < begin) continue;
    // A message in two hundred is lost, and once a year the network was away for a day and a half.
    if (random() < 0.005 || (day >= 310 && day < 311.5)) continue;
    const brood = broodCelsius(day, weather.celsius);
    const volts = 3.62 - 0.25 * (day / 366) + weather.celsius * 0.002;
    yield {
      time: new Date(at),
      values: {
        t: round(weather.celsius + noise(0.4), 2),
        t_i: round(brood + noise(0.2), 2),
        h: round(clamp(62 + (35 - brood) * 0.9 + noise(3), 20, 98), 1),
        weight_kg: round(kg - outKg(day, hour, weather, hive.strength) + noise(0.04), 2),
        s_tot: round(clamp(4 + 6 * season(day) + 2 * weather.flying + noise(1.5), 0, 20), 0),
        bv: round(volts + noise(0.01), 2),
        bat_perc: round(clamp((volts - 3) * 160, 0, 100), 0),
        rssi: round(-97 + noise(14), 0),
      },
    };
  }
}

interface Weather {
  celsius: number;
  /** 0 to 1: how much bees fly. */
  flying: number;
}

/** Middle of Europe: coldest at the end of January, warmest in the afternoon, a few days of the same kind in a row. */
function weatherAt(dayNumber: number, day: number, hour: number): Weather {
  const spell = Math.sin(dayNumber / 3.1) + Math.sin(dayNumber / 7.7) + 0.6 * Math.sin(dayNumber / 1.7);
  const daily = (4.5 + 2.5 * season(day)) * Math.sin(((hour - 9) / 24) * 2 * Math.PI);
  const celsius = 10.5 - 8.5 * Math.cos(((day - 25) / 365) * 2 * Math.PI) + 2.4 * spell + daily;
  const isDay = hour > 7 && hour < 19;
  return { celsius, flying: isDay ? clamp((celsius - 11) / 9, 0, 1) : 0 };
}

/** 0 in winter, 1 in June. */
function season(day: number): number {
  return clamp(0.5 - 0.72 * Math.cos(((day + 8) / 365) * 2 * Math.PI), 0, 1);
}

function broodCelsius(day: number, outside: number): number {
  const withBrood = clamp((season(day) - 0.1) * 5, 0, 1);
  return withBrood * 34.9 + (1 - withBrood) * (23 + outside * 0.25);
}

/** Kilograms in this quarter: stores are eaten day and night, nectar comes in flying weather while something blooms. */
function gainOf(day: number, hour: number, { flying }: Weather, strength: number): number {
  const eaten = (0.035 + 0.12 * season(day)) / 96;
  const bloom = Math.exp(-(((day - 128) / 16) ** 2)) + 0.9 * Math.exp(-(((day - 176) / 14) ** 2));
  const dried = hour < 6 ? 0.15 * bloom * strength : 0;
  return (1.15 * bloom * flying * strength) / 40 - dried / 24 - eaten;
}

/** After what people do, in the morning, and after a swarm around noon. */
function afterWork(kg: number, { harvestedKg, isSwarming }: SimulatedHive, at: number): number {
  if (isAt(at, superDay, 10)) return kg + 6.5;
  if (isAt(at, harvestDay, 10)) return Math.min(kg, harvestedKg);
  if (feedings.days.some((each) => isAt(at, each, 10))) return kg + feedings.litres * syrupKgPerLitre;
  if (isSwarming && isAt(at, swarmDay, 11)) return kg - 2.4;
  return kg;
}

const isAt = (at: number, { month, day }: DayOfYear, hour: number) =>
  at === Date.UTC(new Date(at).getUTCFullYear(), month - 1, day, hour);

/** Foragers that are on their way. */
function outKg(day: number, hour: number, { flying }: Weather, strength: number): number {
  const midday = Math.exp(-(((hour - 13) / 3.2) ** 2));
  return 0.7 * season(day) * flying * midday * strength;
}

function dayOfYear(at: number): number {
  return (at - Date.UTC(new Date(at).getUTCFullYear(), 0, 1)) / dayMs;
}

/** The same figures for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
