import { answering } from '../testing/gateway.ts';
import { AccountStory } from './AccountStory.tsx';
import { aFailure } from './in-account-page.tsx';
import { verifyEmailMutation } from './VerifyEmail.graphql.ts';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

export default { title: 'Shell/Account/Confirm e-mail', parameters: { frame: 'none' } };

const path = '/?email=anna@skep.example';
const longPath = '/?email=anna.van.der.bijenhouderij@imkervereniging-hoogheemraadschap.example';

export const Default = () => <AccountStory screen={<VerifyEmailScreen />} path={path} />;

export const WithoutAddress = () => <AccountStory screen={<VerifyEmailScreen />} />;

export const FromSignIn = () => <AccountStory screen={<VerifyEmailScreen />} path={`${path}&from=sign-in`} />;

export const WrongCode = () => (
  <AccountStory
    screen={<VerifyEmailScreen />}
    path={path}
    answers={[answering(verifyEmailMutation, () => ({ verifyEmail: aFailure('INVALID_CODE') }))]}
    submits={{ code: '123456' }}
  />
);

export const LongWords = () => <AccountStory screen={<VerifyEmailScreen />} path={longPath} language="nl" />;

export const Dark = () => <AccountStory screen={<VerifyEmailScreen />} path={path} theme="dark" />;

export const Narrow = () => <AccountStory screen={<VerifyEmailScreen />} path={longPath} isNarrow />;
