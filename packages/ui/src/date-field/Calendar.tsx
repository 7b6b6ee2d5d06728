import { DayPicker } from 'react-day-picker';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useUiText } from '../i18n/useUiText.ts';
import { Icon } from '../icon/Icon.tsx';
import { calendarStyles } from './calendar-styles.ts';
import { localMinute } from './local-minute.ts';

export interface CalendarProps {
  /** `YYYY-MM-DD`. Default: nothing is chosen. */
  day: string | undefined;
  /** First and last day that can be chosen. Default: twenty years back, three ahead. */
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
}

const yearsBack = 20;
const yearsAhead = 3;

/**
 * The days of a month, Monday first.
 * Accessibility: a grid; arrow keys go by days and weeks, page keys by months, home and end to Monday and Sunday.
 */
export function Calendar({ day, min, max, onChoose }: CalendarProps) {
  const { formatDate } = useIntl();
  const text = useUiText();
  const today = new Date();
  const chosen = dateOf(day);
  const [first, last] = [dateOf(min), dateOf(max)];
  const month = (date: Date) => formatDate(date, { month: 'long', year: 'numeric' });

  return (
    <Grid>
      <DayPicker
        autoFocus
        mode="single"
        weekStartsOn={1}
        captionLayout="dropdown"
        selected={chosen}
        defaultMonth={chosen ?? (last && last < today ? last : today)}
        startMonth={first ?? new Date(today.getFullYear() - yearsBack, 0)}
        endMonth={last ?? new Date(today.getFullYear() + yearsAhead, 11)}
        disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
        onDayClick={(date) => onChoose(localMinute(date).slice(0, 10))}
        components={{ Chevron: Direction }}
        formatters={{
          formatDay: (date) => formatDate(date, { day: 'numeric' }),
          formatMonthDropdown: (date) => formatDate(date, { month: 'long' }),
          formatWeekdayName: (date) => formatDate(date, { weekday: 'short' }),
        }}
        labels={{
          labelNav: () => text('ui.month'),
          labelGrid: month,
          labelDayButton: (date) => formatDate(date, { dateStyle: 'full' }),
          labelWeekday: (date) => formatDate(date, { weekday: 'long' }),
          labelMonthDropdown: () => text('ui.month'),
          labelYearDropdown: () => text('ui.year'),
          labelPrevious: () => text('ui.previousMonth'),
          labelNext: () => text('ui.nextMonth'),
        }}
      />
    </Grid>
  );
}

function dateOf(day: string | undefined): Date | undefined {
  const date = day === undefined ? undefined : new Date(`${day.slice(0, 10)}T00:00`);
  return date && Number.isNaN(date.getTime()) ? undefined : date;
}

const icons = { left: 'chevronLeft', right: 'chevronRight', up: 'chevronUp', down: 'chevronDown' } as const;

function Direction({ orientation = 'down' }: { orientation?: keyof typeof icons }) {
  return <Icon name={icons[orientation]} size="small" />;
}

const Grid = styled.div`
  ${calendarStyles}
`;
