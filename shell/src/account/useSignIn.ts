import { type SignInForm, signInForm } from '@skep/domain';
import { isFailure } from '@skep/remote-kit';
import { type SentFormState, useRequestForm } from '@skep/remote-kit/form';
import { knownBrowser } from '../session/trusted-device.ts';
import { useAccount } from './account-context.ts';
import { signInMutation } from './SignIn.graphql.ts';
import { useAccountMutation } from './useAccountMutation.ts';
import { type SignedIn, useBeginSession } from './useBeginSession.ts';
import { type SecondFactorStep, useSecondFactor } from './useSecondFactor.ts';
import { useAccountAddress } from './wanted-path.ts';

export interface SignInState {
  sent: SentFormState<SignInForm, SignInForm>;
  /** Signs in to the demo account; undefined where there is none. */
  demo: SentFormState<SignInForm, SignInForm> | undefined;
  secondFactor: SecondFactorStep<SignedIn> | undefined;
  onSignedIn: (answer: SignedIn) => void;
}

/** Signs in and goes where the person wanted to be; an address that is not confirmed yet leads to its code. */
export function useSignIn(): SignInState {
  const { demo, goTo, query } = useAccount();
  const onSignedIn = useBeginSession();
  const addressOf = useAccountAddress();
  const mutation = useAccountMutation(signInMutation);
  const secondFactor = useSecondFactor((input: SignInForm, secondFactorCode?: string) =>
    mutation.run({
      input: {
        ...input,
        ...knownBrowser.input(),
        ...(secondFactorCode !== undefined && { secondFactorCode }),
      },
    }),
  );

  const sending = {
    schema: signInForm,
    async send(input: SignInForm) {
      const answer = await secondFactor.send(input);
      if (!answer || !isFailure(answer) || answer.code !== 'EMAIL_NOT_VERIFIED') return answer;
      goTo(addressOf('/verify-email', { email: input.email, from: 'sign-in' }));
      return undefined;
    },
    onSent: onSignedIn,
  };
  const sent = useRequestForm({
    ...sending,
    values: { email: query.get('email') ?? '', password: '' },
    marks: {
      WRONG_CREDENTIALS: { email: 'shell.account.checkEmail', password: 'shell.account.checkPassword' },
    },
  });
  const demoSent = useRequestForm({ ...sending, values: demo ?? { email: '', password: '' } });
  return { sent, demo: demo && demoSent, secondFactor: secondFactor.step, onSignedIn };
}
