import { usePerson } from '@skep/remote-kit';
import { Notice, Stack, Text } from '@skep/ui';
import type { SentTestFragment as SentTest } from '../../generated/graphql.ts';
import { useIntl } from '../use-rule-intl.ts';

interface TestReportProps {
  test: SentTest;
  /** Whether the rule was switched on. */
  isActive: boolean;
}

/** What was sent, by what, and what stands in the way of an alert. */
export function TestReport({ test, isActive }: TestReportProps) {
  const { formatMessage } = useIntl();
  const arrived = useArrived(test);
  const obstacles = useObstacles(test, isActive);
  return (
    <>
      {arrived.length > 0 && (
        <Notice kind="success">
          <Stack gap={8}>
            <Lines lines={arrived} />
            <Text>{formatMessage({ id: 'rule.test.says' }, { title: test.title, text: test.text })}</Text>
          </Stack>
        </Notice>
      )}
      {obstacles.length > 0 && (
        <Notice kind="warning">
          <Lines lines={obstacles} />
        </Notice>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <Stack as="ul" gap={8}>
      {lines.map((line) => (
        <Text as="li" key={line}>
          {line}
        </Text>
      ))}
    </Stack>
  );
}

function useArrived({ pushCount, mail, webhookCount }: SentTest): string[] {
  const { formatMessage } = useIntl();
  const person = usePerson();
  return [
    pushCount > 0 && formatMessage({ id: 'rule.test.pushed' }, { count: pushCount }),
    mail === 'SENT' && person && formatMessage({ id: 'rule.test.mailed' }, { email: person.email }),
    webhookCount > 0 && formatMessage({ id: 'rule.test.hooked' }, { count: webhookCount }),
  ].filter((line) => typeof line === 'string');
}

function useObstacles(test: SentTest, isActive: boolean): string[] {
  const { formatMessage, formatTime } = useIntl();
  const { failedPushCount, isPushedHere, mail, failedWebhookCount, quietUntil, hasDevice } = test;
  return [
    !isActive && formatMessage({ id: 'rule.test.inactive' }),
    !hasDevice && formatMessage({ id: 'rule.try.noDevice' }),
    !isPushedHere && formatMessage({ id: 'rule.test.notHere' }),
    failedPushCount > 0 && formatMessage({ id: 'rule.test.pushFailed' }, { count: failedPushCount }),
    mail === 'OFF' && formatMessage({ id: 'rule.test.mailOff' }),
    mail === 'UNVERIFIED' && formatMessage({ id: 'rule.test.mailUnverified' }),
    failedWebhookCount > 0 && formatMessage({ id: 'rule.test.hookFailed' }, { count: failedWebhookCount }),
    quietUntil &&
      formatMessage({ id: 'rule.test.quiet' }, { time: formatTime(quietUntil, { timeStyle: 'short' }) }),
  ].filter((line) => typeof line === 'string');
}
