import { Notice, Text } from '@skep/ui';
import type { SendTestMailMutation } from '../generated/graphql.ts';
import { useIntl } from './use-administration-intl.ts';

export type SentMail = Extract<SendTestMailMutation['sendTestMail'], { __typename: 'TestMail' }>;

export interface MailOutcomeProps {
  sent: Pick<SentMail, 'recipient' | 'outcome' | 'fault' | 'reason'>;
}

/** What became of a test e-mail, with the mail server's own words if it refused it. */
export function MailOutcome({ sent: { recipient, outcome, fault, reason } }: MailOutcomeProps) {
  const { formatMessage } = useIntl();
  const text = formatMessage({ id: `shell.service.mail.${outcome}` }, { email: recipient });
  if (outcome === 'SENT') return <Notice kind="success">{text}</Notice>;
  return (
    <Notice kind={outcome === 'NONE' ? 'warning' : 'problem'}>
      {text}
      {fault && fault !== 'OTHER' && (
        <Text>{formatMessage({ id: `shell.service.mail.fault.${fault}` })}</Text>
      )}
      {reason && <Text>{reason}</Text>}
    </Notice>
  );
}
