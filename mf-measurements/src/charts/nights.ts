import type { ChartPeriod } from '@skep/charts';

/** As charts draw them. */
export function nightsOf({ nights }: { nights: readonly { start: string; end: string }[] }): ChartPeriod[] {
  return nights.map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) }));
}
