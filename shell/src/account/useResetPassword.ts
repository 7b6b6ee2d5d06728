import { valibotResolver } from '@hookform/resolvers/valibot';
import { type ResetPasswordForm, resetPasswordForm } from '@skep/domain';
import { isFailure, type MutationFailure, setServerProblems } from '@skep/remote-kit';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useAccount } from './account-context.ts';
import { resetPasswordMutation } from './ResetPassword.graphql.ts';
import { useAccountMutation } from './useAccountMutation.ts';
import { useBeginSession } from './useBeginSession.ts';
import { type SecondFactorStep, useSecondFactorStep } from './useSecondFactorStep.ts';

export interface ResetPasswordState {
  form: UseFormReturn<ResetPasswordForm>;
  failure: MutationFailure | undefined;
  isSending: boolean;
  secondFactor: SecondFactorStep;
  submit: () => Promise<void>;
}

/** Sets a new password by the mailed code, and signs in. */
export function useResetPassword(): ResetPasswordState {
  const { query } = useAccount();
  const begin = useBeginSession();
  const mutation = useAccountMutation(resetPasswordMutation);
  const secondFactor = useSecondFactorStep();
  const [failure, setFailure] = useState<MutationFailure>();
  const form = useForm<ResetPasswordForm>({
    resolver: valibotResolver(resetPasswordForm),
    defaultValues: {
      email: query.get('email') ?? '',
      code: query.get('code') ?? '',
      password: '',
      passwordConfirmation: '',
    },
    shouldFocusError: false,
  });

  async function reset(input: ResetPasswordForm) {
    setFailure(undefined);
    const answer = await mutation.run({ input: { ...input, ...secondFactor.input } });
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
    submit: form.handleSubmit(reset, () => setFailure(undefined)),
  };
}
