import { Card, Chip, Heading, Text } from '@skep/ui';
import { LineList } from '@skep/ui/line-list';
import type { HealthVerdictProps } from './HealthVerdict.tsx';
import { useIntl } from './use-health-intl.ts';

export interface JobRunsProps {
  jobs: HealthVerdictProps['health']['jobs'];
}

/** Background jobs, how often they run, and their last run; a later failure is highlighted. */
export function JobRuns({ jobs }: JobRunsProps) {
  const { formatMessage } = useIntl();
  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'health.jobs' })}</Heading>
      <LineList $nameWidth="16rem">
        {jobs.map((run) => (
          <Job key={run.job} {...run} />
        ))}
      </LineList>
    </Card>
  );
}

function Job({ job, endedAt, failedAt }: JobRunsProps['jobs'][number]) {
  const { formatMessage, formatDate } = useIntl();
  const timeText = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <div>
        {formatMessage({ id: `health.job.${job}` })}
        <Text size="small" tone="muted">
          {formatMessage({ id: `health.jobWhen.${job}` })}
        </Text>
      </div>
      {failedAt != null && (
        <Chip tone="problem" icon="problem">
          {formatMessage({ id: 'health.jobFailed' }, { at: timeText(failedAt) })}
        </Chip>
      )}
      <Text size="small" tone="muted">
        {endedAt == null
          ? formatMessage({ id: 'health.jobNever' })
          : formatMessage({ id: 'health.jobEnded' }, { at: timeText(endedAt) })}
      </Text>
    </li>
  );
}
