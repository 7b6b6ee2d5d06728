import { accountLimits } from '@skep/domain';
import { useTitle } from '@skep/remote-kit';
import { TypedField } from '@skep/remote-kit/form';
import { Card, Page, Text, TextField } from '@skep/ui';
import { AccountForm } from '../account/AccountForm.tsx';
import { NewPasswordFields } from '../account/NewPasswordFields.tsx';
import { openSignedIn, openSignIn } from './open-page.ts';
import { useIntl } from './use-first-run-intl.ts';
import { useFirstAccount } from './useFirstAccount.ts';

export { firstRunMessages as texts } from './first-run-messages.ts';

export interface FirstRunScreenProps {
  /** Default: the app opens as the new person. */
  onMade?: (signedIn: { token: string; knownBrowser: string }) => void;
  /** Default: people sign in, as somebody has an account. */
  onTooLate?: () => void;
}

/** Makes the first account of an installation: the code of the log proves that the visitor owns the machine. */
export function Screen({ onMade = openSignedIn, onTooLate = openSignIn }: FirstRunScreenProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'shell.firstRun.title' });
  useTitle(title);
  const sent = useFirstAccount({ onMade, onTooLate });
  const { form } = sent;
  return (
    <Page title={title} maxWidth="readable">
      <Card>
        <Text>{formatMessage({ id: 'shell.firstRun.intro' })}</Text>
        <AccountForm of={sent} submitLabel={formatMessage({ id: 'shell.firstRun.submit' })}>
          <TypedField form={form} name="code" label={formatMessage({ id: 'shell.firstRun.code' })}>
            {(field) => (
              <TextField
                {...field}
                autoComplete="off"
                spellCheck={false}
                hint={formatMessage({ id: 'shell.firstRun.codeHint' })}
                isRequired
              />
            )}
          </TypedField>
          <TypedField form={form} name="name" label={formatMessage({ id: 'shell.firstRun.name' })}>
            {(field) => (
              <TextField {...field} autoComplete="name" maxLength={accountLimits.nameLength} isRequired />
            )}
          </TypedField>
          <TypedField form={form} name="email" label={formatMessage({ id: 'shell.firstRun.email' })}>
            {(field) => <TextField {...field} type="email" autoComplete="username" isRequired />}
          </TypedField>
          <NewPasswordFields
            label={formatMessage({ id: 'shell.account.password' })}
            repeatLabel={formatMessage({ id: 'shell.firstRun.repeatPassword' })}
          />
        </AccountForm>
      </Card>
    </Page>
  );
}
