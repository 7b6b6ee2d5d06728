import { accountLimits } from '@skep/domain';
import { TypedField } from '@skep/remote-kit/form';
import { Heading, Stack, Text, TextField } from '@skep/ui';
import { AccountForm } from '../account/AccountForm.tsx';
import { NewPasswordFields } from '../account/NewPasswordFields.tsx';
import { usePageTitle } from '../account/usePageTitle.ts';
import { useIntl } from './use-first-run-intl.ts';
import { useFirstAccount } from './useFirstAccount.ts';

/** Makes the first account of an installation: the code of the log proves that the visitor owns the machine. */
export function FirstRunScreen() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'shell.firstRun.title' });
  usePageTitle(title);
  const sent = useFirstAccount();
  const { form } = sent;
  return (
    <Stack gap={24}>
      <Heading level={1}>{title}</Heading>
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
        <TypedField form={form} name="name" label={formatMessage({ id: 'shell.account.name' })}>
          {(field) => (
            <TextField {...field} autoComplete="name" maxLength={accountLimits.nameLength} isRequired />
          )}
        </TypedField>
        <TypedField form={form} name="email" label={formatMessage({ id: 'shell.account.email' })}>
          {(field) => <TextField {...field} type="email" autoComplete="username" isRequired />}
        </TypedField>
        <NewPasswordFields
          label={formatMessage({ id: 'shell.account.password' })}
          repeatLabel={formatMessage({ id: 'shell.account.repeatPassword' })}
        />
      </AccountForm>
    </Stack>
  );
}
