import { answering, neverAnswering } from '../testing/gateway.ts';
import { AccountStory } from './AccountStory.tsx';
import { aFailure } from './in-account-page.tsx';
import { signInMutation } from './SignIn.graphql.ts';
import { SignInScreen } from './SignInScreen.tsx';

export default { title: 'Shell/Account/Sign in', parameters: { frame: 'none' } };

const typed = { email: 'anna@skep.example', password: 'Zomer-2026' };

export const Default = () => <AccountStory screen={<SignInScreen />} />;

export const WithDemoAccount = () => <AccountStory screen={<SignInScreen />} isDemo />;

export const WithProvider = () => <AccountStory screen={<SignInScreen />} signInProvider="the bee club" />;

export const EmailVerified = () => (
  <AccountStory screen={<SignInScreen />} path="/?msg=email_verified&email=anna@skep.example" />
);

export const LinkTooOld = () => <AccountStory screen={<SignInScreen />} path="/?msg=email_link_invalid" />;

export const Incomplete = () => <AccountStory screen={<SignInScreen />} submits={{}} />;

export const WrongCredentials = () => (
  <AccountStory
    screen={<SignInScreen />}
    answers={[answering(signInMutation, () => ({ signIn: aFailure('WRONG_CREDENTIALS') }))]}
    submits={typed}
  />
);

export const TooOften = () => (
  <AccountStory
    screen={<SignInScreen />}
    answers={[
      answering(signInMutation, () => ({ signIn: aFailure('TOO_MANY_REQUESTS', { retryAfterSeconds: 42 }) })),
    ]}
    submits={typed}
  />
);

export const Unreachable = () => <AccountStory screen={<SignInScreen />} submits={typed} />;

export const Upload = () => (
  <AccountStory screen={<SignInScreen />} answers={[neverAnswering(signInMutation)]} submits={typed} />
);

export const LongWords = () => <AccountStory screen={<SignInScreen />} language="nl" isDemo />;

export const Dark = () => <AccountStory screen={<SignInScreen />} isDemo theme="dark" />;

export const Narrow = () => <AccountStory screen={<SignInScreen />} isDemo isNarrow submits={{}} />;

const asksForCode = answering(signInMutation, ({ input }) => ({
  signIn: aFailure(input.secondFactorCode ? 'INVALID_CODE' : 'SECOND_FACTOR_REQUIRED'),
}));

export const SecondFactor = () => (
  <AccountStory screen={<SignInScreen />} answers={[asksForCode]} submits={typed} />
);

export const SecondFactorInDutchNarrow = () => (
  <AccountStory
    screen={<SignInScreen />}
    answers={[asksForCode]}
    submits={typed}
    language="nl"
    theme="dark"
    isNarrow
  />
);
