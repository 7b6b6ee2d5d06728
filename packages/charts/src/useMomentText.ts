import { useCallback } from 'react';
import { useIntl } from './i18n.ts';

/** What times of a chart mean: for a day no hour is shown. */
export type Moments = 'minutes' | 'days' | 'years';

/** A time of a chart, as the person's language writes it. */
export type MomentText = (time: number) => string;

const styles = {
  minutes: { dateStyle: 'medium', timeStyle: 'short' },
  days: { dateStyle: 'medium' },
  years: { year: 'numeric' },
} as const;

export function useMomentText(timeZone: string, moments: Moments = 'minutes'): MomentText {
  const { formatDate } = useIntl();
  return useCallback(
    (time) => formatDate(time, { timeZone, ...styles[moments] }),
    [formatDate, timeZone, moments],
  );
}
