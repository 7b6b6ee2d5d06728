import { isFailure, type MutationFailure, useFailureText } from '@skep/remote-kit';
import { Button, Notice, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import { resendVerificationMutation } from './ResendVerification.graphql.ts';
import { useIntl } from './use-account-intl.ts';
import { useAccountMutation } from './useAccountMutation.ts';
import { useCountdown } from './useCountdown.ts';
import { useSentWish } from './wanted-path.ts';

/** A mail may take its time: a new one is offered after five minutes (spec 9). */
const waitSeconds = 300;

export interface ResendMailProps {
  email: string;
  /** The last mail is old: a new one is offered at once. */
  isMailOld: boolean;
}

/** Has the code sent again. */
export function ResendMail({ email, isMailOld }: ResendMailProps) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const { run, isRunning } = useAccountMutation(resendVerificationMutation);
  const wish = useSentWish();
  const { secondsLeft, restart } = useCountdown(waitSeconds, isMailOld);
  const [outcome, setOutcome] = useState<'none' | 'sent' | MutationFailure>('none');

  async function resend() {
    setOutcome('none');
    const answer = await run({ email, ...wish() });
    setOutcome(isFailure(answer) ? answer : 'sent');
    if (!isFailure(answer)) restart();
  }

  return (
    <Stack gap={12}>
      {outcome === 'sent' && <Notice kind="success">{formatMessage({ id: 'shell.account.resent' })}</Notice>}
      {typeof outcome === 'object' && <Notice kind="problem">{failureText(outcome)}</Notice>}
      <Text size="small" tone="muted">
        {secondsLeft > 0
          ? formatMessage({ id: 'shell.account.resendWait' }, clockOf(secondsLeft))
          : formatMessage({ id: 'shell.account.resendNow' })}
      </Text>
      {secondsLeft === 0 && (
        <Button icon="mail" isWide isBusy={isRunning} onClick={() => void resend()}>
          {formatMessage({ id: 'shell.account.resend' })}
        </Button>
      )}
    </Stack>
  );
}

function clockOf(seconds: number): { minutes: number; seconds: string } {
  return { minutes: Math.floor(seconds / 60), seconds: String(seconds % 60).padStart(2, '0') };
}
