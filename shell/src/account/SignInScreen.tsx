import { RequestForm, TypedField } from '@skep/remote-kit/form';
import { Button, Heading, Notice, Stack, Text, TextField } from '@skep/ui';
import { useEffect, useState } from 'react';
import { countedHere } from '../offline-outbox/counted-here.ts';
import { SignInByPasskey } from '../passkeys/SignInByPasskey.tsx';
import { SignInByProvider } from '../provider/SignInByProvider.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountLink, Aside } from './AccountLink.tsx';
import { nothingIsStored, useAccount } from './account-context.ts';
import { LazySecondFactorStep } from './LazySecondFactorStep.tsx';
import { useIntl } from './use-account-intl.ts';
import { usePageTitle } from './usePageTitle.ts';
import { type SignInState, useSignIn } from './useSignIn.ts';

/** The way in. Which of address and password is wrong is never revealed. */
export function SignInScreen() {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage({ id: 'shell.account.signIn' }));
  const { client, signInProvider, signUp } = useAccount();
  const { sent, demo, secondFactor, onSignedIn } = useSignIn();
  const email = sent.form.watch('email');
  if (secondFactor) {
    const waiting = { client, email, onSignedIn, submitLabel: formatMessage({ id: 'shell.account.signIn' }) };
    return <LazySecondFactorStep step={secondFactor} {...waiting} />;
  }

  return (
    <Stack gap={24}>
      <Heading level={1}>{formatMessage({ id: 'shell.account.signInTitle' })}</Heading>
      <LinkNotice />
      <EntriesWait />
      <AccountForm of={sent} submitLabel={formatMessage({ id: 'shell.account.signIn' })}>
        <TypedField form={sent.form} name="email" label={formatMessage({ id: 'shell.account.email' })}>
          {(field) => <TextField {...field} type="email" autoComplete="username webauthn" isRequired />}
        </TypedField>
        <TypedField form={sent.form} name="password" label={formatMessage({ id: 'shell.account.password' })}>
          {(field) => <TextField {...field} type="password" autoComplete="current-password" isRequired />}
        </TypedField>
        <AccountLink to="/password-forgot" email={email}>
          {formatMessage({ id: 'shell.account.forgot' })}
        </AccountLink>
      </AccountForm>
      <SignInByPasskey />
      {signInProvider && <SignInByProvider name={signInProvider} />}
      {signUp !== 'closed' && (
        <Aside>
          <Text tone="muted">{formatMessage({ id: 'shell.account.noAccount' })}</Text>
          <AccountLink to="/sign-up" email={email}>
            {formatMessage({ id: 'shell.account.toSignUp' })}
          </AccountLink>
        </Aside>
      )}
      {demo && <EnterDemo of={demo} />}
    </Stack>
  );
}

/** A form with nothing to fill in. */
function EnterDemo({ of }: { of: NonNullable<SignInState['demo']> }) {
  const { formatMessage } = useIntl();
  return (
    <RequestForm
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
    </RequestForm>
  );
}

/** After an expired session, or in another's browser, the page says that something is stored, and not whose it is. */
function EntriesWait() {
  const { formatMessage } = useIntl();
  const [count, setCount] = useState(0);
  // The server, which draws this page first, cannot know.
  useEffect(() => setCount(countedHere()), []);
  if (count === 0) return null;
  return <Notice kind="information">{formatMessage({ id: 'shell.account.entriesWait' }, { count })}</Notice>;
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
  if (outcome === nothingIsStored)
    return <Notice kind="problem">{formatMessage({ id: 'shell.account.nothingIsKept' })}</Notice>;
  return null;
}
