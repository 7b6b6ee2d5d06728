import { LanguageMenu } from '../frame/LanguageMenu.tsx';
import type { AccountPath } from '../page-kind.ts';
import { AccountPage } from './AccountPage.tsx';
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
  '/404': NotFoundScreen,
} satisfies Record<AccountPath, unknown>;

/** The pages of the shell's own. */
export function AccountPages({ path }: { path: AccountPath }) {
  const Screen = screens[path];
  return (
    <AccountPage languageMenu={<LanguageMenu />}>
      <Screen />
    </AccountPage>
  );
}
