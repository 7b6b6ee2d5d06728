import { accountLimits, termsVersion } from '@skep/domain';
import { Checkbox, Heading, Stack, Text, TextField } from '@skep/ui';
import { Controller } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { AccountForm } from './AccountForm.tsx';
import { AccountLink, Aside, TextLink } from './AccountLink.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { useFormProblems } from './useFormProblems.ts';
import { usePageTitle } from './usePageTitle.ts';
import { useSignUp } from './useSignUp.ts';

/** A new account: its name, its address, its password, and a yes to the terms. */
export function SignUpScreen() {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `shell.account.${id}` });
  usePageTitle(text('signUpTitle'));
  const { form, failure, isSending, submit } = useSignUp();
  const labels = {
    name: text('name'),
    email: text('email'),
    password: text('password'),
    passwordConfirmation: text('repeatPassword'),
    areTermsAccepted: text('termsLabel'),
  };
  const problems = useFormProblems({ errors: form.formState.errors, failure, labels });
  const field = (name: 'name' | 'email' | 'password' | 'passwordConfirmation') => ({
    ...form.register(name),
    id: name,
    label: labels[name],
    error: problems.errorOf(name),
    isRequired: true,
  });

  return (
    <Stack gap={24}>
      <Heading level={1}>{text('signUpTitle')}</Heading>
      <AccountForm
        onSubmit={submit}
        failure={failure}
        problems={problems}
        submitLabel={text('signUp')}
        isSending={isSending}
      >
        <TextField
          {...field('name')}
          autoComplete="name"
          maxLength={accountLimits.nameLength}
          hint={text('nameHint')}
        />
        <TextField {...field('email')} type="email" autoComplete="username" />
        <TextField {...field('password')} type="password" autoComplete="new-password" />
        <PasswordRules password={form.watch('password')} />
        <TextField {...field('passwordConfirmation')} type="password" autoComplete="new-password" />
        <Controller
          control={form.control}
          name="areTermsAccepted"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Checkbox
              id="areTermsAccepted"
              label={formatMessage({ id: 'shell.account.terms' }, { version: termsVersion })}
              isChecked={value}
              onChange={onChange}
              onBlur={onBlur}
              ref={ref}
              error={problems.errorOf('areTermsAccepted')}
              isRequired
            />
          )}
        />
        <TermsLink />
      </AccountForm>
      <Aside>
        <Text tone="muted">{text('haveAccount')}</Text>
        <AccountLink to="/sign-in" email={form.watch('email')}>
          {text('signIn')}
        </AccountLink>
      </Aside>
    </Stack>
  );
}

/** In a tab of its own: what is typed stays. */
function TermsLink() {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'shell.account.readTerms' });
  return (
    <TextLink
      href="/terms"
      target="_blank"
      aria-label={formatMessage({ id: 'shell.opensInNewTab' }, { label })}
    >
      {label}
    </TextLink>
  );
}
