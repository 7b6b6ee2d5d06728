import { SentForm, TypedField } from '@skep/remote-kit/form';
import { Button, Heading, Notice, Stack, Text, TextField } from '@skep/ui';
import { useIntl } from 'react-intl';
import { AccountForm } from './AccountForm.tsx';
import { AccountLink, Aside } from './AccountLink.tsx';
import { nothingIsKept, useAccount } from './account-context.ts';
import { SecondFactorStepView } from './SecondFactorStepView.tsx';
import { usePageTitle } from './usePageTitle.ts';
import { type SignInState, useSignIn } from './useSignIn.ts';

/** The way in. Which of address and password is wrong is never told. */
export function SignInScreen() {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `shell.account.${id}` });
  usePageTitle(text('signIn'));
  const { sent, demo, secondFactor, onSignedIn } = useSignIn();
  const email = sent.form.watch('email');
  if (secondFactor) {
    const waiting = { email, onSignedIn, submitLabel: text('signIn') };
    return <SecondFactorStepView step={secondFactor} {...waiting} />;
  }

  return (
    <Stack gap={24}>
      <Heading level={1}>{text('signInTitle')}</Heading>
      <LinkNotice />
      <AccountForm of={sent} submitLabel={text('signIn')}>
        <TypedField form={sent.form} name="email" label={text('email')}>
          {(field) => <TextField {...field} type="email" autoComplete="username" isRequired />}
        </TypedField>
        <TypedField form={sent.form} name="password" label={text('password')}>
          {(field) => <TextField {...field} type="password" autoComplete="current-password" isRequired />}
        </TypedField>
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
      {demo && <EnterDemo of={demo} />}
    </Stack>
  );
}

/** A form with nothing to fill in. */
function EnterDemo({ of }: { of: NonNullable<SignInState['demo']> }) {
  const { formatMessage } = useIntl();
  return (
    <SentForm
      of={of}
      buttons={
        <Button isWide type="submit" isBusy={of.isSending}>
          {formatMessage({ id: 'shell.account.demo' })}
        </Button>
      }
    >
      <Text size="small" tone="muted">
        {formatMessage({ id: 'shell.account.demoText' })}
      </Text>
    </SentForm>
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
