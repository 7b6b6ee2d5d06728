import { valibotResolver } from '@hookform/resolvers/valibot';
import { type SignUpForm, signUpForm, termsVersion } from '@skep/domain';
import { isFailure, type MutationFailure, setServerProblems } from '@skep/remote-kit';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { Language } from '../generated/graphql.ts';
import { useAccount } from './account-context.ts';
import { signUpMutation } from './SignUp.graphql.ts';
import { useAccountMutation } from './useAccountMutation.ts';

/** As it is typed: terms that are not accepted yet are a state of the form, and none of an account. */
export type SignUpValues = Omit<SignUpForm, 'areTermsAccepted'> & { areTermsAccepted: boolean };

/** The schema for what may be typed on the way; what comes out is what the domain's says. */
const openSignUpForm = v.pipe(v.any(), signUpForm);

export interface SignUpState {
  form: UseFormReturn<SignUpValues, unknown, SignUpForm>;
  failure: MutationFailure | undefined;
  isSending: boolean;
  submit: () => Promise<void>;
}

/** Makes an account, and goes on to the code that is mailed. */
export function useSignUp(): SignUpState {
  const { goTo, language, query } = useAccount();
  const mutation = useAccountMutation(signUpMutation);
  const [failure, setFailure] = useState<MutationFailure>();
  const form = useForm<SignUpValues, unknown, SignUpForm>({
    resolver: valibotResolver(openSignUpForm),
    defaultValues: {
      name: '',
      email: query.get('email') ?? '',
      password: '',
      passwordConfirmation: '',
      areTermsAccepted: false,
    },
    shouldFocusError: false,
  });

  async function signUp({ name, email, password, passwordConfirmation }: SignUpForm) {
    setFailure(undefined);
    const answer = await mutation.run({
      input: {
        name,
        email,
        password,
        passwordConfirmation,
        acceptedTermsVersion: termsVersion,
        language: language.get().toUpperCase() as Language,
      },
    });
    if (!isFailure(answer)) return goTo(`/verify-email?${new URLSearchParams({ email })}`);
    setFailure(answer);
    setServerProblems(form.setError, answer, (path) =>
      path === 'acceptedTermsVersion' ? 'areTermsAccepted' : path,
    );
  }

  return {
    form,
    failure,
    isSending: mutation.isRunning,
    submit: form.handleSubmit(signUp, () => setFailure(undefined)),
  };
}
