import type { AccountPath } from '@skep/domain';
import { useObservable } from '@skep/remote-kit';
import { LanguageMenu } from '../layout/LanguageMenu.tsx';
import { ProviderReturnScreen } from '../provider/ProviderReturnScreen.tsx';
import { AccountPage } from './AccountPage.tsx';
import { useAccount } from './account-context.ts';
import { ForgottenPasswordScreen } from './ForgottenPasswordScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

const screens = {
  '/sign-in': SignInScreen,
  '/sign-up': SignUpScreen,
  '/verify-email': VerifyEmailScreen,
  '/password-forgot': ForgottenPasswordScreen,
  '/password-reset': ResetPasswordScreen,
  '/sign-in-return': ProviderReturnScreen,
  '/404': NotFoundScreen,
} satisfies Record<AccountPath, unknown>;

/** The pages of the way in. */
export function AccountPages({ path }: { path: AccountPath }) {
  const { language } = useAccount();
  const Screen = screens[path];
  return (
    <AccountPage languageMenu={<LanguageMenu present={useObservable(language)} onChoose={language.set} />}>
      <Screen />
    </AccountPage>
  );
}
