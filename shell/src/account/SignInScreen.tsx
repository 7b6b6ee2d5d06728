import { useTitle } from '@skep/remote-kit';
import { Button, Heading, Notice, Stack, Text, TextField } from '@skep/ui';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { AccountForm } from './AccountForm.tsx';
import { AccountLink, Aside } from './AccountLink.tsx';
import { SecondFactorFields } from './SecondFactorFields.tsx';
import { useFormProblems } from './useFormProblems.ts';
import { useSignIn } from './useSignIn.ts';

/** The way in. Which of address and password is wrong is never told. */
export function SignInScreen() {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `shell.account.${id}` });
  useTitle(text('signIn'));
  const { form, failure, isSending, submit, enterDemo, secondFactor } = useSignIn();
  const labels: Record<string, string> = secondFactor.isAsked
    ? { secondFactorCode: formatMessage({ id: 'shell.secondFactor.code' }) }
    : { email: text('email'), password: text('password') };
  const problems = useFormProblems({
    errors: form.formState.errors,
    failure,
    labels,
    marks: {
      WRONG_CREDENTIALS: { email: text('checkEmail'), password: text('checkPassword') },
      INVALID_CODE: { secondFactorCode: formatMessage({ id: 'shell.secondFactor.checkCode' }) },
    },
  });
  const email = form.watch('email');

  return (
    <Stack gap={24}>
      <Heading level={1}>
        {secondFactor.isAsked ? formatMessage({ id: 'shell.secondFactor.title' }) : text('signInTitle')}
      </Heading>
      {!secondFactor.isAsked && <LinkNotice />}
      <AccountForm
        onSubmit={submit}
        failure={failure}
        problems={problems}
        submitLabel={text('signIn')}
        isSending={isSending}
      >
        {secondFactor.isAsked ? (
          <SecondFactorFields
            step={secondFactor}
            email={email}
            error={problems.errorOf('secondFactorCode')}
          />
        ) : (
          <>
            <TextField
              {...form.register('email')}
              id="email"
              type="email"
              autoComplete="username"
              label={text('email')}
              error={problems.errorOf('email')}
              isRequired
            />
            <TextField
              {...form.register('password')}
              id="password"
              type="password"
              autoComplete="current-password"
              label={text('password')}
              error={problems.errorOf('password')}
              isRequired
            />
            <AccountLink to="/password-forgot" email={email}>
              {text('forgot')}
            </AccountLink>
          </>
        )}
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
  const [query] = useSearchParams();
  const outcome = query.get('msg');
  if (outcome === 'email_verified')
    return <Notice kind="success">{formatMessage({ id: 'shell.account.emailVerified' })}</Notice>;
  if (outcome === 'email_link_invalid')
    return <Notice kind="warning">{formatMessage({ id: 'shell.account.emailLinkInvalid' })}</Notice>;
  return null;
}
