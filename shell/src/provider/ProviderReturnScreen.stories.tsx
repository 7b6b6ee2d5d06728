import { AccountStory } from '../account/AccountStory.tsx';
import { aFailure } from '../account/in-account-page.tsx';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { signInWithProviderMutation } from './Provider.graphql.ts';
import { ProviderReturnScreen } from './ProviderReturnScreen.tsx';

export default { title: 'Shell/Account/Back from the provider', parameters: { frame: 'none' } };

const path = '/sign-in-return?code=a-code&state=a-state';
const failing = (code: string) =>
  answering(signInWithProviderMutation, () => ({ signInWithProvider: aFailure(code) }));

export const SigningIn = () => (
  <AccountStory
    screen={<ProviderReturnScreen />}
    path={path}
    answers={[neverAnswering(signInWithProviderMutation)]}
  />
);

export const Refused = () => (
  <AccountStory screen={<ProviderReturnScreen />} path={path} answers={[failing('PROVIDER_REFUSED')]} />
);

export const EmailNotVerified = () => (
  <AccountStory
    screen={<ProviderReturnScreen />}
    path={path}
    answers={[failing('PROVIDER_EMAIL_NOT_VERIFIED')]}
    theme="dark"
  />
);

export const SecondFactor = () => (
  <AccountStory screen={<ProviderReturnScreen />} path={path} answers={[failing('SECOND_FACTOR_REQUIRED')]} />
);
