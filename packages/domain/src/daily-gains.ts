import { instantOfWireTime, wireTimeOf } from './date-formats.ts';
import { inOrder, type Weighing } from './weighing.ts';

/** What a hive became heavier by from one midnight to the next. */
export interface DailyGain {
  /** YYYY-MM-DD, by the clock of the zone. */
  day: string;
  /** Below nothing: it became lighter. Undefined where the scale was silent about a midnight. */
  kg: number | undefined;
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Of a midnight within a longer silence nothing is said; our own figure. */
const longestSilenceMs = 6 * hourMs;

/** Of each whole day between the first figure and the last. Of a corrected curve it is what bees brought in or ate. */
export function dailyGains(weighings: readonly Weighing[], zone: string): DailyGain[] {
  const points = inOrder(weighings);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return [];
  const weightAt = weightsBetween(points);
  const midnights = midnightsFrom(first.time, last.time, zone).map(({ day, time }) => ({
    day,
    kg: weightAt(time),
  }));
  return midnights.slice(0, -1).map(({ day, kg }, index) => {
    const next = midnights[index + 1]?.kg;
    return { day, kg: kg === undefined || next === undefined ? undefined : next - kg };
  });
}

function midnightsFrom(start: number, end: number, zone: string): { day: string; time: number }[] {
  const midnights: { day: string; time: number }[] = [];
  // Days of the calendar have 24 hours where no clock is: in UTC.
  for (let noon = Date.parse(`${dayOf(start, zone)}T12:00:00Z`); ; noon += dayMs) {
    const day = new Date(noon).toISOString().slice(0, 10);
    const time = instantOfWireTime(day, zone)?.getTime() ?? noon;
    if (time > end) return midnights;
    if (time >= start) midnights.push({ day, time });
  }
}

/** By a straight line between the figures around a moment. Moments are requested in their order. */
function weightsBetween(points: readonly Weighing[]): (time: number) => number | undefined {
  let place = 0;
  return (time) => {
    while ((points[place]?.time ?? Infinity) < time) place += 1;
    const [before, after] = [points[place - 1], points[place]];
    if (after?.time === time) return after.kg;
    if (before === undefined || after === undefined) return undefined;
    const silenceMs = after.time - before.time;
    if (silenceMs > longestSilenceMs) return undefined;
    return before.kg + ((after.kg - before.kg) * (time - before.time)) / silenceMs;
  };
}

const dayOf = (time: number, zone: string) => wireTimeOf(new Date(time), zone).slice(0, 10);
