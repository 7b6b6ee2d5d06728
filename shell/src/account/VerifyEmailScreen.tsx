import { TypedField } from '@skep/remote-kit/form';
import { Heading, Stack, Text, TextField } from '@skep/ui';
import { AccountForm } from './AccountForm.tsx';
import { AccountLink, Aside } from './AccountLink.tsx';
import { useAccount } from './account-context.ts';
import { LazySecondFactorStep } from './LazySecondFactorStep.tsx';
import { ResendMail } from './ResendMail.tsx';
import { resendVerificationMutation } from './ResendVerification.graphql.ts';
import { useIntl } from './use-account-intl.ts';
import { useAccountMutation } from './useAccountMutation.ts';
import { usePageTitle } from './usePageTitle.ts';
import { useVerifyEmail } from './useVerifyEmail.ts';
import { useSentOptions } from './wanted-path.ts';

/** The code of the mail that proves an address. The link in the same mail does it as well. */
export function VerifyEmailScreen() {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage({ id: 'shell.account.verifyTitle' }));
  const { client, query } = useAccount();
  const { sent, secondFactor, onSignedIn } = useVerifyEmail();
  const resending = useAccountMutation(resendVerificationMutation);
  const options = useSentOptions();
  const isFromSignIn = query.get('from') === 'sign-in';
  const givenEmail = query.get('email');
  const email = sent.form.watch('email');
  if (secondFactor) {
    const waiting = { client, email, onSignedIn, submitLabel: formatMessage({ id: 'shell.account.verify' }) };
    return <LazySecondFactorStep step={secondFactor} {...waiting} />;
  }

  return (
    <Stack gap={24}>
      <Heading level={1}>{formatMessage({ id: 'shell.account.verifyTitle' })}</Heading>
      <Text>
        {isFromSignIn ? (
          formatMessage({ id: 'shell.account.verifyFromSignIn' })
        ) : (
          <MailedTo email={givenEmail} />
        )}
      </Text>
      <AccountForm of={sent} submitLabel={formatMessage({ id: 'shell.account.verify' })}>
        {!givenEmail && (
          <TypedField form={sent.form} name="email" label={formatMessage({ id: 'shell.account.email' })}>
            {(field) => <TextField {...field} type="email" autoComplete="username" isRequired />}
          </TypedField>
        )}
        <TypedField form={sent.form} name="code" label={formatMessage({ id: 'shell.account.code' })}>
          {(field) => (
            <TextField
              {...field}
              autoComplete="one-time-code"
              inputMode="numeric"
              hint={formatMessage({ id: 'shell.account.codeHint' })}
              isRequired
            />
          )}
        </TypedField>
      </AccountForm>
      {email !== '' && (
        <ResendMail
          isMailOld={isFromSignIn}
          isSending={resending.isRunning}
          send={() => resending.run({ email, ...options() })}
        />
      )}
      <Aside>
        <AccountLink to="/sign-in" email={email}>
          {formatMessage({ id: 'shell.account.toSignIn' })}
        </AccountLink>
      </Aside>
    </Stack>
  );
}

function MailedTo({ email }: { email: string | null }) {
  const { formatMessage } = useIntl();
  if (!email) return formatMessage({ id: 'shell.account.verifyTextNoEmail' });
  return formatMessage({ id: 'shell.account.verifyText' }, { email });
}
