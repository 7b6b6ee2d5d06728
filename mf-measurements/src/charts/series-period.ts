import type { Interval, SeriesPeriod } from '../generated/graphql.ts';
import { type Period, rangeOf, textOf } from './period.ts';

const intervalNames = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
} as const satisfies Record<string, Interval>;

/** The period as it is queried: the same words for the same address, so that cached answers are found again. */
export function seriesPeriodOf(period: Period, clock: Date): SeriesPeriod {
  return period.kind === 'recent'
    ? { interval: intervalNames[period.interval], back: period.back }
    : seriesPeriodOfRange(rangeOf(period, clock));
}

/** From one clock to another, without a zone. */
export function seriesPeriodOfRange({ start, end }: { start: Date; end: Date }): SeriesPeriod {
  const wire = (moment: Date) => textOf(moment).replace('T', ' ');
  return { start: wire(start), end: wire(end) };
}
