import { answering } from '../testing/gateway.ts';
import { AccountStory } from './AccountStory.tsx';
import { aFailure } from './in-account-page.tsx';
import { resetPasswordMutation } from './ResetPassword.graphql.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

export default { title: 'Shell/Account/New password', parameters: { frame: 'none' } };

const path = '/?email=anna@skep.example&code=482915';
const typed = { password: 'Zomer-2026', passwordConfirmation: 'Zomer-2026' };

export const Default = () => <AccountStory screen={<ResetPasswordScreen />} path={path} />;

export const Incomplete = () => <AccountStory screen={<ResetPasswordScreen />} submits={{}} />;

export const CodeTooOld = () => (
  <AccountStory
    screen={<ResetPasswordScreen />}
    path={path}
    answers={[answering(resetPasswordMutation, () => ({ resetPassword: aFailure('INVALID_CODE') }))]}
    submits={typed}
  />
);

export const LongWords = () => <AccountStory screen={<ResetPasswordScreen />} path={path} language="nl" />;

export const Dark = () => <AccountStory screen={<ResetPasswordScreen />} path={path} theme="dark" />;

export const Narrow = () => <AccountStory screen={<ResetPasswordScreen />} isNarrow submits={{}} />;
