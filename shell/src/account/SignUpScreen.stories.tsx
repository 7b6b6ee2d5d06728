import { answering } from '../testing/gateway.ts';
import { AccountStory } from './AccountStory.tsx';
import { aFailure } from './in-account-page.tsx';
import { signUpMutation } from './SignUp.graphql.ts';
import { SignUpScreen } from './SignUpScreen.tsx';

export default { title: 'Shell/Account/Sign up', parameters: { frame: 'none' } };

const typed = {
  name: 'Anna Imker',
  email: 'anna@skep.example',
  password: 'Zomer-2026',
  passwordConfirmation: 'Zomer-2026',
  areTermsAccepted: 'yes',
};

export const Default = () => <AccountStory screen={<SignUpScreen />} />;

export const Incomplete = () => <AccountStory screen={<SignUpScreen />} submits={{}} />;

export const WeakPassword = () => (
  <AccountStory
    screen={<SignUpScreen />}
    submits={{ ...typed, password: 'zomer2026', passwordConfirmation: 'zomer' }}
  />
);

export const TakenAddress = () => (
  <AccountStory
    screen={<SignUpScreen />}
    answers={[
      answering(signUpMutation, () => ({
        signUp: aFailure('INVALID_INPUT', {
          fields: [{ __typename: 'FieldProblem', path: 'email', code: 'already_taken', limit: null }],
        }),
      })),
    ]}
    submits={typed}
  />
);

export const Unreachable = () => <AccountStory screen={<SignUpScreen />} submits={typed} />;

export const LongWords = () => <AccountStory screen={<SignUpScreen />} language="nl" submits={{}} />;

export const Dark = () => <AccountStory screen={<SignUpScreen />} theme="dark" />;

export const Narrow = () => <AccountStory screen={<SignUpScreen />} isNarrow submits={{}} />;
