import { valibotResolver } from '@hookform/resolvers/valibot';
import { emailAddress } from '@skep/domain';
import { isFailure, type MutationFailure, setServerProblems } from '@skep/remote-kit';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useAccount } from './account-context.ts';
import { useAccountMutation } from './useAccountMutation.ts';
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
  const { query } = useAccount();
  const begin = useBeginSession();
  const mutation = useAccountMutation(verifyEmailMutation);
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
