import { messageAgo } from '@skep/domain';
import { useNow } from '@skep/remote-kit';
import { useIntl } from '../use-intl.ts';

const weekMs = 7 * 86_400_000;

/** A moment in the past as a person says it: minutes for an hour, hours for a day, days for a week, then the date. */
export function useMomentText(): (iso: string) => string {
  const { formatDate, formatRelativeTime } = useIntl();
  const now = useNow();
  return (iso) => {
    const moment = new Date(iso);
    if (now.getTime() - moment.getTime() >= weekMs)
      return formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' });
    const { value, unit } = messageAgo(moment, now);
    return formatRelativeTime(value, unit, { numeric: 'auto' });
  };
}
