import type { Figures } from './figures.ts';

/** A change of weight that a person made and no bee. */
export interface Jump {
  time: Date;
  kg: number;
}

/** What the bees did is slower than this, in kilograms within a quarter of an hour (rest-api 1.11). */
const thresholdKg = 0.75;

/** How long before and after an inspection a jump is taken for the beekeeper's. */
export const frameMs = 2 * 60 * 60_000;
export const stepMs = 15 * 60_000;

export interface Frame {
  start: Date;
  end: Date;
}

/** Stretches of time around inspections; those that touch are one. */
export function framesOf(inspections: readonly Date[]): Frame[] {
  const frames: Frame[] = [];
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
export function jumpsIn({ start }: Frame, weights: readonly (number | undefined)[]): Jump[] {
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

/**
 * Weight without what people put on and took off, from 0 on. In a bin with a jump it counts for the part of the bin
 * that comes after it.
 * @param end of the last bin.
 */
export function netWeights(
  starts: readonly Date[],
  end: Date,
  weights: readonly (Figures | undefined)[],
  jumps: readonly Jump[],
): (Figures | undefined)[] {
  let base: number | undefined;
  return weights.map((figures, index) => {
    const start = starts[index];
    if (figures === undefined || start === undefined) return undefined;
    const removed = jumpsBefore(jumps, start, starts[index + 1] ?? end);
    base ??= figures[1] - removed;
    const shift = removed + base;
    return [figures[0], figures[1] - shift, figures[2] - shift, figures[3] - shift];
  });
}

function jumpsBefore(jumps: readonly Jump[], start: Date, end: Date): number {
  const length = end.getTime() - start.getTime();
  return jumps.reduce((sum, { time, kg }) => {
    const share = (end.getTime() - time.getTime()) / length;
    return sum + kg * Math.max(0, Math.min(1, share));
  }, 0);
}
