import { Card, Heading } from '@skep/ui';
import { FigureList } from './FigureList.tsx';
import type { HealthVerdictProps } from './HealthVerdict.tsx';
import { useIntl } from './use-administration-intl.ts';

/** What the jobs have still to do, and what lies in quarantine. */
export function WaitingCounts({ health }: HealthVerdictProps) {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const { waitingDays, waitingSince, withoutMonth } = health;
  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'shell.health.waiting' })}</Heading>
      <FigureList
        figures={[
          {
            label: formatMessage({ id: 'shell.health.days' }),
            value: formatNumber(waitingDays),
            note: waitingSince
              ? formatMessage(
                  { id: 'shell.health.daysSince' },
                  { at: formatDate(waitingSince, { dateStyle: 'medium', timeStyle: 'short' }) },
                )
              : formatMessage({ id: 'shell.health.daysNote' }),
          },
          {
            label: formatMessage({ id: 'shell.health.quarantine' }),
            value: formatNumber(withoutMonth),
            note: formatMessage({ id: 'shell.health.quarantineNote' }),
          },
        ]}
      />
    </Card>
  );
}
