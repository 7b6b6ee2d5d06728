import { dayAfter } from '@skep/domain';
import { Link, useNow } from '@skep/remote-kit';
import { Heading, IconButton, LinkButton, Row, Stack, Text, VisuallyHidden } from '@skep/ui';
import { useIntl } from '../tasks/use-task-intl.ts';
import { AgendaRows } from './AgendaRows.tsx';
import { type AgendaItem, repeatedItems } from './agenda-items.ts';
import { dayOf, itemsByDay, momentOf, shiftMonths, weekOf, weeksOfMonth } from './calendar-days.ts';
import { MonthGrid } from './MonthGrid.tsx';

export interface AgendaCalendarProps {
  items: readonly AgendaItem[];
  view: 'week' | 'month';
  /** YYYY-MM-DD. Default: today. */
  day: string | undefined;
  onDay: (day: string) => void;
}

/** The agenda by days: seven of them with all that is due, or a month of which one day is open. */
export function AgendaCalendar({ items, view, day: given, onDay }: AgendaCalendarProps) {
  const { locale, formatDate } = useIntl();
  const today = dayOf(useNow());
  const day = given ?? today;
  const week = weekOf(day);
  const shownDays = view === 'week' ? week : weeksOfMonth(day).flat();
  const tasks = items.flatMap((item) => (item.kind === 'task' ? item.task : []));
  const shown = { first: shownDays[0] ?? day, last: shownDays.at(-1) ?? day };
  const repeated = repeatedItems(tasks, shown, today);
  const byDay = itemsByDay([...items, ...repeated]);
  const shifted = (count: number) => (view === 'week' ? dayAfter(day, 7 * count) : shiftMonths(day, count));
  const [first = day, last = day] = [week[0], week[6]];
  const title =
    view === 'week'
      ? new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).formatRange(
          momentOf(first),
          momentOf(last),
        )
      : formatDate(momentOf(day), { month: 'long', year: 'numeric' });
  return (
    <Stack gap={16}>
      <Period title={title} onEarlier={() => onDay(shifted(-1))} onLater={() => onDay(shifted(1))} />
      {view === 'month' && <MonthGrid day={day} today={today} byDay={byDay} onDay={onDay} />}
      {(view === 'week' ? week : [day]).map((each) => (
        <DayPart
          key={each}
          day={each}
          today={today}
          items={byDay.get(each) ?? []}
          isOnly={view === 'month'}
        />
      ))}
    </Stack>
  );
}

function Period({
  title,
  onEarlier,
  onLater,
}: {
  title: string;
  onEarlier: () => void;
  onLater: () => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <Row justify="between" wrap={false}>
      <IconButton icon="chevronLeft" label={formatMessage({ id: 'tasks.earlier' })} onClick={onEarlier} />
      <div aria-live="polite">
        <Heading level={2} look={3}>
          {title}
        </Heading>
      </div>
      <IconButton icon="chevronRight" label={formatMessage({ id: 'tasks.later' })} onClick={onLater} />
    </Row>
  );
}

interface DayPartProps {
  day: string;
  today: string;
  items: readonly AgendaItem[];
  /** Below others it says in few words what can be done with it. */
  isOnly: boolean;
}

function DayPart({ day, today, items, isOnly }: DayPartProps) {
  const { formatMessage, formatDate } = useIntl();
  return (
    <Stack gap={12} as="section">
      <Row justify="between">
        <Heading level={3}>
          {formatDate(momentOf(day), { weekday: 'long', day: 'numeric', month: 'long' })}
        </Heading>
        <LinkButton to={`/tasks/create?day=${day}`} as={Link} kind="quiet" icon="add">
          {isOnly && formatMessage({ id: 'tasks.addOn' })}
          <VisuallyHidden>
            {!isOnly && formatMessage({ id: 'tasks.addOn' })}
            {` ${formatDate(momentOf(day), { dateStyle: 'full' })}`}
          </VisuallyHidden>
        </LinkButton>
      </Row>
      {items.length === 0 && <Text tone="muted">{formatMessage({ id: 'tasks.nothing' })}</Text>}
      <AgendaRows items={items} isOverdue={day < today} />
    </Stack>
  );
}
