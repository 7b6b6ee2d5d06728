import { passkeyNameForm } from '@skep/domain';
import { useMutationResult, useNotify } from '@skep/remote-kit';
import { RequestForm, TypedField, useRequestForm } from '@skep/remote-kit/form';
import { TextField } from '@skep/ui';
import { renamePasskeyMutation } from './PasskeysCard.graphql.ts';
import { useIntl } from './use-security-intl.ts';

export interface RenamePasskeyProps {
  id: string;
  name: string;
  onClose: () => void;
}

export function RenamePasskey({ id, name: present, onClose }: RenamePasskeyProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const { run } = useMutationResult(renamePasskeyMutation);
  const sent = useRequestForm({
    schema: passkeyNameForm,
    values: { name: present },
    send: ({ name }) => run({ id, name }),
    onSent(_answer, { name }) {
      notify({ kind: 'success', text: formatMessage({ id: 'shell.security.passkeySaved' }, { name }) });
      onClose();
    },
  });
  return (
    <RequestForm of={sent} idPrefix={`passkey-${id}-`} onCancel={onClose}>
      <TypedField form={sent.form} name="name" label={formatMessage({ id: 'shell.security.passkeyName' })}>
        {(field) => <TextField {...field} autoComplete="off" isRequired />}
      </TypedField>
    </RequestForm>
  );
}
