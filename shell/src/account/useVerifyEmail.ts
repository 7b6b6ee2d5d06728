import { valibotResolver } from '@hookform/resolvers/valibot';
import { emailAddress } from '@skep/domain';
import { isFailure, type MutationFailure, setServerProblems, useMutationResult } from '@skep/remote-kit';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import * as v from 'valibot';
import { useBeginSession } from './useBeginSession.ts';
import { type SecondFactorStep, useSecondFactorStep } from './useSecondFactorStep.ts';
import { verifyEmailMutation } from './VerifyEmail.graphql.ts';

/** A code is copied with blanks, and read as right all the same. */
const verifyEmailForm = v.object({
  email: emailAddress,
  code: v.pipe(
    v.string(),
    v.transform((code) => code.replaceAll(/[\s-]/g, '')),
    v.nonEmpty('required'),
  ),
});

export type VerifyEmailForm = v.InferOutput<typeof verifyEmailForm>;

export interface VerifyEmailState {
  form: UseFormReturn<VerifyEmailForm>;
  failure: MutationFailure | undefined;
  isSending: boolean;
  secondFactor: SecondFactorStep;
  submit: () => Promise<void>;
}

/** Proves an address by the mailed code, and signs in. */
export function useVerifyEmail(): VerifyEmailState {
  const [query] = useSearchParams();
  const begin = useBeginSession();
  const mutation = useMutationResult(verifyEmailMutation);
  const secondFactor = useSecondFactorStep();
  const [failure, setFailure] = useState<MutationFailure>();
  const form = useForm<VerifyEmailForm>({
    resolver: valibotResolver(verifyEmailForm),
    defaultValues: { email: query.get('email') ?? '', code: '' },
    shouldFocusError: false,
  });

  async function verify(values: VerifyEmailForm) {
    setFailure(undefined);
    const answer = await mutation.run({ ...values, ...secondFactor.input });
    if (secondFactor.takes(answer)) return;
    if (!isFailure(answer)) return begin(answer);
    setFailure(answer);
    setServerProblems(form.setError, answer);
  }

  return {
    form,
    failure,
    isSending: mutation.isRunning,
    secondFactor,
    submit: form.handleSubmit(verify, () => setFailure(undefined)),
  };
}
