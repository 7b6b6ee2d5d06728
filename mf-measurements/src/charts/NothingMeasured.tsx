import { Button, Row, ScreenStates } from '@skep/ui';
import type { ReactNode } from 'react';
import { localClock, type Period, textOf } from './period.ts';
import { useIntl } from './use-data-intl.ts';

export interface NothingMeasuredProps {
  series: { nearestBefore?: string | null | undefined; nearestAfter?: string | null | undefined };
  period: Period;
  onPeriod: (period: Period) => void;
  /** Said where nothing ever was, and where to go then. */
  never: { text: string; action?: ReactNode };
}

/** A period without any measurement, with the way to the nearest ones that have some. */
export function NothingMeasured({ series, period, onPeriod, never }: NothingMeasuredProps) {
  const { formatMessage, formatDate } = useIntl();
  const nearest = [series.nearestBefore, series.nearestAfter].flatMap((time) => time ?? []);
  const interval = period.kind === 'own' ? 'day' : period.interval;
  return (
    <ScreenStates
      state={{
        kind: 'empty',
        icon: 'data',
        title: formatMessage({ id: 'data.nothingTitle' }),
        text: nearest.length > 0 ? formatMessage({ id: 'data.nothingHere' }) : never.text,
        action:
          nearest.length === 0 ? (
            never.action
          ) : (
            <Row gap={12} justify="center">
              {nearest.map((time) => (
                <Button
                  key={time}
                  icon="calendar"
                  onClick={() =>
                    onPeriod({ kind: 'calendar', interval, date: textOf(localClock(new Date(time))) })
                  }
                >
                  {formatDate(time, { dateStyle: 'medium' })}
                </Button>
              ))}
            </Row>
          ),
      }}
    >
      {null}
    </ScreenStates>
  );
}
