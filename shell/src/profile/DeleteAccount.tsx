import { EntityForm, TypedField } from '@skep/remote-kit/form';
import { TextField } from '@skep/ui';
import { AccountLosses } from './AccountLosses.tsx';
import { SecondFactorField } from './SecondFactorField.tsx';
import { useIntl } from './use-profile-intl.ts';
import { useDeleteAccount } from './useDeleteAccount.ts';

export interface DeleteAccountProps {
  onClose: () => void;
}

/** What is lost, then the password, and a code where signing in asks for one. */
export function DeleteAccount({ onClose }: DeleteAccountProps) {
  const { formatMessage } = useIntl();
  const { saved, isCodeRequired } = useDeleteAccount();
  return (
    <>
      <AccountLosses />
      <EntityForm
        of={saved}
        idPrefix="delete-"
        submitLabel={formatMessage({ id: 'shell.profile.deleteForGood' })}
        submitKind="danger"
        onCancel={onClose}
      >
        <TypedField
          form={saved.form}
          name="password"
          label={formatMessage({ id: 'shell.profile.currentPassword' })}
        >
          {(field) => <TextField {...field} type="password" autoComplete="current-password" isRequired />}
        </TypedField>
        {isCodeRequired && <SecondFactorField />}
      </EntityForm>
    </>
  );
}
