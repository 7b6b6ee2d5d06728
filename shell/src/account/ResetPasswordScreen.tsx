import { Heading, LinkButton, Stack, Text, TextField } from '@skep/ui';
import { useIntl } from 'react-intl';
import { AccountForm } from './AccountForm.tsx';
import { AccountLink, Aside } from './AccountLink.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { SecondFactorStepView } from './SecondFactorStepView.tsx';
import { useFormProblems } from './useFormProblems.ts';
import { usePageTitle } from './usePageTitle.ts';
import { useResetPassword } from './useResetPassword.ts';

/** A new password, by the code or the link of a mail. */
export function ResetPasswordScreen() {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `shell.account.${id}` });
  usePageTitle(text('resetTitle'));
  const { form, failure, isSending, submit, secondFactor } = useResetPassword();
  const labels = {
    email: text('email'),
    code: text('code'),
    password: text('newPassword'),
    passwordConfirmation: text('repeatPassword'),
  };
  const problems = useFormProblems({
    errors: form.formState.errors,
    failure,
    labels,
    marks: { INVALID_CODE: { code: text('checkCode') } },
  });
  const field = (name: keyof typeof labels) => ({
    ...form.register(name),
    id: name,
    label: labels[name],
    error: problems.errorOf(name),
    isRequired: true,
  });
  const email = form.watch('email');
  if (secondFactor.isAsked) {
    const sending = { failure, isSending, onSubmit: submit, submitLabel: text('reset') };
    return <SecondFactorStepView step={secondFactor} email={email} {...sending} />;
  }

  return (
    <Stack gap={24}>
      <Heading level={1}>{text('resetTitle')}</Heading>
      <Text>{text('resetText')}</Text>
      <AccountForm
        onSubmit={submit}
        failure={failure}
        failureAction={failure?.code === 'INVALID_CODE' && <NewCode email={email} />}
        problems={problems}
        submitLabel={text('reset')}
        isSending={isSending}
      >
        <TextField {...field('email')} type="email" autoComplete="username" />
        <TextField {...field('code')} autoComplete="one-time-code" hint={text('resetCodeHint')} />
        <TextField {...field('password')} type="password" autoComplete="new-password" />
        <PasswordRules password={form.watch('password')} />
        <TextField {...field('passwordConfirmation')} type="password" autoComplete="new-password" />
      </AccountForm>
      <Aside>
        <AccountLink to="/sign-in" email={email}>
          {text('toSignIn')}
        </AccountLink>
      </Aside>
    </Stack>
  );
}

function NewCode({ email }: { email: string }) {
  const { formatMessage } = useIntl();
  return (
    <LinkButton to={`/password-forgot?${new URLSearchParams({ email })}`} icon="mail" isWide>
      {formatMessage({ id: 'shell.account.newCode' })}
    </LinkButton>
  );
}
