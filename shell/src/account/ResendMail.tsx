import { isFailure, type MutationFailure, useFailureText } from '@skep/remote-kit';
import { Button, Notice, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import { useIntl } from './use-account-intl.ts';
import { useCountdown } from './useCountdown.ts';

/** A mail may take its time: a new one is offered after five minutes. */
const waitSeconds = 300;

export interface ResendMailProps {
  /** Has it mailed again. */
  send: () => Promise<object>;
  isSending: boolean;
  /** The last mail is old: a new one is offered at once. Default: false. */
  isMailOld?: boolean;
}

/** Has a code sent again. */
export function ResendMail({ send, isSending, isMailOld = false }: ResendMailProps) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const { secondsLeft, restart } = useCountdown(waitSeconds, isMailOld);
  const [outcome, setOutcome] = useState<'none' | 'sent' | MutationFailure>('none');

  async function resend() {
    setOutcome('none');
    const answer = await send();
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
        <Button icon="mail" isWide isBusy={isSending} onClick={() => void resend()}>
          {formatMessage({ id: 'shell.account.resend' })}
        </Button>
      )}
    </Stack>
  );
}

function clockOf(seconds: number): { minutes: number; seconds: string } {
  return { minutes: Math.floor(seconds / 60), seconds: String(seconds % 60).padStart(2, '0') };
}
