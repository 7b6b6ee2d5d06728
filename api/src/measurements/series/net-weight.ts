import { isBeekeepers, type KnownStep } from '@skep/domain';
import type { Summary } from '#platform/taxonomy/value-summary.ts';

/** A change of weight that a person made and no bee. */
export interface Jump {
  time: Date;
  kg: number;
}

/** What the bees did is slower than this, in kilograms within a quarter of an hour. */
const thresholdKg = 0.75;

/** How long before and after an inspection a jump is taken for the beekeeper's. */
export const frameMs = 2 * 60 * 60_000;
export const stepMs = 15 * 60_000;

export interface Layout {
  start: Date;
  end: Date;
}

/** Stretches of time around inspections; those that touch are one. */
export function framesOf(inspections: readonly Date[]): Layout[] {
  const frames: Layout[] = [];
  for (const time of inspections.toSorted((a, b) => a.getTime() - b.getTime())) {
    const start = new Date(Math.floor((time.getTime() - frameMs) / stepMs) * stepMs);
    const end = new Date(Math.ceil((time.getTime() + frameMs) / stepMs) * stepMs);
    const last = frames.at(-1);
    if (last !== undefined && start <= last.end) last.end = end;
    else frames.push({ start, end });
  }
  return frames;
}

/** The jumps among the mean weights of a frame's quarters of an hour; undefined ones are filled by a straight line. */
export function jumpsIn({ start }: Layout, weights: readonly (number | undefined)[]): Jump[] {
  const jumps: Jump[] = [];
  let known: { index: number; kg: number } | undefined;
  for (const [index, kg] of weights.entries()) {
    if (kg === undefined) continue;
    if (known !== undefined) {
      const steps = index - known.index;
      const perStep = (kg - known.kg) / steps;
      for (let step = 1; step <= steps && Math.abs(perStep) > thresholdKg; step += 1)
        jumps.push({ time: new Date(start.getTime() + (known.index + step) * stepMs), kg: perStep });
    }
    known = { index, kg };
  }
  return jumps;
}

/** Jumps as far as nobody said what they were; of what was answered those that were a beekeeper's work. */
export function withAnswers(jumps: readonly Jump[], answered: readonly KnownStep[]): Jump[] {
  const isAnswered = ({ time }: Jump) =>
    answered.some((step) => step.since - stepMs <= time.getTime() && time.getTime() <= step.time + stepMs);
  return [
    ...jumps.filter((jump) => !isAnswered(jump)),
    ...answered.filter(isBeekeepers).map(({ time, kg }) => ({ time: new Date(time), kg })),
  ].toSorted((one, other) => one.time.getTime() - other.time.getTime());
}

/** Jumps that follow one another without a quiet quarter of an hour: one visit to the scale. */
interface Visit {
  start: Date;
  end: Date;
  kg: number;
  /** Mean weight of the last bin before it; undefined while none is known. */
  before: number | undefined;
}

/** In bins so narrow the weight itself tells how much of a jump is in them; in wider ones the bees' own work hides it. */
const narrowMs = 60 * 60_000;

/**
 * Weight without what people put on and took off, from 0 on.
 * @param end of the last bin.
 */
export function netWeights(
  starts: readonly Date[],
  end: Date,
  weights: readonly (Summary | undefined)[],
  jumps: readonly Jump[],
): (Summary | undefined)[] {
  const visits = visitsOf(jumps);
  let base: number | undefined;
  return weights.map((summary, index) => {
    const start = starts[index];
    if (summary === undefined || start === undefined) return undefined;
    const bin = { start, end: starts[index + 1] ?? end };
    const [count, mean, min, max] = summary;
    let shift = 0;
    for (const visit of visits) {
      if (bin.end <= visit.start) visit.before = mean;
      shift += visit.kg * shareOf(visit, bin, mean);
    }
    base ??= mean - shift;
    shift += base;
    return [count, mean - shift, min - shift, max - shift];
  });
}

function visitsOf(jumps: readonly Jump[]): Visit[] {
  const visits: Visit[] = [];
  for (const { time, kg } of jumps) {
    const start = new Date(time.getTime() - stepMs);
    const end = new Date(time.getTime() + stepMs);
    const last = visits.at(-1);
    if (last === undefined || start >= last.end) visits.push({ start, end, kg, before: undefined });
    else Object.assign(last, { end, kg: last.kg + kg });
  }
  return visits;
}

/** How much of what a visit changed is in a bin: 0 before it, 1 after it. */
function shareOf({ start, end, kg, before }: Visit, bin: Layout, mean: number): number {
  if (bin.end <= start) return 0;
  if (bin.start >= end) return 1;
  const length = bin.end.getTime() - bin.start.getTime();
  if (before !== undefined && length <= narrowMs) return kg === 0 ? 0 : within((mean - before) / kg);
  const middle = (start.getTime() + end.getTime()) / 2;
  return within((bin.end.getTime() - middle) / length);
}

function within(share: number): number {
  return Math.max(0, Math.min(1, share));
}
