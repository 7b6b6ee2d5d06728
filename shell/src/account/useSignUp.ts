import { type SignUpForm, signUpForm, termsVersion } from '@skep/domain';
import { notDone } from '@skep/remote-kit';
import { type SentFormState, useRequestForm } from '@skep/remote-kit/form';
import { useState } from 'react';
import type { Language } from '../generated/graphql.ts';
import { useAccount } from './account-context.ts';
import { signUpMutation } from './SignUp.graphql.ts';
import { useIntl } from './use-account-intl.ts';
import { useAccountMutation } from './useAccountMutation.ts';
import { useAccountAddress, useSentOptions } from './wanted-path.ts';

/** As it is typed: terms that are not accepted yet are a state of the form, and none of an account. */
export type SignUpValues = Omit<SignUpForm, 'areTermsAccepted'> & { areTermsAccepted: boolean };

/** Makes an account, and goes on to the code that is mailed. */
export function useSignUp(): SentFormState<SignUpValues, SignUpForm> {
  const { formatMessage } = useIntl();
  const { goTo, language, query } = useAccount();
  const addressOf = useAccountAddress();
  const options = useSentOptions();
  const mutation = useAccountMutation(signUpMutation);
  const [begun] = useState<SignUpValues>(() => ({
    name: '',
    email: query.get('email') ?? '',
    password: '',
    passwordConfirmation: '',
    areTermsAccepted: false,
  }));
  return useRequestForm({
    schema: signUpForm,
    values: begun,
    send: async ({ name, email, password, passwordConfirmation }) => {
      const answer = await mutation.run({
        input: {
          name,
          email,
          password,
          passwordConfirmation,
          acceptedTermsVersion: termsVersion,
          language: language.get().toUpperCase() as Language,
          ...options(),
        },
      });
      return notDone(answer, formatMessage({ id: 'shell.account.notCreated' }));
    },
    onSent: (_answer, { email }) => goTo(addressOf('/verify-email', { email })),
    fieldOf: (path) => (path === 'acceptedTermsVersion' ? 'areTermsAccepted' : path),
  });
}
