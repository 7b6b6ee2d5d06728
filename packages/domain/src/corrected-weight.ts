import type { StepKind } from './step-kinds.ts';
import type { Weighing } from './weighing.ts';
import type { WeightStep } from './weight-steps.ts';

export type KnownStep = Pick<WeightStep, 'since' | 'time' | 'kg'> & { kind: StepKind };

/** Whether it is no weight of the bees and stays off their scale: not their own doing, nor rain and snow, which dry off. */
export function isBeekeepers({ kind }: Pick<KnownStep, 'kind'>): boolean {
  return kind !== 'bees' && kind !== 'weather';
}

/** Rain and snow dry off within a day (Hiveeyes). */
const dryMs = 24 * 60 * 60_000;

/**
 * Weight as it would be had nobody been at the hive: equal to the raw curve up to the first step. What was weighed while
 * a step went on is left out: an open hive weighs anything. What the bees did stays.
 */
export function withoutSteps(weighings: readonly Weighing[], steps: readonly KnownStep[]): Weighing[] {
  const taken = steps.filter(({ kind }) => kind !== 'bees');
  return weighings.flatMap(({ time, kg }) => {
    if (taken.some((step) => step.since < time && time < step.time)) return [];
    return [{ time, kg: kg - taken.reduce((sum, step) => sum + weightAt(step, time), 0) }];
  });
}

function weightAt({ kind, kg, time: from }: KnownStep, time: number): number {
  if (time < from) return 0;
  return kind === 'weather' ? kg * Math.max(0, 1 - (time - from) / dryMs) : kg;
}
