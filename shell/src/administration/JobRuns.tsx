import { Card, Chip, Heading, Text, tokens } from '@skep/ui';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { HealthVerdictProps } from './HealthVerdict.tsx';

export interface JobRunsProps {
  jobs: HealthVerdictProps['health']['jobs'];
}

/** What is done in the background, how often, and when it last was; what failed since then stands out. */
export function JobRuns({ jobs }: JobRunsProps) {
  const { formatMessage } = useIntl();
  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'shell.health.jobs' })}</Heading>
      <Jobs>
        {jobs.map((run) => (
          <Job key={run.job} {...run} />
        ))}
      </Jobs>
    </Card>
  );
}

function Job({ job, endedAt, failedAt }: JobRunsProps['jobs'][number]) {
  const { formatMessage, formatDate } = useIntl();
  const timeText = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
  const hasFailed = failedAt != null && !(endedAt != null && Date.parse(endedAt) > Date.parse(failedAt));
  return (
    <li>
      <div>
        {formatMessage({ id: `shell.health.job.${job}` })}
        <Text size="small" tone="muted">
          {formatMessage({ id: `shell.health.jobWhen.${job}` })}
        </Text>
      </div>
      {hasFailed && (
        <Chip tone="problem" icon="problem">
          {formatMessage({ id: 'shell.health.jobFailed' }, { at: timeText(failedAt) })}
        </Chip>
      )}
      <Text size="small" tone="muted">
        {endedAt == null
          ? formatMessage({ id: 'shell.health.jobNever' })
          : formatMessage({ id: 'shell.health.jobEnded' }, { at: timeText(endedAt) })}
      </Text>
    </li>
  );
}

const Jobs = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[4]} ${tokens.space[12]};
    align-items: center;
    padding-block: ${tokens.space[8]};
    border-block-start: ${tokens.borderWidth} solid ${tokens.color.border};
    > :first-child {
      flex: 1 0 min(16rem, 100%);
    }
  }
`;
