import { accountLimits, changeEmailForm } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { EntityForm, TypedField, useEntityForm } from '@skep/remote-kit/form';
import { TextField } from '@skep/ui';
import { changeEmailMutation } from './ChangeEmail.graphql.ts';
import { SecondFactorField } from './SecondFactorField.tsx';
import { useIntl } from './use-profile-intl.ts';
import { useRequiredCode, wrongCodeMark } from './useRequiredCode.ts';

export interface ChangeEmailProps {
  /** Wanted before: its mail may not have come. */
  wanted: string | undefined;
  onClose: () => void;
}

/** Asks for another address; it counts once the code of its mail was typed. */
export function ChangeEmail({ wanted = '', onClose }: ChangeEmailProps) {
  const { formatMessage } = useIntl();
  const { run } = useMutationResult(changeEmailMutation);
  const { save, isCodeRequired } = useRequiredCode(run);
  const saved = useEntityForm({
    schema: changeEmailForm,
    values: { email: wanted, currentPassword: '', secondFactorCode: '' },
    save,
    marks: wrongCodeMark,
    savedText: () => formatMessage({ id: 'shell.profile.emailMailed' }),
    onSaved: onClose,
  });
  return (
    <EntityForm
      of={saved}
      idPrefix="email-"
      submitLabel={formatMessage({ id: 'shell.profile.sendCode' })}
      onCancel={onClose}
    >
      <TypedField form={saved.form} name="email" label={formatMessage({ id: 'shell.profile.newEmail' })}>
        {(field) => (
          <TextField
            {...field}
            type="email"
            autoComplete="email"
            hint={formatMessage({ id: 'shell.profile.newEmailHint' })}
            maxLength={accountLimits.emailLength}
            isRequired
          />
        )}
      </TypedField>
      <TypedField
        form={saved.form}
        name="currentPassword"
        label={formatMessage({ id: 'shell.profile.currentPassword' })}
      >
        {(field) => <TextField {...field} type="password" autoComplete="current-password" isRequired />}
      </TypedField>
      {isCodeRequired && <SecondFactorField />}
    </EntityForm>
  );
}
