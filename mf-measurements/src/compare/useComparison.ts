import { useParams, useQuery, useQueryEviction, useSearchParams } from '@skep/remote-kit';
import { useMemo, useState } from 'react';
import { isRunning, type Period, periodOf, rangeOf } from '../charts/period.ts';
import { seriesPeriodOf, seriesPeriodOfRange } from '../charts/series-period.ts';
import { useClock } from '../charts/useClock.ts';
import { CompareQuery } from './CompareScreen.graphql.ts';
import { comparisonOf, hiveIdsOf } from './comparison.ts';
import { rangeOfYears } from './years.ts';

/** A period that goes on is queried again, as often as devices send. */
const refreshMs = 5 * 60_000;

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

const ofPeriod = ['hiveSeries'];

/** What the address wants to have compared, and the answer to it: one question, however many hives they are. */
export function useComparison() {
  const { apiaryId } = useParams();
  const [search] = useSearchParams();
  const clock = useClock();
  const [shown, chosenIds] = [comparisonOf(search), hiveIdsOf(search)];
  const isOfYears = shown.view === 'years';
  const ownId = shown.ownId ?? chosenIds[0];
  const [isSouthern, setIsSouthern] = useState(false);
  const period = inBeekeepingYears(periodOf(search), isOfYears && isSouthern);
  const shownRange = useSameRange(rangeOf(period, clock));
  const ownIds = ownId === undefined ? [] : [ownId];
  const hives = { apiaryId: apiaryId ?? null, hiveIds: apiaryId === undefined ? chosenIds : null };
  const gainsOf = { ...hives, period: seriesPeriodOf(period, clock), timeZone };
  const variables = {
    ...hives,
    ...(isOfYears && { hiveIds: ownIds }),
    quantities: [shown.view === 'gains' ? 'weight_kg' : shown.quantity],
    period: isOfYears
      ? seriesPeriodOfRange(rangeOfYears(shownRange, shown.years))
      : seriesPeriodOf(period, clock),
    timeZone,
  };
  useQueryEviction(ofPeriod, variables);
  const result = useQuery(CompareQuery, {
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: isRunning(period, clock) ? refreshMs : 0,
    skipPollAttempt: () => document.visibilityState !== 'visible',
  });
  // While another period is on its way, the former one stays.
  const data = result.data ?? result.previousData;
  const apiary = data?.measuredApiaries.find(({ id }) => id === apiaryId);
  const place = data?.measuredApiaries.find(({ hives: there }) => there.some(({ id }) => id === ownId));
  // Only the answer says where the hive is: in the south the years are then queried again.
  if (place && place.isSouthern !== isSouthern) setIsSouthern(place.isSouthern);
  const shownIds = apiary?.hives.map(({ id }) => id) ?? chosenIds;
  return { apiary, shownIds, gainsOf, ownId, period, shownRange, shown, clock, timeZone, result, data };
}

export type ComparisonAnswer = NonNullable<ReturnType<typeof useComparison>['data']>;

/** Years of the calendar as those of beekeepers there. */
function inBeekeepingYears(period: Period, isSouthern: boolean): Period {
  return period.kind === 'calendar' && period.interval === 'year' ? { ...period, isSouthern } : period;
}

/** The same object for the same moments: charts are drawn again for another one. */
function useSameRange({ start, end }: { start: Date; end: Date }) {
  const [from, until] = [start.getTime(), end.getTime()];
  return useMemo(() => ({ start: new Date(from), end: new Date(until) }), [from, until]);
}
