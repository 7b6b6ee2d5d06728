import { accountLimits, termsVersion } from '@skep/domain';
import { NamedField, TypedField, useFormValue } from '@skep/remote-kit/form';
import { Checkbox, Heading, Stack, Text, TextField } from '@skep/ui';
import { useIntl } from 'react-intl';
import { AccountForm } from './AccountForm.tsx';
import { AccountLink, Aside, TextLink } from './AccountLink.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { usePageTitle } from './usePageTitle.ts';
import { useSignUp } from './useSignUp.ts';

/** A new account: its name, its address, its password, and a yes to the terms. */
export function SignUpScreen() {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `shell.account.${id}` });
  usePageTitle(text('signUpTitle'));
  const sent = useSignUp();
  const { form } = sent;
  const terms = useFormValue(form, 'areTermsAccepted');

  return (
    <Stack gap={24}>
      <Heading level={1}>{text('signUpTitle')}</Heading>
      <AccountForm of={sent} submitLabel={text('signUp')}>
        <TypedField form={form} name="name" label={text('name')}>
          {(field) => (
            <TextField
              {...field}
              autoComplete="name"
              maxLength={accountLimits.nameLength}
              hint={text('nameHint')}
              isRequired
            />
          )}
        </TypedField>
        <TypedField form={form} name="email" label={text('email')}>
          {(field) => <TextField {...field} type="email" autoComplete="username" isRequired />}
        </TypedField>
        <NewPasswordFields label={text('password')} repeatLabel={text('repeatPassword')} />
        <NamedField name="areTermsAccepted" label={text('termsLabel')}>
          {(field) => (
            <Checkbox
              {...field}
              label={formatMessage({ id: 'shell.account.terms' }, { version: termsVersion })}
              isChecked={terms.value}
              onChange={terms.onChange}
              isRequired
            />
          )}
        </NamedField>
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
