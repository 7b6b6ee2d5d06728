import { useIntl } from 'react-intl';
import { useNow } from './useNow.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A moment in the past as a person says it: minutes for an hour, hours for a day, days for a week, then the date. */
export function useMomentText(): (iso: string) => string {
  const { formatDate, formatRelativeTime } = useIntl();
  const now = useNow();
  return (iso) => {
    const moment = new Date(iso);
    const age = Math.max(0, now.getTime() - moment.getTime());
    if (age < hourMs) return formatRelativeTime(-Math.floor(age / minuteMs), 'minute', { numeric: 'auto' });
    if (age < dayMs) return formatRelativeTime(-Math.floor(age / hourMs), 'hour');
    if (age < 7 * dayMs) return formatRelativeTime(-Math.floor(age / dayMs), 'day');
    return formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' });
  };
}
