import { accountLimits, changeEmailForm } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { SavedForm, TypedField, useSavedForm } from '@skep/remote-kit/form';
import { TextField } from '@skep/ui';
import { useIntl } from 'react-intl';
import { changeEmailMutation } from './ChangeEmail.graphql.ts';

export interface ChangeEmailProps {
  /** Wanted before: its mail may not have come. */
  wanted: string | undefined;
  onClose: () => void;
}

/** Asks for another address; it counts once the code of its mail was typed. */
export function ChangeEmail({ wanted = '', onClose }: ChangeEmailProps) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `shell.profile.${id}` });
  const { run } = useMutationResult(changeEmailMutation);
  const saved = useSavedForm({
    schema: changeEmailForm,
    values: { email: wanted, currentPassword: '' },
    save: run,
    savedText: () => text('emailMailed'),
    onSaved: onClose,
  });
  return (
    <SavedForm of={saved} idPrefix="email-" submitLabel={text('sendCode')} onCancel={onClose}>
      <TypedField form={saved.form} name="email" label={text('newEmail')}>
        {(field) => (
          <TextField
            {...field}
            type="email"
            autoComplete="email"
            hint={text('newEmailHint')}
            maxLength={accountLimits.emailLength}
            isRequired
          />
        )}
      </TypedField>
      <TypedField form={saved.form} name="currentPassword" label={text('currentPassword')}>
        {(field) => <TextField {...field} type="password" autoComplete="current-password" isRequired />}
      </TypedField>
    </SavedForm>
  );
}
