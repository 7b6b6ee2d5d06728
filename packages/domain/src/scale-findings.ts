import { weakBatteryVolts } from './alert-templates.ts';
import { scaleDrift } from './scale-calibration.ts';
import { median, nightsIn } from './weighing.ts';

/** What a scale showed in an hour. */
export interface ScaleHour {
  /** Start of the hour, in milliseconds since 1970. */
  time: number;
  leastKg: number;
  kg: number;
  greatestKg: number;
  /** Around the scale; undefined: not known. */
  celsius: number | undefined;
  /** Of the battery; undefined: the device does not send it. */
  volts: number | undefined;
}

/** A known weight that was put on the scale, and what it showed. */
export interface ReferenceWeighing {
  time: number;
  knownKg: number;
  shownKg: number;
}

export const scaleFindingKinds = ['stuck', 'jumps', 'foot_off', 'creep', 'reference_off', 'battery'] as const;

/** What is wrong with a scale, for people. Times are milliseconds since 1970. */
export type ScaleFinding =
  /** It has shown exactly the same weight since then. */
  | { kind: 'stuck'; time: number; kg: number }
  /** In so many nights it jumped and came back, the last time then. */
  | { kind: 'jumps'; nightCount: number; time: number }
  /** At night it lost a large part of the weight for good. */
  | { kind: 'foot_off'; time: number; kg: number }
  /** Since then its weight moves by so much in a week, more than a wintering colony can. */
  | { kind: 'creep'; time: number; kgPerWeek: number }
  /** A known weight was shown wrong by so much. */
  | { kind: 'reference_off'; time: number; kg: number }
  /** The battery is weak then, if it goes on losing as it does. */
  | { kind: 'battery'; time: number; volts: number };

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/**
 * What can be said of a scale from what it sent. All bounds without a source are our own figures.
 * @param hours in order, without gaps filled
 * @param isNight whether the bees are at home and nobody is at the hive
 */
export function scaleFindings(
  hours: readonly ScaleHour[],
  references: readonly ReferenceWeighing[],
  isNight: (time: number) => boolean,
): ScaleFinding[] {
  const nights = nightsIn(hours, isNight);
  return [
    stuckSince(hours),
    jumpsIn(nights),
    footOff(nights.flat()),
    creepOf(hours, nights),
    wrongReference(references),
    batteryEnd(hours),
  ].filter((finding) => finding !== undefined);
}

/** A colony eats 33 g a day at least (HiveScale): in a week a scale that shows tenths of a kilogram must move. */
const stuckMs = 7 * dayMs;
/** The load cells of a scale with nothing on it show nothing, and that is right. */
const emptyKg = 1;

function stuckSince(hours: readonly ScaleHour[]): ScaleFinding | undefined {
  const last = hours.at(-1);
  if (last === undefined || Math.abs(last.kg) < emptyKg) return undefined;
  const isSame = ({ leastKg, greatestKg }: ScaleHour) => leastKg === last.kg && greatestKg === last.kg;
  const since = hours[hours.findLastIndex((hour) => !isSame(hour)) + 1]?.time ?? last.time;
  return last.time - since >= stuckMs ? { kind: 'stuck', time: since, kg: last.kg } : undefined;
}

/** Wind and a mouse move a hive by less. */
const jumpKg = 0.5;
/** One is a gust or a badger. */
const fewestJumps = 3;
const jumpsWithinMs = 30 * dayMs;

function jumpsIn(nights: readonly ScaleHour[][]): ScaleFinding | undefined {
  const since = (nights.at(-1)?.[0]?.time ?? 0) - jumpsWithinMs;
  const jumps = nights.flatMap((night) => night.find((hour, place) => isJump(hour, night, place)) ?? []);
  const recent = jumps.filter(({ time }) => time >= since);
  const last = recent.at(-1);
  if (last === undefined || recent.length < fewestJumps) return undefined;
  return { kind: 'jumps', nightCount: recent.length, time: last.time };
}

/** Within an hour of the night it went away and came back: rain stays until morning. */
function isJump({ leastKg, greatestKg }: ScaleHour, night: readonly ScaleHour[], place: number): boolean {
  const [before, after] = [night[place - 1], night[place + 1]];
  if (before === undefined || after === undefined) return false;
  const base = (before.kg + after.kg) / 2;
  const isBack = Math.abs(after.kg - before.kg) < jumpKg / 2;
  return isBack && Math.max(greatestKg - base, base - leastKg) > jumpKg;
}

/** One foot of four bears a quarter; less than this part is a harvest's or a swarm's, more is a hive that was taken away. */
const footPart = { least: 0.15, greatest: 0.85 } as const;
const footKg = 3;
/** Two hours of one night: between two nights anybody may have harvested. */
const withinNightMs = 2 * hourMs;
/** So many figures say that it stays. */
const levelCount = 4;

