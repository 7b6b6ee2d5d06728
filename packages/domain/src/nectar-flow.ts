import type { DailyGain } from './daily-gains.ts';

/** How a day was for the bees: what they brought in within it (HiveScale). */
export type DayOfFlow = 'strong' | 'moderate' | 'none' | 'loss';

export const dailyFlowKg = { strong: 1, moderate: 0.2, loss: -0.2 } as const;

/** Undefined where nobody knows. */
export function dayOfFlow(kg: number | undefined): DayOfFlow | undefined {
  if (kg === undefined) return undefined;
  if (kg >= dailyFlowKg.strong) return 'strong';
  if (kg >= dailyFlowKg.moderate) return 'moderate';
  return kg <= dailyFlowKg.loss ? 'loss' : 'none';
}

/** Days in which bees bring in more than they eat. */
export interface Flow {
  /** YYYY-MM-DD, the first gaining day. */
  from: string;
  /** The last one. */
  to: string;
  /** All that was gained and lost from the first to the last. */
  kg: number;
}

// As BroodMinder has it.
const startDays = 3;
const stopDays = 2;
const restartDays = 7;

/** Flows among these days, which are in order: each begins with three gaining days and ends with two that are none. */
export function flowsIn(gains: readonly DailyGain[]): Flow[] {
  const flows: { first: number; last: number }[] = [];
  let run = 0;
  for (const [index, { kg }] of gains.entries()) {
    const isGaining = kg !== undefined && kg >= dailyFlowKg.moderate;
    run = isGaining ? run + 1 : 0;
    if (!isGaining) continue;
    const flow = flows.at(-1);
    const idleDays = index - (flow?.last ?? -Infinity) - 1;
    if (
      flow !== undefined &&
      (idleDays < stopDays || (run >= startDays && idleDays < restartDays + startDays))
    )
      flow.last = index;
    else if (run >= startDays) flows.push({ first: index - startDays + 1, last: index });
  }
  return flows.flatMap(({ first, last }) => {
    const [from, to] = [gains[first]?.day, gains[last]?.day];
    return from === undefined || to === undefined
      ? []
      : [{ from, to, kg: totalKg(gains.slice(first, last + 1)) }];
  });
}

/** Of the days that are known, or of flows. */
export function totalKg(gains: readonly Pick<DailyGain, 'kg'>[]): number {
  return gains.reduce((sum, { kg = 0 }) => sum + kg, 0);
}
