import { SavedForm, TypedField } from '@skep/remote-kit/form';
import { Notice, TextField } from '@skep/ui';
import { useEffect } from 'react';
import { AccountLosses } from './AccountLosses.tsx';
import { useIntl } from './use-profile-intl.ts';
import { useDeleteAccount } from './useDeleteAccount.ts';

export interface DeleteAccountProps {
  onClose: () => void;
}

/** What is lost, then the password, and a code where signing in asks for one. */
export function DeleteAccount({ onClose }: DeleteAccountProps) {
  const { formatMessage } = useIntl();
  const { saved, isCodeAsked } = useDeleteAccount();
  const { setFocus } = saved.form;
  useEffect(() => {
    if (isCodeAsked) setFocus('secondFactorCode');
  }, [isCodeAsked, setFocus]);
  return (
    <>
      <AccountLosses />
      <SavedForm
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
        {isCodeAsked && (
          <>
            <Notice kind="information">{formatMessage({ id: 'shell.profile.secondFactorText' })}</Notice>
            <TypedField
              form={saved.form}
              name="secondFactorCode"
              label={formatMessage({ id: 'shell.profile.secondFactorCode' })}
            >
              {(field) => <TextField {...field} autoComplete="one-time-code" isRequired />}
            </TypedField>
          </>
        )}
      </SavedForm>
    </>
  );
}
