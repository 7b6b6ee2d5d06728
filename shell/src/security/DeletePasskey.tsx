import { useMutationResult, useNotify } from '@skep/remote-kit';
import { Stack, Text } from '@skep/ui';
import { deletePasskeyMutation } from './PasskeysCard.graphql.ts';
import { ProveAgain } from './ProveAgain.tsx';
import { securityQuery } from './SecurityScreen.graphql.ts';
import { useIntl } from './use-security-intl.ts';

export interface DeletePasskeyProps {
  id: string;
  name: string;
  needsCode: boolean;
  hasPasskeys: boolean;
  onClose: () => void;
}

/** Nobody signs in with it any more. */
export function DeletePasskey({ id, name, onClose, ...guard }: DeletePasskeyProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const { run } = useMutationResult(deletePasskeyMutation, { refetchQueries: [securityQuery] });

  function notifyDone() {
    notify({ kind: 'success', text: formatMessage({ id: 'shell.security.passkeyDeleted' }, { name }) });
    onClose();
  }

  return (
    <Stack gap={16}>
      <Text>{formatMessage({ id: 'shell.security.deletePasskeyText' })}</Text>
      <ProveAgain
        {...guard}
        idPrefix={`passkey-${id}-`}
        send={(proof) => run({ id, ...proof })}
        onSent={notifyDone}
        submitLabel={formatMessage({ id: 'shell.security.deletePasskey' })}
        submitKind="danger"
        onCancel={onClose}
      />
    </Stack>
  );
}
