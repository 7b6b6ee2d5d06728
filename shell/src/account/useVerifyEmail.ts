import { emailAddress } from '@skep/domain';
import { type SentFormState, useRequestForm } from '@skep/remote-kit/form';
import * as v from 'valibot';
import { useAccount } from './account-context.ts';
import { useAccountMutation } from './useAccountMutation.ts';
import { type SignedIn, useBeginSession } from './useBeginSession.ts';
import { type SecondFactorStep, useSecondFactor } from './useSecondFactor.ts';
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
  sent: SentFormState<VerifyEmailForm, VerifyEmailForm>;
  secondFactor: SecondFactorStep<SignedIn> | undefined;
  onSignedIn: (answer: SignedIn) => void;
}

/** Proves an address by the mailed code, and signs in. */
export function useVerifyEmail(): VerifyEmailState {
  const { query } = useAccount();
  const onSignedIn = useBeginSession();
  const mutation = useAccountMutation(verifyEmailMutation);
  const secondFactor = useSecondFactor((values: VerifyEmailForm, secondFactorCode?: string) =>
    mutation.run({ ...values, ...(secondFactorCode !== undefined && { secondFactorCode }) }),
  );
  const sent = useRequestForm({
    schema: verifyEmailForm,
    values: { email: query.get('email') ?? '', code: '' },
    send: secondFactor.send,
    onSent: (answer) => onSignedIn(answer),
    marks: { INVALID_CODE: { code: 'shell.account.checkCode' } },
  });
  return { sent, secondFactor: secondFactor.step, onSignedIn };
}
