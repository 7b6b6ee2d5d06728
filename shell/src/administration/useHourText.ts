import { useIntl } from './use-administration-intl.ts';

/** An hour of the day, 0 to 23, as people write it. */
export function useHourText(): (hour: number) => string {
  const { formatTime } = useIntl();
  return (hour) => formatTime(Date.UTC(2000, 0, 1, hour), { timeStyle: 'short', timeZone: 'UTC' });
}
