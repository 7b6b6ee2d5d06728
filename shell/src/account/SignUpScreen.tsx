import { accountLimits, termsNumber, termsVersion } from '@skep/domain';
import { useErrorText } from '@skep/i18n';
import { useObservable } from '@skep/remote-kit';
import { NamedField, TypedField, useFormValue } from '@skep/remote-kit/form';
import { Checkbox, Heading, Notice, Stack, Text, TextField } from '@skep/ui';
import { outsideLinks } from '../layout/outside-links.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountLink, Aside, TextLink } from './AccountLink.tsx';
import { useAccount } from './account-context.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useIntl } from './use-account-intl.ts';
import { usePageTitle } from './usePageTitle.ts';
import { useSignUp } from './useSignUp.ts';

/** A new account: its name, its address, its password, and a yes to the terms. */
export function SignUpScreen() {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  usePageTitle(formatMessage({ id: 'shell.account.signUpTitle' }));
  const sent = useSignUp();
  const { form } = sent;
  const terms = useFormValue(form, 'areTermsAccepted');
  const { links, language, signUp } = useAccount();
  const { policy } = outsideLinks({ links }, useObservable(language));

  return (
    <Stack gap={24}>
      <Heading level={1}>{formatMessage({ id: 'shell.account.signUpTitle' })}</Heading>
      {signUp && (
        <Notice kind="information">
          {errorText(`sign_up_${signUp === 'closed' ? 'closed' : 'by_invitation'}`)}
        </Notice>
      )}
      {signUp !== 'closed' && (
        <AccountForm of={sent} submitLabel={formatMessage({ id: 'shell.account.signUp' })}>
          <TypedField form={form} name="name" label={formatMessage({ id: 'shell.account.name' })}>
            {(field) => (
              <TextField
                {...field}
                autoComplete="name"
                maxLength={accountLimits.nameLength}
                hint={formatMessage({ id: 'shell.account.nameHint' })}
                isRequired
              />
            )}
          </TypedField>
          <TypedField form={form} name="email" label={formatMessage({ id: 'shell.account.email' })}>
            {(field) => <TextField {...field} type="email" autoComplete="username" isRequired />}
          </TypedField>
          <NewPasswordFields
            label={formatMessage({ id: 'shell.account.password' })}
            repeatLabel={formatMessage({ id: 'shell.account.repeatPassword' })}
          />
          <NamedField name="areTermsAccepted" label={formatMessage({ id: 'shell.account.termsLabel' })}>
            {(field) => (
              <Checkbox
                {...field}
                label={formatMessage({ id: 'shell.account.terms' }, { version: termsNumber(termsVersion) })}
                isChecked={terms.value}
                onChange={terms.onChange}
                isRequired
              />
            )}
          </NamedField>
          <PageLink to={policy ?? '/terms'} label={formatMessage({ id: 'shell.account.readTerms' })} />
          <PageLink to={policy ?? '/privacy'} label={formatMessage({ id: 'shell.account.readPrivacy' })} />
        </AccountForm>
      )}
      <Aside>
        <Text tone="muted">{formatMessage({ id: 'shell.account.haveAccount' })}</Text>
        <AccountLink to="/sign-in" email={form.watch('email')}>
          {formatMessage({ id: 'shell.account.signIn' })}
        </AccountLink>
      </Aside>
    </Stack>
  );
}

/** In a tab of its own: what is typed stays. */
function PageLink({ to, label }: { to: string; label: string }) {
  const { formatMessage } = useIntl();
  return (
    <TextLink href={to} target="_blank" aria-label={formatMessage({ id: 'shell.opensInNewTab' }, { label })}>
      {label}
    </TextLink>
  );
}
