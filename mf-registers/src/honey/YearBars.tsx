import { CurveChart } from '@skep/charts';
import { useMemo } from 'react';
import type { HoneyYieldsQuery } from '../generated/graphql.ts';
import { useIntl } from '../use-honey-intl.ts';

const dayMs = 24 * 60 * 60_000;

/** A bar for each year. */
export function YearBars({ years }: { years: HoneyYieldsQuery['honeyYields']['years'] }) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'honey.barsOf' });
  const { times, curves, period } = useMemo(() => {
    const sorted = years.toSorted((a, b) => a.year - b.year);
    const starts = sorted.map(({ year }) => Date.UTC(year, 0, 1));
    const mean = sorted.map(({ kilograms }) => kilograms);
    return {
      times: starts,
      curves: [{ key: 'honey_kg', name: title, color: '#b5790b', mean }],
      period: { start: starts[0] ?? 0, end: (starts.at(-1) ?? 0) + dayMs },
    };
  }, [years, title]);
  return (
    <CurveChart
      title={title}
      form="bars"
      times={times}
      curves={curves}
      period={period}
      timeZone="UTC"
      moments="years"
      unit="kg"
      decimals={1}
      leastRange={1}
    />
  );
}
