import { Button, Heading, Notice, Stack, Text, TextField } from '@skep/ui';
import { useIntl } from 'react-intl';
import { AccountForm } from './AccountForm.tsx';
import { AccountLink, Aside } from './AccountLink.tsx';
import { nothingIsKept, useAccount } from './account-context.ts';
import { SecondFactorStepView } from './SecondFactorStepView.tsx';
import { useFormProblems } from './useFormProblems.ts';
import { usePageTitle } from './usePageTitle.ts';
import { useSignIn } from './useSignIn.ts';

/** The way in. Which of address and password is wrong is never told. */
export function SignInScreen() {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `shell.account.${id}` });
  usePageTitle(text('signIn'));
  const { form, failure, isSending, submit, enterDemo, secondFactor } = useSignIn();
  const labels = { email: text('email'), password: text('password') };
  const problems = useFormProblems({
    errors: form.formState.errors,
    failure,
    labels,
    marks: { WRONG_CREDENTIALS: { email: text('checkEmail'), password: text('checkPassword') } },
  });
  const email = form.watch('email');
  if (secondFactor.isAsked) {
    const sending = { failure, isSending, onSubmit: submit, submitLabel: text('signIn') };
    return <SecondFactorStepView step={secondFactor} email={email} {...sending} />;
  }

  return (
    <Stack gap={24}>
      <Heading level={1}>{text('signInTitle')}</Heading>
      <LinkNotice />
      <AccountForm
        onSubmit={submit}
        failure={failure}
        problems={problems}
        submitLabel={text('signIn')}
        isSending={isSending}
      >
        <TextField
          {...form.register('email')}
          id="email"
          type="email"
          autoComplete="username"
          label={labels.email}
          error={problems.errorOf('email')}
          isRequired
        />
        <TextField
          {...form.register('password')}
          id="password"
          type="password"
          autoComplete="current-password"
          label={labels.password}
          error={problems.errorOf('password')}
          isRequired
        />
        <AccountLink to="/password-forgot" email={email}>
          {text('forgot')}
        </AccountLink>
      </AccountForm>
      <Aside>
        <Text tone="muted">{text('noAccount')}</Text>
        <AccountLink to="/sign-up" email={email}>
          {text('toSignUp')}
        </AccountLink>
      </Aside>
      {enterDemo && (
        <Stack gap={8}>
          <Button isWide isBusy={isSending} onClick={() => void enterDemo()}>
            {text('demo')}
          </Button>
          <Text size="small" tone="muted">
            {text('demoText')}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

/** How it went with the link of a mail: the server sends its visitors here. */
function LinkNotice() {
  const { formatMessage } = useIntl();
  const { query } = useAccount();
  const outcome = query.get('msg');
  if (outcome === 'email_verified')
    return <Notice kind="success">{formatMessage({ id: 'shell.account.emailVerified' })}</Notice>;
  if (outcome === 'email_link_invalid')
    return <Notice kind="warning">{formatMessage({ id: 'shell.account.emailLinkInvalid' })}</Notice>;
  if (outcome === nothingIsKept)
    return <Notice kind="problem">{formatMessage({ id: 'shell.account.nothingIsKept' })}</Notice>;
  return null;
}
