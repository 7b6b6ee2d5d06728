import { useState } from 'react';
import { AccountStory, type AccountStoryProps } from '../account/AccountStory.tsx';
import { aFailure } from '../account/in-account-page.tsx';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { signInWithProviderMutation } from './Provider.graphql.ts';
import { ProviderReturnScreen } from './ProviderReturnScreen.tsx';
import { providerAttempt } from './provider-attempt.ts';

export default { title: 'Shell/Account/Back from the provider', parameters: { frame: 'none' } };

const failing = (code: string) =>
  answering(signInWithProviderMutation, () => ({ signInWithProvider: aFailure(code) }));

const Returned = (surroundings: Pick<AccountStoryProps, 'answers' | 'theme'>) => (
  <AccountStory
    screen={<ProviderReturnScreen />}
    path="/sign-in-return?code=a-code&state=a-state"
    {...surroundings}
  />
);

const ReturnedHere = (surroundings: Pick<AccountStoryProps, 'answers' | 'theme'>) => {
  useState(() => providerAttempt.keep('sign-in', { browserKey: 'a-key', path: '/' }));
  return <Returned {...surroundings} />;
};

export const SigningIn = () => <ReturnedHere answers={[neverAnswering(signInWithProviderMutation)]} />;

export const Refused = () => <ReturnedHere answers={[failing('PROVIDER_REFUSED')]} />;

export const EmailNotVerified = () => (
  <ReturnedHere answers={[failing('PROVIDER_EMAIL_NOT_VERIFIED')]} theme="dark" />
);

export const SecondFactor = () => <ReturnedHere answers={[failing('SECOND_FACTOR_REQUIRED')]} />;

export const BegunElsewhere = () => <Returned />;
