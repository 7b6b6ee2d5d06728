import { useApolloClient } from '@apollo/client/react';
import { beginSecondFactorForm, switchOffSecondFactorForm } from '@skep/domain';
import { isFailure, type MutationFailure } from '@skep/remote-kit';
import { RequestForm, type RequestFormProps, TypedField, useRequestForm } from '@skep/remote-kit/form';
import { Stack, TextField } from '@skep/ui';
import * as v from 'valibot';
import { canUsePasskeys } from '../passkeys/browser-passkeys.ts';
import { PasskeyProof } from '../passkeys/PasskeyProof.tsx';
import { useIntl } from './use-security-intl.ts';

interface Proof {
  password?: string;
  code: string;
}

export interface ProveAgainProps<Answer>
  extends Pick<RequestFormProps<Proof, Proof>, 'submitLabel' | 'submitKind' | 'onCancel' | 'idPrefix'> {
  /** Whether the password alone is too little. */
  needsCode: boolean;
  /** Whether the person has a passkey, which stands for both. */
  hasPasskeys: boolean;
  send: (proof: Proof) => Promise<Answer | MutationFailure>;
  onSent: (answer: Answer) => void;
}

const passwordAlone = v.object({ ...beginSecondFactorForm.entries, code: v.string() });

/** What loosens the guard asks who it is: a device left open is not enough. By password and code, or by a passkey. */
export function ProveAgain<Answer extends object>({
  needsCode,
  hasPasskeys,
  send,
  onSent,
  ...look
}: ProveAgainProps<Answer>) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const sent = useRequestForm({
    schema: needsCode ? switchOffSecondFactorForm : passwordAlone,
    values: { password: '', code: '' },
    send,
    onSent: (answer: Answer) => onSent(answer),
    marks: { INVALID_CODE: { code: 'shell.security.checkAppCode' } },
  });
  async function sendPasskey(code: string) {
    const answer = await send({ code });
    if (isFailure(answer)) return answer;
    onSent(answer);
    return undefined;
  }

  return (
    <Stack gap={16}>
      <RequestForm of={sent} {...look}>
        <TypedField form={sent.form} name="password" label={formatMessage({ id: 'shell.security.password' })}>
          {(field) => (
            <TextField
              {...field}
              type="password"
              autoComplete="current-password"
              hint={formatMessage({ id: 'shell.security.passwordHint' })}
              isRequired
            />
          )}
        </TypedField>
        {needsCode && (
          <TypedField
            form={sent.form}
            name="code"
            label={formatMessage({ id: 'shell.security.appOrRecoveryCode' })}
          >
            {(field) => <TextField {...field} autoComplete="one-time-code" isRequired />}
          </TypedField>
        )}
      </RequestForm>
      {hasPasskeys && canUsePasskeys() && (
        <PasskeyProof
          client={client}
          label={formatMessage({ id: 'shell.passkey.use' })}
          isForPassword
          send={sendPasskey}
        />
      )}
    </Stack>
  );
}
