import { answering } from '../testing/gateway.ts';
import { AccountStory } from './AccountStory.tsx';
import { ForgottenPasswordScreen } from './ForgottenPasswordScreen.tsx';
import { aDone } from './in-account-page.tsx';
import { requestPasswordResetMutation } from './RequestPasswordReset.graphql.ts';

export default { title: 'Shell/Account/Forgotten password', parameters: { frame: 'none' } };

const path = '/?email=anna@skep.example';
const sent = [answering(requestPasswordResetMutation, () => ({ requestPasswordReset: aDone }))];

export const Default = () => <AccountStory screen={<ForgottenPasswordScreen />} path={path} />;

export const Incomplete = () => <AccountStory screen={<ForgottenPasswordScreen />} submits={{}} />;

export const Sent = () => (
  <AccountStory screen={<ForgottenPasswordScreen />} path={path} answers={sent} submits={{}} />
);

export const Unreachable = () => (
  <AccountStory screen={<ForgottenPasswordScreen />} path={path} submits={{}} />
);

export const LongWords = () => (
  <AccountStory screen={<ForgottenPasswordScreen />} path={path} language="nl" answers={sent} submits={{}} />
);

export const Dark = () => <AccountStory screen={<ForgottenPasswordScreen />} path={path} theme="dark" />;

export const Narrow = () => <AccountStory screen={<ForgottenPasswordScreen />} path={path} isNarrow />;
