import { useIntl } from 'react-intl';
import { calendarDay } from './calendar-day.ts';

/** From when to when a queen headed a hive. */
export function ReignText({ since, until }: { since: string; until: string | null }) {
  const { formatMessage, formatDate } = useIntl();
  return formatMessage(
    { id: 'life.reign' },
    {
      kind: until === null ? 'present' : until === since ? 'day' : 'past',
      since: formatDate(...calendarDay(since, 'medium')),
      until: until && formatDate(...calendarDay(until, 'medium')),
    },
  );
}
