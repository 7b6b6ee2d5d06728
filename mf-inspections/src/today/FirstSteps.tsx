import { Link, pathTo, usePreference } from '@skep/remote-kit';
import { Button, Card, Heading, Icon, LinkButton, Row, Stack, Text } from '@skep/ui';
import type { TodayQuery as Data } from '../generated/graphql.ts';
import { doneSteps, type FirstStep, firstSteps } from './first-steps.ts';
import { useIntl } from './use-today-intl.ts';

/** The first steps of a newcomer, until they are done or hidden. */
export function FirstSteps({ done, onHide }: { done: ReadonlySet<FirstStep>; onHide: () => void }) {
  const { formatMessage } = useIntl();
  const next = firstSteps.find((step) => !done.has(step));
  const labels: Record<FirstStep, string> = {
    apiary: formatMessage({ id: 'today.newApiary' }),
    hive: formatMessage({ id: 'today.newHive' }),
    inspection: formatMessage({ id: 'inspections.new' }),
    plan: formatMessage({ id: 'inspections.newTask' }),
  };
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'today.firstSteps' })}
      </Heading>
      <Text tone="muted">{formatMessage({ id: 'today.firstStepsText' })}</Text>
      <Stack as="ol" gap={8}>
        {firstSteps.map((step) => (
          <li key={step}>
            {done.has(step) ? (
              <Row gap={8}>
                <Icon name="check" />
                <Text tone="muted">{formatMessage({ id: 'today.stepDone' }, { step: labels[step] })}</Text>
              </Row>
            ) : (
              <LinkButton to={paths[step]} as={Link} kind={step === next ? 'main' : 'plain'} icon="add">
                {labels[step]}
              </LinkButton>
            )}
          </li>
        ))}
      </Stack>
      <div>
        <Button kind="quiet" onClick={onHide}>
          {formatMessage({ id: 'today.hideSteps' })}
        </Button>
      </div>
    </Card>
  );
}

const paths = {
  apiary: pathTo('/apiaries/create'),
  hive: pathTo('/hives/create'),
  inspection: '/inspect',
  plan: '/tasks/create',
} satisfies Record<FirstStep, string>;

/** The steps that are done as long as a newcomer is shown them, and how to hide them on this device. */
export function useFirstSteps(data: Data) {
  const [hidden, setHidden] = usePreference('inspections:first-steps');
  const done = doneSteps(data);
  return { done: hidden === 'hidden' ? undefined : done, hide: () => setHidden('hidden') };
}
