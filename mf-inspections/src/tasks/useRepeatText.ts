import { repeatOf } from '@skep/domain';
import { useIntl } from './use-task-intl.ts';

const units = {
  day: 'tasks.everyDay',
  week: 'tasks.everyWeek',
  month: 'tasks.everyMonth',
  year: 'tasks.everyYear',
} as const;

/** A repetition in the person's words, as “Every 9 days · only April, May · until 31 May 2027”; undefined: none. */
export function useRepeatText(): (rule: string | null | undefined) => string | undefined {
  const { formatMessage, formatDate, formatList } = useIntl();
  return (rule) => {
    const repeat = rule ? repeatOf(rule) : undefined;
    if (repeat === undefined) return undefined;
    const { unit, every, months, until } = repeat;
    const names = months.map((month) => formatDate(new Date(2026, month - 1, 15), { month: 'long' }));
    const end = until && formatDate(`${until}T00:00`, { dateStyle: 'long' });
    const parts = [
      formatMessage({ id: units[unit] }, { count: every }),
      ...(months.length > 0
        ? [formatMessage({ id: 'tasks.onlyMonths' }, { months: formatList(names) })]
        : []),
      ...(end ? [formatMessage({ id: 'tasks.untilDay' }, { date: end })] : []),
    ];
    return parts.join(' · ');
  };
}
