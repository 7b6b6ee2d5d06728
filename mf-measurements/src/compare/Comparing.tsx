import { useUnits } from '@skep/remote-kit';
import { ScreenStates, Skeleton } from '@skep/ui';
import { useMemo } from 'react';
import { NothingMeasured } from '../charts/NothingMeasured.tsx';
import { localClock, type Period } from '../charts/period.ts';
import { hiveNames } from '../charts/source.ts';
import { ComparedChart } from './ComparedChart.tsx';
import { againstMean, comparedOf } from './compared.ts';
import type { Comparison } from './comparison.ts';
import { HiveGains, type HiveGainsProps } from './HiveGains.tsx';
import { useIntl } from './use-compare-intl.ts';
import type { ComparisonAnswer } from './useComparison.ts';
import { yearsOf } from './years.ts';

export interface ComparingProps {
  answer: ComparisonAnswer;
  series: NonNullable<ComparisonAnswer['hiveSeries']>;
  shown: Comparison;
  period: Period;
  /** The period by clocks as if they were UTC. */
  shownRange: { start: Date; end: Date };
  timeZone: string;
  isLoading: boolean;
  /** Whose gains, and of when. */
  variables: HiveGainsProps['variables'];
  onPeriod: (period: Period) => void;
  onShown: (shown: Comparison) => void;
}

/** Less than this nobody wants to see larger. */
const leastZoomMs = 10 * 60_000;

/** The compared hives, in the way that was chosen. */
export function Comparing({
  answer,
  series,
  shown,
  period,
  shownRange,
  timeZone,
  isLoading,
  ...on
}: ComparingProps) {
  const { formatMessage } = useIntl();
  const units = useUnits();
  const { measuredApiaries: apiaries, quantities } = answer;
  const { view, ownId, years } = shown;
  const quantity = view === 'gains' ? 'weight_kg' : shown.quantity;
  const names = useMemo(() => hiveNames(apiaries), [apiaries]);
  const compared = useMemo(
    () => comparedOf(series, { quantity, names, quantities, units }),
    [series, quantity, names, quantities, units],
  );
  const count = (compared?.curves.length ?? 0) - 1;
  const nameOfMean = formatMessage({ id: 'compare.meanOf' }, { count });
  const drawn = useMemo(() => {
    if (!compared) return undefined;
    if (view === 'years') return yearsOf(compared, shownRange, years);
    return view === 'mean' ? againstMean(compared, ownId, nameOfMean) : compared;
  }, [compared, view, shownRange, years, ownId, nameOfMean]);

  function zoom(start: number, end: number) {
    const minute = (time: number) => localClock(new Date(time)).toISOString().slice(0, 16);
    on.onPeriod({ kind: 'own', start: minute(start), end: minute(Math.max(end, start + leastZoomMs)) });
  }

  // What is there is the answer to another question.
  if (isLoading && (view === 'years' || !drawn)) return <Skeleton height={300} />;
  if (!drawn || drawn.curves.length === 0)
    return (
      <NothingMeasured
        series={series}
        period={period}
        onPeriod={on.onPeriod}
        never={{ text: formatMessage({ id: 'compare.never' }) }}
      />
    );
  switch (view) {
    case 'gains':
      return (
        <HiveGains
          variables={on.variables}
          names={names}
          sort={shown.sort}
          onSort={(sort) => on.onShown({ ...shown, sort })}
        />
      );
    case 'years':
      return (
        <ComparedChart
          compared={drawn}
          period={{ start: shownRange.start.getTime(), end: shownRange.end.getTime() }}
          timeZone="UTC"
          about={formatMessage({ id: 'compare.aboutYears' })}
        />
      );
    case 'mean':
      if (count < 1)
        return (
          <ScreenStates
            state={{
              kind: 'empty',
              title: formatMessage({ id: 'compare.twoNeededTitle' }),
              text: formatMessage({ id: 'compare.twoNeeded' }),
            }}
          >
            {null}
          </ScreenStates>
        );
  }
  return (
    <ComparedChart
      compared={drawn}
      period={{ start: Date.parse(series.start), end: Date.parse(series.end) }}
      timeZone={timeZone}
      onZoom={zoom}
      {...(view === 'mean' && { about: formatMessage({ id: 'compare.aboutMean' }) })}
    />
  );
}
