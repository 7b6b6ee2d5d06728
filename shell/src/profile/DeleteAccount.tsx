import { useApolloClient } from '@apollo/client/react';
import { useQuery } from '@skep/remote-kit';
import { EntityForm, TypedField } from '@skep/remote-kit/form';
import { TextField } from '@skep/ui';
import { canUsePasskeys } from '../passkeys/browser-passkeys.ts';
import { PasskeyProof } from '../passkeys/PasskeyProof.tsx';
import { AccountLosses } from './AccountLosses.tsx';
import { accountLossesQuery } from './DeleteAccount.graphql.ts';
import { SecondFactorField } from './SecondFactorField.tsx';
import { useIntl } from './use-profile-intl.ts';
import { useDeleteAccount } from './useDeleteAccount.ts';

export interface DeleteAccountProps {
  onClose: () => void;
}

/** What is lost, then the password, and a code where signing in asks for one; or a passkey. */
export function DeleteAccount({ onClose }: DeleteAccountProps) {
  const { formatMessage } = useIntl();
  const { saved, isCodeRequired, deleteByPasskey } = useDeleteAccount();
  const client = useApolloClient();
  const { data } = useQuery(accountLossesQuery, { fetchPolicy: 'cache-only' });
  const hasPasskeys = data !== undefined && data.security.passkeys.length > 0;
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
      {hasPasskeys && canUsePasskeys() && (
        <PasskeyProof
          client={client}
          label={formatMessage({ id: 'shell.passkey.use' })}
          isForPassword
          send={deleteByPasskey}
        />
      )}
    </>
  );
}
