import type { AccountPath } from '../page-kind.ts';
import { ForgottenPasswordScreen } from './ForgottenPasswordScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

/** The pages of the shell's own. */
export function AccountPages({ path }: { path: AccountPath }) {
  switch (path) {
    case '/sign-in':
      return <SignInScreen />;
    case '/sign-up':
      return <SignUpScreen />;
    case '/verify-email':
      return <VerifyEmailScreen />;
    case '/password-forgot':
      return <ForgottenPasswordScreen />;
    case '/password-reset':
      return <ResetPasswordScreen />;
    case '/404':
      return <NotFoundScreen />;
  }
}
