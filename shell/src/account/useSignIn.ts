import { valibotResolver } from '@hookform/resolvers/valibot';
import { type SignInForm, signInForm } from '@skep/domain';
import { isFailure, type MutationFailure, setServerProblems } from '@skep/remote-kit';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useAccount } from './account-context.ts';
import { localPath } from './local-path.ts';
import { signInMutation } from './SignIn.graphql.ts';
import { useAccountMutation } from './useAccountMutation.ts';
import { useBeginSession } from './useBeginSession.ts';
import { type SecondFactorStep, useSecondFactorStep } from './useSecondFactorStep.ts';

export interface SignInState {
  form: UseFormReturn<SignInForm>;
  failure: MutationFailure | undefined;
  isSending: boolean;
  secondFactor: SecondFactorStep;
  submit: () => Promise<void>;
  /** Undefined where there is no demo account. */
  enterDemo: (() => Promise<void>) | undefined;
}

/** Signs in and goes where the person wanted to be; an address that is not confirmed yet leads to its code. */
export function useSignIn(): SignInState {
  const { demo, goTo, query } = useAccount();
  const begin = useBeginSession();
  const mutation = useAccountMutation(signInMutation);
  const secondFactor = useSecondFactorStep();
  const [failure, setFailure] = useState<MutationFailure>();
  const form = useForm<SignInForm>({
    resolver: valibotResolver(signInForm),
    defaultValues: { email: query.get('email') ?? '', password: '' },
    shouldFocusError: false,
  });

  async function signIn(input: SignInForm) {
    setFailure(undefined);
    const answer = await mutation.run({ input: { ...input, ...secondFactor.input } });
    if (secondFactor.takes(answer)) return;
    if (!isFailure(answer)) {
      begin(answer, localPath(query.get('redirectFrom'), window.location.origin));
    } else if (answer.code === 'EMAIL_NOT_VERIFIED') {
      goTo(`/verify-email?${new URLSearchParams({ email: input.email, from: 'sign-in' })}`);
    } else {
      setFailure(answer);
      setServerProblems(form.setError, answer);
    }
  }

  return {
    form,
    failure,
    isSending: mutation.isRunning,
    secondFactor,
    submit: form.handleSubmit(signIn, () => setFailure(undefined)),
    enterDemo: demo && (() => signIn(demo)),
  };
}
