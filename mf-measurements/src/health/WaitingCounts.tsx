import { Card, Heading } from '@skep/ui';
import { FigureList } from '@skep/ui/figure-list';
import type { HealthVerdictProps } from './HealthVerdict.tsx';
import { useIntl } from './use-health-intl.ts';

/** What the jobs have still to do, and what lies in quarantine. */
export function WaitingCounts({ health }: HealthVerdictProps) {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const { waitingDays, waitingSince, withoutMonth } = health;
  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'health.waiting' })}</Heading>
      <FigureList
        figures={[
          {
            label: formatMessage({ id: 'health.days' }),
            value: formatNumber(waitingDays),
            note: waitingSince
              ? formatMessage(
                  { id: 'health.daysSince' },
                  { at: formatDate(waitingSince, { dateStyle: 'medium', timeStyle: 'short' }) },
                )
              : formatMessage({ id: 'health.daysNote' }),
          },
          {
            label: formatMessage({ id: 'health.quarantine' }),
            value: formatNumber(withoutMonth),
            note: formatMessage({ id: 'health.quarantineNote' }),
          },
        ]}
      />
    </Card>
  );
}
