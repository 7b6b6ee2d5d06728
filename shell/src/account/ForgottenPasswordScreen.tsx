import { emailAddress } from '@skep/domain';
import { type SentFormState, TypedField, useRequestForm } from '@skep/remote-kit/form';
import { Button, Heading, LinkButton, Notice, Stack, Text, TextField } from '@skep/ui';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { AccountForm } from './AccountForm.tsx';
import { AccountLink, Aside } from './AccountLink.tsx';
import { useAccount } from './account-context.ts';
import { requestPasswordResetMutation } from './RequestPasswordReset.graphql.ts';
import { ResendMail } from './ResendMail.tsx';
import { useIntl } from './use-account-intl.ts';
import { useAccountMutation } from './useAccountMutation.ts';
import { usePageTitle } from './usePageTitle.ts';
import { useAccountAddress, useSentOptions } from './wanted-path.ts';

const forgottenPasswordForm = v.object({ email: emailAddress });

type ForgottenPasswordForm = v.InferOutput<typeof forgottenPasswordForm>;

/** Has a code mailed. Whether the address has an account is not revealed. */
export function ForgottenPasswordScreen() {
  const { formatMessage } = useIntl();
  const { query } = useAccount();
  const { run, isRunning } = useAccountMutation(requestPasswordResetMutation);
  const options = useSentOptions();
  const [sentTo, setSentTo] = useState<string>();
  usePageTitle(formatMessage({ id: 'shell.account.forgottenTitle' }));
  // Held here, so that another address begins with the one that was typed.
  const sent = useRequestForm({
    schema: forgottenPasswordForm,
    values: { email: query.get('email') ?? '' },
    send: ({ email }) => run({ email, ...options() }),
    onSent: (_answer, { email }) => setSentTo(email),
  });
  if (sentTo !== undefined) {
    return (
      <CodeSent email={sentTo} onOther={() => setSentTo(undefined)}>
        <ResendMail send={() => run({ email: sentTo, ...options() })} isSending={isRunning} />
      </CodeSent>
    );
  }
  return <AskForCode sent={sent} />;
}

function AskForCode({ sent }: { sent: SentFormState<ForgottenPasswordForm, ForgottenPasswordForm> }) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={24}>
      <Heading level={1}>{formatMessage({ id: 'shell.account.forgottenTitle' })}</Heading>
      <Text>{formatMessage({ id: 'shell.account.forgottenText' })}</Text>
      <AccountForm of={sent} submitLabel={formatMessage({ id: 'shell.account.sendCode' })}>
        <TypedField form={sent.form} name="email" label={formatMessage({ id: 'shell.account.email' })}>
          {(field) => <TextField {...field} type="email" autoComplete="username" isRequired />}
        </TypedField>
      </AccountForm>
      <Aside>
        <Text tone="muted">{formatMessage({ id: 'shell.account.remembered' })}</Text>
        <AccountLink to="/sign-in" email={sent.form.watch('email')}>
          {formatMessage({ id: 'shell.account.signIn' })}
        </AccountLink>
      </Aside>
    </Stack>
  );
}

interface CodeSentProps {
  email: string;
  onOther: () => void;
  /** For who waits in vain. */
  children: ReactNode;
}

function CodeSent({ email, onOther, children }: CodeSentProps) {
  const { formatMessage } = useIntl();
  const addressOf = useAccountAddress();
  return (
    <Stack gap={24}>
      <Heading level={1}>{formatMessage({ id: 'shell.account.sentTitle' })}</Heading>
      <Notice kind="success">{formatMessage({ id: 'shell.account.sentText' }, { email })}</Notice>
      <LinkButton to={addressOf('/password-reset', { email })} kind="main" isWide>
        {formatMessage({ id: 'shell.account.toReset' })}
      </LinkButton>
      {children}
      <Button kind="quiet" isWide onClick={onOther}>
        {formatMessage({ id: 'shell.account.otherAddress' })}
      </Button>
    </Stack>
  );
}
