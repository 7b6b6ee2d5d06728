import { calendarDay } from '../colony-history/calendar-day.ts';
import { useIntl } from '../colony-history/use-life-intl.ts';
import type { RegisteredQueenRowFragment as Row } from '../generated/graphql.ts';

/** Where a queen is, or what became of her, as a sentence. */
export function useQueenLife(): (row: Row) => string {
  const { formatMessage, formatDate } = useIntl();
  return ({ queen, reigns }) => {
    const present = reigns.find(({ until }) => until === null);
    const day = queen.goneOn ?? present?.since;
    return formatMessage(
      { id: `life.queenLife.${queen.goneOn ? (queen.fate ?? 'DEAD') : present ? 'HEADS' : 'KEPT'}` },
      {
        hive: present?.hive.name,
        date: day && formatDate(...calendarDay(day, 'medium')),
      },
    );
  };
}
