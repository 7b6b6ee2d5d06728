import { passkeyNameForm } from '@skep/domain';
import { useMutationResult, useNotify } from '@skep/remote-kit';
import { RequestForm, TypedField, useRequestForm } from '@skep/remote-kit/form';
import { TextField } from '@skep/ui';
import { useState } from 'react';
import { createPasskey } from '../passkeys/browser-passkeys.ts';
import { addPasskeyMutation, beginPasskeyMutation } from './PasskeysCard.graphql.ts';
import { ProveAgain } from './ProveAgain.tsx';
import { securityQuery } from './SecurityScreen.graphql.ts';
import { useIntl } from './use-security-intl.ts';

export interface NewPasskeyProps {
  needsCode: boolean;
  hasPasskeys: boolean;
  onClose: () => void;
}

/** Two steps: who it is, and the name, after which the browser makes the passkey. */
export function NewPasskey({ onClose, ...guard }: NewPasskeyProps) {
  const { formatMessage } = useIntl();
  const { run } = useMutationResult(beginPasskeyMutation);
  const [options, setOptions] = useState<string>();
  if (options !== undefined) return <NamePasskey options={options} onClose={onClose} />;
  return (
    <ProveAgain
      {...guard}
      idPrefix="new-passkey-"
      send={run}
      onSent={(answer) => setOptions(answer.options)}
      submitLabel={formatMessage({ id: 'shell.security.next' })}
      onCancel={onClose}
    />
  );
}

function NamePasskey({ options, onClose }: { options: string; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const { run } = useMutationResult(addPasskeyMutation, { refetchQueries: [securityQuery] });
  const sent = useRequestForm({
    schema: passkeyNameForm,
    values: { name: '' },
    // At the press: some browsers make none without one.
    async send({ name }) {
      const credential = await createPasskey(options);
      return credential === undefined ? undefined : run({ name, credential });
    },
    onSent({ name }) {
      notify({ kind: 'success', text: formatMessage({ id: 'shell.security.passkeySaved' }, { name }) });
      onClose();
    },
  });
  return (
    <RequestForm
      of={sent}
      idPrefix="new-passkey-"
      submitLabel={formatMessage({ id: 'shell.security.addPasskey' })}
      onCancel={onClose}
    >
      <TypedField form={sent.form} name="name" label={formatMessage({ id: 'shell.security.passkeyName' })}>
        {(field) => (
          <TextField
            {...field}
            hint={formatMessage({ id: 'shell.security.passkeyNameHint' })}
            autoComplete="off"
            isRequired
          />
        )}
      </TypedField>
    </RequestForm>
  );
}
