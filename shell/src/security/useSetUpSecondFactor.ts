import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  type BeginSecondFactorForm,
  beginSecondFactorForm,
  type ConfirmSecondFactorForm,
  confirmSecondFactorForm,
} from '@skep/domain';
import { isFailure, type MutationFailure, setServerProblems, useMutationResult } from '@skep/remote-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { beginSecondFactorMutation, confirmSecondFactorMutation } from './SecondFactorCard.graphql.ts';
import { securityQuery } from './SecurityScreen.graphql.ts';

/** First step: the password brings the secret. */
export function useBeginSecondFactor() {
  const mutation = useMutationResult(beginSecondFactorMutation);
  const [failure, setFailure] = useState<MutationFailure>();
  const [setUp, setSetUp] = useState<{ secret: string; qrCode: string }>();
  const form = useForm<BeginSecondFactorForm>({
    resolver: valibotResolver(beginSecondFactorForm),
    defaultValues: { password: '' },
    shouldFocusError: false,
  });

  async function begin(values: BeginSecondFactorForm) {
    setFailure(undefined);
    const answer = await mutation.run(values);
    if (!isFailure(answer)) return setSetUp({ secret: answer.secret, qrCode: answer.qrCode });
    setFailure(answer);
    setServerProblems(form.setError, answer);
  }

  const submit = form.handleSubmit(begin, () => setFailure(undefined));
  return { form, failure, isSending: mutation.isRunning, submit, setUp };
}

/** Second step: a code of the app switches it on and brings the recovery codes. */
export function useConfirmSecondFactor() {
  const mutation = useMutationResult(confirmSecondFactorMutation, { refetchQueries: [securityQuery] });
  const [failure, setFailure] = useState<MutationFailure>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const form = useForm<ConfirmSecondFactorForm>({
    resolver: valibotResolver(confirmSecondFactorForm),
    defaultValues: { code: '' },
    shouldFocusError: false,
  });

  async function confirm(values: ConfirmSecondFactorForm) {
    setFailure(undefined);
    const answer = await mutation.run(values);
    if (!isFailure(answer)) return setRecoveryCodes(answer.codes);
    setFailure(answer);
    setServerProblems(form.setError, answer);
  }

  const submit = form.handleSubmit(confirm, () => setFailure(undefined));
  return { form, failure, isSending: mutation.isRunning, submit, recoveryCodes };
}
