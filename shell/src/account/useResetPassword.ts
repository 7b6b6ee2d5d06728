import { type ResetPasswordForm, resetPasswordForm } from '@skep/domain';
import { type SentFormState, useRequestForm } from '@skep/remote-kit/form';
import { useState } from 'react';
import { useAccount } from './account-context.ts';
import { resetPasswordMutation } from './ResetPassword.graphql.ts';
import { useAccountMutation } from './useAccountMutation.ts';
import { type SignedIn, useBeginSession } from './useBeginSession.ts';
import { type SecondFactorStep, useSecondFactor } from './useSecondFactor.ts';

export interface ResetPasswordState {
  sent: SentFormState<ResetPasswordForm, ResetPasswordForm>;
  secondFactor: SecondFactorStep<SignedIn> | undefined;
  onSignedIn: (answer: SignedIn) => void;
}

/** Sets a new password by the mailed code, and signs in. */
export function useResetPassword(): ResetPasswordState {
  const { query } = useAccount();
  const onSignedIn = useBeginSession();
  const mutation = useAccountMutation(resetPasswordMutation);
  const secondFactor = useSecondFactor((input: ResetPasswordForm, secondFactorCode?: string) =>
    mutation.run({ input: { ...input, ...(secondFactorCode !== undefined && { secondFactorCode }) } }),
  );
  const [begun] = useState<ResetPasswordForm>(() => ({
    email: query.get('email') ?? '',
    code: query.get('code') ?? '',
    password: '',
    passwordConfirmation: '',
  }));
  const sent = useRequestForm({
    schema: resetPasswordForm,
    values: begun,
    send: secondFactor.send,
    onSent: (answer) => onSignedIn(answer),
    marks: { INVALID_CODE: { code: 'shell.account.checkCode' } },
  });
  return { sent, secondFactor: secondFactor.step, onSignedIn };
}