function footOff(nightHours: readonly ScaleHour[]): ScaleFinding | undefined {
  for (let place = nightHours.length - levelCount; place >= levelCount; place -= 1) {
    const [hour, before] = [nightHours[place], nightHours[place - 1]];
    if (hour === undefined || before === undefined || hour.time - before.time > withinNightMs) continue;
    const level = (from: number) => median(nightHours.slice(from, from + levelCount).map(({ kg }) => kg));
    const [beforeKg, lostKg] = [before.kg, before.kg - level(place)];
    const part = lostKg / beforeKg;
    const isLarge = lostKg >= footKg && part >= footPart.least && part <= footPart.greatest;
    const isSudden = beforeKg - hour.kg > lostKg / 2;
    // A hive that was heavy for an hour had a visitor.
    const wasSteady = Math.abs(level(place - levelCount) - beforeKg) < lostKg / 2;
    const isStill = Math.abs(before.kg - lostKg - (nightHours.at(-1)?.kg ?? 0)) < lostKg / 2;
    if (isLarge && isSudden && wasSteady && isStill) return { kind: 'foot_off', time: hour.time, kg: lostKg };
  }
  return undefined;
}

/** Colder than this hardly a bee flies (Burrill and Dietz 1981, Apidologie 12, 319–328): nothing is brought in. */
const flightCelsius = 10;
/** A warm noon of a winter brings nothing in either. */
const warmHours = 0.05;
const creepNights = 21;
/** A wintering colony eats 50 g a day at most (HiveScale); three times that is the scale, or a leak. */
const mostLossPerDayKg = 0.15;
/** Bees at home gain nothing; the figure leaves room for damp wood. */
const mostGainPerDayKg = 0.03;

/** Only in weeks without flight: the median of changes from night to night, which snow that falls and melts does not move. */
function creepOf(hours: readonly ScaleHour[], nights: readonly ScaleHour[][]): ScaleFinding | undefined {
  const recent = nights
    .slice(-creepNights)
    .map((night) => ({ time: night[0]?.time ?? 0, kg: median(night.map(({ kg }) => kg)) }));
  const since = recent[0]?.time ?? 0;
  const celsius = hours.flatMap((hour) => (hour.time >= since ? (hour.celsius ?? []) : []));
  const warm = celsius.filter((each) => each >= flightCelsius).length / celsius.length;
  // Also where no temperature is known.
  if (recent.length < creepNights || !(warm <= warmHours)) return undefined;
  const changes = recent.slice(1).map(({ time, kg }, place) => {
    const before = recent[place] ?? { time, kg };
    return ((kg - before.kg) / (time - before.time)) * dayMs;
  });
  const perDayKg = median(changes);
  if (perDayKg <= mostGainPerDayKg && perDayKg >= -mostLossPerDayKg) return undefined;
  return { kind: 'creep', time: since, kgPerWeek: perDayKg * 7 };
}

function wrongReference(references: readonly ReferenceWeighing[]): ScaleFinding | undefined {
  const last = references.toSorted((one, other) => one.time - other.time).at(-1);
  if (last === undefined) return undefined;
  const { offByKg, isTooMuch } = scaleDrift(last.shownKg, last.knownKg);
  return isTooMuch ? { kind: 'reference_off', time: last.time, kg: offByKg } : undefined;
}

const batteryDays = 30;
const fewestBatteryDays = 10;
/** Later than this nobody plans for. */
const batteryAheadMs = 60 * dayMs;
/** Of one cell of lithium, or of two dry cells: those of 6 or 12 V end elsewhere. */
const cellVolts = 4.3;

/** By the least of each day, along the median of all slopes between them (Theil and Sen): sun on a panel makes bad days. */
function batteryEnd(hours: readonly ScaleHour[]): ScaleFinding | undefined {
  const days = [...Map.groupBy(hours, ({ time }) => Math.floor(time / dayMs))]
    .flatMap(([day, ofDay]) => {
      const volts = ofDay.flatMap((hour) => hour.volts ?? []);
      return volts.length === 0 ? [] : [{ day, volts: Math.min(...volts) }];
    })
    .slice(-batteryDays);
  const last = days.at(-1);
  if (last === undefined || days.length < fewestBatteryDays || last.volts > cellVolts) return undefined;
  const slopes = days.flatMap((one, place) =>
    days.slice(place + 1).map((other) => (other.volts - one.volts) / (other.day - one.day)),
  );
  const now = median(days.slice(-3).map(({ volts }) => volts));
  const perDay = median(slopes);
  const inDays = now <= weakBatteryVolts ? 0 : perDay < 0 ? (weakBatteryVolts - now) / perDay : Infinity;
  if (inDays * dayMs > batteryAheadMs) return undefined;
  return { kind: 'battery', time: (last.day + Math.round(inDays)) * dayMs, volts: now };
}
