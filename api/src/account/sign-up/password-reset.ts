import { AppError, resetPasswordForm } from '@skep/domain';
import { deleteApiTokensOfUser } from '#account/api-tokens/store.ts';
import type { SignedInAccount } from '#account/core/account.ts';
import { hashNewPassword } from '#account/core/new-password.ts';
import { accountByEmail, updateAccount } from '#account/core/store.ts';
import { passSecondFactor } from '#account/second-factor/checking.ts';
import { deleteSignInsOfUser } from '#account/sessions/sign-in-store.ts';
import { startSignIn } from '#account/sessions/sign-ins.ts';
import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { readForm } from '#platform/input/forms.ts';
import { composeCodeMail } from '#platform/mail/code-mail.ts';
import { queueMail } from '#platform/mail/service.ts';
import { checkCode, codeMinutes, issueCode, spendCode } from './mail-codes.ts';
import { mayMailCode } from './mail-limit.ts';
import { markVerified, optionsOf } from './verification.ts';

export interface MailRequest {
  email: string;
  /** Page of the web app that the person was on the way to: the link carries it along. */
  redirectFrom?: string | undefined;
}

/**
 * Mails a code and a link to choose a new password; no more than some an hour, of which all work.
 * @returns false when nobody has the address: only the old API tells it.
 */
export function requestReset(context: Context, { email, redirectFrom }: MailRequest): Promise<boolean> {
  return inTransaction(context, async (inner) => {
    const account = await accountByEmail(inner, email);
    if (account === undefined) return false;
    if (!(await mayMailCode(inner, account.email))) return true;
    const code = await issueCode(inner, account.id, 'reset_password');
    const query = new URLSearchParams({ code, email: account.email, ...optionsOf(redirectFrom) });
    const mail = composeCodeMail({
      recipient: account.email,
      language: account.locale ?? context.locale,
      subject: 'reset_password',
      code,
      link: `${context.addresses.webApp}/password-reset?${query}`,
      minutes: codeMinutes,
    });
    await queueMail(inner, mail);
    return true;
  });
}

export interface ResetInput {
  email: string;
  code: string;
  password: string;
  passwordConfirmation: string;
  /** Where the account has a second factor: whoever reads the mail is not yet the person. */
  secondFactorCode?: string | undefined;
}

/**
 * Sets a new password with the code of the mail, ends every sign-in and API token, and signs in here. The code also
 * proves the address, since it came from there.
 * @throws AppError invalid_input by the rule for passwords; invalid_code, also for an address that nobody has;
 *   what passSecondFactor throws.
 */
export async function resetPassword(context: Context, input: ResetInput): Promise<SignedInAccount> {
  const { email, code, password } = readForm(resetPasswordForm, input);
  const account = await accountByEmail(context, email);
  if (account === undefined) throw new AppError('invalid_code');
  await checkCode(context, account.id, 'reset_password', code);
  await passSecondFactor(context, account.id, input.secondFactorCode);
  const passwordHash = await hashNewPassword(password, account);
  return inTransaction(context, async (inner) => {
    await spendCode(inner, account.id, 'reset_password');
    await updateAccount(inner, account.id, { passwordHash }, inner.clock.now());
    await markVerified(inner, account);
    await deleteSignInsOfUser(inner, account.id);
    await deleteApiTokensOfUser(inner, account.id);
    return startSignIn(inner, account);
  });
}
