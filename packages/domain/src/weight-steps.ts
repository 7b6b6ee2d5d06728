import { inOrder, median, type Weighing } from './weighing.ts';

/** A change of a hive's weight that is faster than bees bring in or eat. */
export interface WeightStep {
  /** The last moment before it, in milliseconds since 1970. */
  since: number;
  /** The first moment after it. */
  time: number;
  /** More than before, or less where it is below nothing. */
  kg: number;
  /** What the scale showed before it. */
  beforeKg: number;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Faster than this is no weight of bees: what BEEP leaves out as a step, in a quarter of an hour. */
const abruptKg = 0.75;
const abruptMs = 15 * minuteMs;
/** A colony on rape or acacia brings in 10 kg a day: over a silence of the scale so much may be the bees'. */
const busiestKgPerMs = 10 / dayMs;
/** A swarm leaves within half an hour and is 1.5 kg at least (HiveScale): what is as fast and as heavy is a step too. */
const swarmMs = 30 * minuteMs;
export const leastSwarmKg = 1.5;
/** Of such a change the parts that matter; our own figure. */
const partKg = 0.25;
/** What is put on and taken off within one visit is one step; our own figure. */
const visitMs = 45 * minuteMs;
/** An inspection explains what happened two hours before and after it; our own figure. */
export const nearVisitMs = 2 * 60 * minuteMs;
/** So many figures on either side tell what the scale showed: one alone may be a slip of the scale. */
const levelCount = 3;
const levelMs = 30 * minuteMs;

/**
 * Steps of a weight curve, the oldest first. Small ones, from 0.75 kg on, only near a visit that is known of.
 * @param visits when somebody was at the hive, in milliseconds since 1970.
 */
export function findSteps(weighings: readonly Weighing[], visits: readonly number[] = []): WeightStep[] {
  const points = inOrder(weighings);
  const timeRanges = joined(jumpPlaces(points), points);
  return timeRanges.flatMap(([first, last], index) => {
    const from = timeRanges[index - 1]?.[1] ?? 0;
    const to = timeRanges[index + 1]?.[0] ?? points.length - 1;
    const before = points.slice(Math.max(from, first - levelCount + 1), first + 1);
    const after = points.slice(last, Math.min(to + 1, last + levelCount));
    const [start, end] = [points[first], points[last]];
    if (start === undefined || end === undefined || before.length < 2 || after.length < 2) return [];
    const beforeKg = levelOf(before, start.time);
    const step = { since: start.time, time: end.time, kg: levelOf(after, end.time) - beforeKg, beforeKg };
    const isVisited = visits.some((visit) => isNear(visit, step));
    return Math.abs(step.kg) >= (isVisited ? abruptKg : leastSwarmKg) ? [step] : [];
  });
}

/** Whether a moment belongs to a step: within two hours of it. */
export function isNear(time: number, step: Pick<WeightStep, 'since' | 'time'>): boolean {
  return time >= step.since - nearVisitMs && time <= step.time + nearVisitMs;
}

/** Whether a day later the scale showed about what it had shown before, as after rain. */
export function isGoneInADay(
  weighings: readonly Weighing[],
  { time, kg, beforeKg }: Pick<WeightStep, 'time' | 'kg' | 'beforeKg'>,
): boolean {
  const laterKg = levelOf(weighings, time + dayMs);
  return Math.abs(laterKg - beforeKg) < Math.abs(kg) / 2;
}

/** Places of the figures that lie a fast change above or below those before them. */
function jumpPlaces(points: readonly Weighing[]): number[] {
  const places = new Set<number>();
  let first = 0;
  for (const [place, point] of points.entries()) {
    const former = points[place - 1];
    if (former === undefined) continue;
    if (isAbrupt(former, point)) places.add(place);
    while (point.time - (points[first]?.time ?? point.time) > swarmMs) first += 1;
    const change = point.kg - (points[first]?.kg ?? point.kg);
    if (Math.abs(change) < leastSwarmKg) continue;
    for (let part = first + 1; part <= place; part += 1)
      if (Math.sign(change) * ((points[part]?.kg ?? 0) - (points[part - 1]?.kg ?? 0)) >= partKg)
        places.add(part);
  }
  return [...places].toSorted((one, other) => one - other);
}

function isAbrupt(former: Weighing, point: Weighing): boolean {
  const silenceMs = Math.max(0, point.time - former.time - abruptMs);
  return Math.abs(point.kg - former.kg) > abruptKg + silenceMs * busiestKgPerMs;
}

/** Jumps of one visit together: the last place before it and the first after it. */
function joined(places: readonly number[], points: readonly Weighing[]): [number, number][] {
  const timeRanges: [number, number][] = [];
  for (const place of places) {
    const last = timeRanges.at(-1);
    const quietMs = (points[place - 1]?.time ?? 0) - (points[last?.[1] ?? 0]?.time ?? 0);
    if (last !== undefined && quietMs <= visitMs) last[1] = place;
    else timeRanges.push([place - 1, place]);
  }
  return timeRanges;
}

/** Of figures within half an hour: over hours the bees' own work would be taken for a part of the step. */
function levelOf(points: readonly Weighing[], edge: number): number {
  const near = points.filter(({ time }) => Math.abs(time - edge) <= levelMs);
  return median(near.map(({ kg }) => kg));
}
