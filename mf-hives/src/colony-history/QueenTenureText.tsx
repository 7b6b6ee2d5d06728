import { calendarDay } from './calendar-day.ts';
import { useIntl } from './use-life-intl.ts';

/** From when to when a queen headed a hive. */
export function QueenTenureText({ since, until }: { since: string; until: string | null }) {
  const { formatMessage, formatDate } = useIntl();
  const first = formatDate(...calendarDay(since, 'medium'));
  if (until === since) return first;
  return formatMessage(
    { id: until === null ? 'life.reign.present' : 'life.reign.past' },
    { since: first, until: until && formatDate(...calendarDay(until, 'medium')) },
  );
}
