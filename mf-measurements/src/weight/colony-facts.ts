import { type DailyGain, dayOfFlow, type Flow, flowsIn, type MonthlyUse, monthlyUse } from '@skep/domain';
import type { ColonyWeightAnswer } from './step.ts';

/** What a year of daily gains tells. */
export interface ColonyFacts {
  gains: readonly DailyGain[];
  /** Days with a moderate or a strong gain, and those with a strong one alone. */
  gainingDays: number;
  strongDays: number;
  flows: readonly Flow[];
  /** Of all flows. */
  flowKg: number;
  months: readonly MonthlyUse[];
}

export function factsOf(days: ColonyWeightAnswer['days']): ColonyFacts {
  const gains = days.map(({ day, gainKg }) => ({ day, kg: gainKg ?? undefined }));
  const kinds = gains.map(({ kg }) => dayOfFlow(kg));
  const strongDays = kinds.filter((kind) => kind === 'strong').length;
  const flows = flowsIn(gains);
  return {
    gains,
    gainingDays: strongDays + kinds.filter((kind) => kind === 'moderate').length,
    strongDays,
    flows,
    flowKg: flows.reduce((sum, { kg }) => sum + kg, 0),
    months: monthlyUse(gains),
  };
}

const fewestBars = 30;

/** The days of a period, or the last thirty up to its end where it is shorter. */
export function shownGains(gains: readonly DailyGain[], firstDay: string): readonly DailyGain[] {
  const ofPeriod = gains.filter(({ day }) => day >= firstDay);
  return ofPeriod.length >= fewestBars ? ofPeriod : gains.slice(-fewestBars);
}
