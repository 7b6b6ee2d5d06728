import { type Interval, intervals } from '@skep/domain';
import { ChoiceField, IconButton, Row, Stack, Text, tokens } from '@skep/ui';
import { DateField, Switch } from '@skep/ui/form';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { OwnPeriod } from './OwnPeriod.tsx';
import { clockOf, inInterval, isRunning, moved, type Period, rangeOf, textOf } from './period.ts';
import { useIntl } from './use-data-intl.ts';
import { usePeriodText } from './usePeriodText.ts';

export interface PeriodBarProps {
  period: Period;
  /** What the person's clock shows. */
  clock: Date;
  isLoading: boolean;
  onPeriod: (period: Period) => void;
}

const dayMs = 24 * 60 * 60_000;

/** Which time range is shown: its length and the way back and forth; a day to go to on request. */
export function PeriodBar({ period, clock, isLoading, onPeriod }: PeriodBarProps) {
  const { formatMessage } = useIntl();
  const [isChoosing, setIsChoosing] = useState(false);
  const choosing = useId();
  const text = usePeriodText(period, clock);
  const isOwn = period.kind === 'own';
  const kind = period.kind === 'calendar' ? 'calendar' : 'recent';
  const { start, end } = rangeOf(period, clock);
  const lastDay = textOf(new Date(end.getTime() - 1)).slice(0, 10);

  function choose(length: Interval | 'own') {
    setIsChoosing(length === 'own');
    if (length === 'own') onPeriod({ kind: 'own', start: textOf(start).slice(0, 10), end: lastDay });
    else onPeriod(inInterval(period, length, isOwn ? 'calendar' : kind, clock));
  }

  function goTo(day: string | undefined) {
    const interval = period.kind === 'own' ? 'day' : period.interval;
    if (day === undefined) onPeriod({ kind: 'recent', interval, back: 0 });
    else if (clockOf(day)) onPeriod({ kind: 'calendar', interval, date: day });
  }

  return (
    <Stack as="section" gap={8}>
      <Bar>
        <div>
          <ChoiceField<Interval | 'own'>
            label={formatMessage({ id: 'data.period' })}
            isLabelHidden
            isDense
            options={[...intervals, 'own' as const].map((length) => ({
              value: length,
              label: formatMessage({ id: `data.interval.${length}` }),
            }))}
            value={isOwn ? 'own' : period.interval}
            onChange={choose}
          />
        </div>
        <Row justify="between" gap={4} wrap={false}>
          <IconButton
            icon="chevronLeft"
            label={formatMessage({ id: 'data.earlier' })}
            onClick={() => onPeriod(moved(period, -1, clock))}
          />
          <Row gap={4} wrap={false}>
            <div aria-live="polite" aria-busy={isLoading}>
              <Text isBold>{text}</Text>
            </div>
            <IconButton
              icon="calendar"
              label={formatMessage({ id: 'data.chooseDates' })}
              aria-expanded={isChoosing}
              aria-controls={choosing}
              onClick={() => setIsChoosing(!isChoosing)}
            />
          </Row>
          <IconButton
            icon="chevronRight"
            label={formatMessage({ id: 'data.later' })}
            isDisabled={isRunning(period, clock)}
            onClick={() => onPeriod(moved(period, 1, clock))}
          />
        </Row>
      </Bar>
      <div id={choosing} hidden={!isChoosing}>
        {isOwn ? (
          <OwnPeriod key={text} start={period.start} end={period.end} onPeriod={onPeriod} />
        ) : (
          <Row gap={16} align="end">
            <DateField
              label={formatMessage({ id: 'data.goTo' })}
              value={period.kind === 'calendar' ? period.date.slice(0, 10) : lastDay}
              max={textOf(new Date(clock.getTime() + dayMs)).slice(0, 10)}
              onChange={goTo}
            />
            <Switch
              label={formatMessage({ id: 'data.byCalendar' })}
              isChecked={kind === 'calendar'}
              onChange={(isOn) =>
                onPeriod(inInterval(period, period.interval, isOn ? 'calendar' : 'recent', clock))
              }
            />
          </Row>
        )}
      </div>
    </Stack>
  );
}

// In one row where there is room for both.
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]} ${tokens.space[24]};
  > * {
    flex: 1 1 20rem;
    min-width: 0;
  }
`;
