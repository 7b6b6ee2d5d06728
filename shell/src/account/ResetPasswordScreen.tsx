import { TypedField } from '@skep/remote-kit/form';
import { Heading, LinkButton, Stack, Text, TextField } from '@skep/ui';
import { AccountForm } from './AccountForm.tsx';
import { AccountLink, Aside } from './AccountLink.tsx';
import { useAccount } from './account-context.ts';
import { LazySecondFactorStep } from './LazySecondFactorStep.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useIntl } from './use-account-intl.ts';
import { usePageTitle } from './usePageTitle.ts';
import { useResetPassword } from './useResetPassword.ts';
import { useAccountAddress } from './wanted-path.ts';

/** A new password, by the code or the link of a mail. */
export function ResetPasswordScreen() {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage({ id: 'shell.account.resetTitle' }));
  const { client } = useAccount();
  const { sent, secondFactor, onSignedIn } = useResetPassword();
  const { form, failure } = sent;
  const email = form.watch('email');
  if (secondFactor) {
    const waiting = { client, email, onSignedIn, submitLabel: formatMessage({ id: 'shell.account.reset' }) };
    return <LazySecondFactorStep step={secondFactor} {...waiting} />;
  }

  return (
    <Stack gap={24}>
      <Heading level={1}>{formatMessage({ id: 'shell.account.resetTitle' })}</Heading>
      <Text>{formatMessage({ id: 'shell.account.resetText' })}</Text>
      <AccountForm
        of={sent}
        failureAction={failure?.code === 'INVALID_CODE' && <NewCode email={email} />}
        submitLabel={formatMessage({ id: 'shell.account.reset' })}
      >
        <TypedField form={form} name="email" label={formatMessage({ id: 'shell.account.email' })}>
          {(field) => <TextField {...field} type="email" autoComplete="username" isRequired />}
        </TypedField>
        <TypedField form={form} name="code" label={formatMessage({ id: 'shell.account.code' })}>
          {(field) => (
            <TextField
              {...field}
              autoComplete="one-time-code"
              hint={formatMessage({ id: 'shell.account.resetCodeHint' })}
              isRequired
            />
          )}
        </TypedField>
        <NewPasswordFields
          label={formatMessage({ id: 'shell.account.newPassword' })}
          repeatLabel={formatMessage({ id: 'shell.account.repeatPassword' })}
        />
      </AccountForm>
      <Aside>
        <AccountLink to="/sign-in" email={email}>
          {formatMessage({ id: 'shell.account.toSignIn' })}
        </AccountLink>
      </Aside>
    </Stack>
  );
}

function NewCode({ email }: { email: string }) {
  const { formatMessage } = useIntl();
  const addressOf = useAccountAddress();
  return (
    <LinkButton to={addressOf('/password-forgot', { email })} icon="mail" isWide>
      {formatMessage({ id: 'shell.account.newCode' })}
    </LinkButton>
  );
}
