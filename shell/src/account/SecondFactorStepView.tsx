import { isFailure, type MutationClient } from '@skep/remote-kit';
import { TypedField, useRequestForm } from '@skep/remote-kit/form';
import { Button, Heading, Stack, Text, TextField } from '@skep/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import * as v from 'valibot';
import { canUsePasskeys } from '../passkeys/browser-passkeys.ts';
import { AccountForm } from './AccountForm.tsx';
import { useIntl } from './use-account-intl.ts';
import type { SecondFactorStep } from './useSecondFactor.ts';

export interface SecondFactorStepViewProps<Answer extends object> {
  client: MutationClient;
  step: SecondFactorStep<Answer>;
  /** Whose code it is. */
  email: string;
  submitLabel: string;
  onSignedIn: (answer: Answer) => void;
}

const PasskeyProof = lazy(async () => ({
  default: (await import('../passkeys/PasskeyProof.tsx')).PasskeyProof,
}));

const codeForm = v.object({ code: v.pipe(v.string(), v.trim(), v.nonEmpty('required')) });

/** The second step of a sign-in: one code, of the app or from the list. What was typed before waits behind it. */
export function SecondFactorStepView<Answer extends object>({
  client,
  step,
  email,
  submitLabel,
  onSignedIn,
}: SecondFactorStepViewProps<Answer>) {
  const { formatMessage } = useIntl();
  const [isRecovery, setIsRecovery] = useState(false);
  const kind = isRecovery ? 'recovery' : 'app';
  const sent = useRequestForm({
    schema: codeForm,
    values: { code: '' },
    send: ({ code }) => step.send(code),
    onSent: onSignedIn,
    marks: { INVALID_CODE: { code: 'shell.secondFactor.checkCode' } },
  });
  const { clearErrors, setFocus, setValue } = sent.form;

  function takeOtherCode() {
    setIsRecovery(!isRecovery);
    setValue('code', '');
    clearErrors();
    setFocus('code');
  }

  async function sendPasskey(passkeyCode: string) {
    const answer = await step.send(passkeyCode);
    if (isFailure(answer)) return answer;
    onSignedIn(answer);
    return undefined;
  }

  // It is all that is left to do.
  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <Stack gap={24}>
      <Heading level={1}>{formatMessage({ id: 'shell.secondFactor.title' })}</Heading>
      <Text>{formatMessage({ id: `shell.secondFactor.${kind}Text` }, { email })}</Text>
      <AccountForm of={sent} submitLabel={submitLabel}>
        <TypedField
          form={sent.form}
          name="code"
          label={formatMessage({ id: `shell.secondFactor.${kind}Code` })}
        >
          {(field) => (
            <TextField
              {...field}
              autoComplete="one-time-code"
              inputMode={isRecovery ? 'text' : 'numeric'}
              autoCapitalize="characters"
              spellCheck={false}
              isRequired
            />
          )}
        </TypedField>
      </AccountForm>
      {canUsePasskeys() && (
        <Suspense>
          <PasskeyProof
            client={client}
            label={formatMessage({ id: 'shell.passkey.use' })}
            send={sendPasskey}
          />
        </Suspense>
      )}
      <Stack gap={4}>
        <Button kind="quiet" onClick={takeOtherCode}>
          {formatMessage({ id: isRecovery ? 'shell.secondFactor.useApp' : 'shell.secondFactor.useRecovery' })}
        </Button>
        <Button kind="quiet" icon="arrowLeft" onClick={step.leave}>
          {formatMessage({ id: 'shell.secondFactor.back' })}
        </Button>
      </Stack>
    </Stack>
  );
}
