import { dayAfter } from '@skep/domain';
import { focusRing, media, tokens, VisuallyHidden } from '@skep/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useIntl } from '../tasks/use-task-intl.ts';
import type { AgendaItem } from './agenda-items.ts';
import { momentOf, shiftMonths, weekOf, weeksOfMonth } from './calendar-days.ts';

export interface MonthGridProps {
  /** YYYY-MM-DD */
  day: string;
  today: string;
  byDay: ReadonlyMap<string, readonly AgendaItem[]>;
  onDay: (day: string) => void;
}

/** As many titles as a day has room for where there is room at all. */
const mostTitles = 3;

/**
 * The days of a month, with what is due on them.
 * Accessibility: a grid with one stop of the tab key; arrow keys go by days and weeks, page keys by months, home and end to
 * the ends of the week. A day says how many entries it has.
 */
export function MonthGrid({ day, today, byDay, onDay }: MonthGridProps) {
  const { formatDate, formatMessage } = useIntl();
  const chosen = useRef<HTMLButtonElement>(null);
  const hasMoved = useRef(false);
  const weeks = weeksOfMonth(day);
  // The focus follows the keys, also into another month.
  useEffect(() => {
    if (hasMoved.current && day) chosen.current?.focus();
    hasMoved.current = false;
  }, [day]);

  function press(event: KeyboardEvent) {
    const next = dayByKey(event.key, day);
    if (next === undefined) return;
    event.preventDefault();
    hasMoved.current = true;
    onDay(next);
  }

  const month = formatDate(momentOf(day), { month: 'long', year: 'numeric' });
  return (
    <Table role="grid" aria-label={month} onKeyDown={press}>
      <thead>
        <tr>
          {weekOf(day).map((each) => (
            <th key={each} scope="col" abbr={formatDate(momentOf(each), { weekday: 'long' })}>
              {formatDate(momentOf(each), { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((each) => {
              const items = byDay.get(each) ?? [];
              const date = formatDate(momentOf(each), { dateStyle: 'full' });
              const count = formatMessage({ id: 'tasks.onDay' }, { count: items.length });
              const isChosen = each === day;
              return (
                <td key={each}>
                  <Day
                    type="button"
                    ref={isChosen ? chosen : undefined}
                    tabIndex={isChosen ? 0 : -1}
                    aria-pressed={isChosen}
                    aria-current={each === today ? 'date' : undefined}
                    $isChosen={isChosen}
                    $isOther={each.slice(0, 7) !== day.slice(0, 7)}
                    onClick={() => onDay(each)}
                  >
                    <VisuallyHidden>{`${date}: ${count}`}</VisuallyHidden>
                    <Seen aria-hidden>
                      <DayNumber $isToday={each === today}>
                        {formatDate(momentOf(each), { day: 'numeric' })}
                      </DayNumber>
                      <Titles items={items} isPast={each < today && !isChosen} />
                    </Seen>
                  </Day>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function dayByKey(key: string, day: string): string | undefined {
  const week = weekOf(day);
  switch (key) {
    case 'ArrowLeft':
      return dayAfter(day, -1);
    case 'ArrowRight':
      return dayAfter(day, 1);
    case 'ArrowUp':
      return dayAfter(day, -7);
    case 'ArrowDown':
      return dayAfter(day, 7);
    case 'PageUp':
      return shiftMonths(day, -1);
    case 'PageDown':
      return shiftMonths(day, 1);
    case 'Home':
      return week[0];
    case 'End':
      return week[6];
    default:
      return undefined;
  }
}

/** Titles where there is room, and their number on a phone. */
function Titles({ items, isPast }: { items: readonly AgendaItem[]; isPast: boolean }) {
  const { formatNumber } = useIntl();
  if (items.length === 0) return null;
  return (
    <>
      <Count $look={lookOf(items, isPast)}>{formatNumber(items.length)}</Count>
      <Lines>
        {items.slice(0, mostTitles).map((item) => (
          <Line key={item.id} $look={lookOf([item], isPast)}>
            {item.kind === 'reminder' ? (item.reminder.text ?? item.reminder.hiveName) : item.task.title}
          </Line>
        ))}
        {items.length > mostTitles && (
          <Line $look={lookOf(items, isPast)}>+{formatNumber(items.length - mostTitles)}</Line>
        )}
      </Lines>
    </>
  );
}

/** Of entries that can be done now, that are late, or that come again later. */
type Look = 'open' | 'late' | 'repeated';

function lookOf(items: readonly AgendaItem[], isPast: boolean): Look {
  if (items.every(({ kind }) => kind === 'repeated')) return 'repeated';
  return isPast ? 'late' : 'open';
}

const countLooks = {
  open: { background: tokens.color.accent, color: tokens.color.accentText },
  late: { background: tokens.color.problemSoft, color: tokens.color.problem },
  repeated: { background: 'transparent', color: tokens.color.textMuted },
};

const lineColors = { open: 'inherit', late: tokens.color.problem, repeated: tokens.color.textMuted };

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 2px;
  th {
    padding: ${tokens.space[4]} 0;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.sizeSmall};
    font-weight: ${tokens.font.weightNormal};
    text-align: center;
    overflow: hidden;
  }
  td {
    padding: 0;
    height: 1px;
    vertical-align: top;
  }
`;

const Day = styled.button<{ $isChosen: boolean; $isOther: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${tokens.space[4]};
  width: 100%;
  height: 100%;
  min-height: 56px;
  padding: ${tokens.space[4]};
  border: ${tokens.borderWidth} solid
    ${({ $isChosen }) => ($isChosen ? tokens.color.accentEdge : tokens.color.border)};
  border-radius: ${tokens.radius.small};
  background: ${({ $isChosen, $isOther }) => {
    if ($isChosen) return tokens.color.accentSoft;
    return $isOther ? tokens.color.page : tokens.color.surface;
  }};
  color: ${({ $isOther }) => ($isOther ? tokens.color.textMuted : tokens.color.text)};
  font: inherit;
  text-align: start;
  cursor: pointer;
  ${media.wide} {
    min-height: 104px;
  }
  ${focusRing}
`;

// The name of the day says it whole.
const Seen = styled.span`
  display: contents;
`;

const DayNumber = styled.span<{ $isToday: boolean }>`
  font-weight: ${({ $isToday }) => ($isToday ? tokens.font.weightBold : tokens.font.weightNormal)};
  text-decoration: ${({ $isToday }) => ($isToday ? 'underline' : 'none')};
`;

const Count = styled.span<{ $look: Look }>`
  align-self: flex-start;
  min-width: 22px;
  padding: 0 ${tokens.space[4]};
  border-radius: ${tokens.radius.round};
  background: ${({ $look }) => countLooks[$look].background};
  color: ${({ $look }) => countLooks[$look].color};
  font-size: ${tokens.font.sizeSmall};
  font-weight: ${tokens.font.weightBold};
  text-align: center;
  ${media.wide} {
    display: none;
  }
`;

const Lines = styled.span`
  display: none;
  ${media.wide} {
    display: flex;
    flex-direction: column;
    gap: 2px;
    min-width: 0;
  }
`;

const Line = styled.span<{ $look: Look }>`
  overflow: hidden;
  color: ${({ $look }) => lineColors[$look]};
  font-size: ${tokens.font.sizeSmall};
  line-height: 1.3;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
