import { isFailure, useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Button, Card, Heading, Text } from '@skep/ui';
import { useState } from 'react';
import { MailOutcome, type SentMail } from './MailOutcome.tsx';
import { sendTestMailMutation } from './TestMail.graphql.ts';
import { useIntl } from './use-administration-intl.ts';

/** Sends an e-mail to the admin, and shows what the mail server said. */
export function TestMail() {
  const { formatMessage } = useIntl();
  const feedback = useMutationFeedback();
  const { run, isRunning } = useMutationResult(sendTestMailMutation);
  const [sent, setSent] = useState<SentMail>();
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'shell.service.mail' })}
      </Heading>
      <Text>{formatMessage({ id: 'shell.service.mailIntro' })}</Text>
      {sent && <MailOutcome sent={sent} />}
      <Button icon="mail" isBusy={isRunning} onClick={send}>
        {formatMessage({ id: 'shell.service.mailTest' })}
      </Button>
    </Card>
  );

  async function send() {
    setSent(undefined);
    const running = run({});
    await feedback(running);
    const answer = await running;
    if (!isFailure(answer)) setSent(answer);
  }
}
