import { AppError } from '@skep/domain';
import type { Account, SignedInAccount } from '#account/core/account.ts';
import { ownAccount } from '#account/core/own-password.ts';
import { accountByEmail } from '#account/core/store.ts';
import { deleteMailCodes } from '#account/sign-up/mail-code-store.ts';
import { checkCode, codeMinutes, issueCode, spendCode } from '#account/sign-up/mail-codes.ts';
import { mayMailCode } from '#account/sign-up/mail-limit.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { composeCodeMail } from '#platform/mail/code-mail.ts';
import { queueMail } from '#platform/mail/service.ts';
import { composeNoticeMail } from './notice-mail.ts';
import { setNewEmail, takeNewEmail } from './store.ts';
import { unlessTaken } from './unique-violation.ts';

/**
 * Keeps a wanted address, and mails a code to it. Within the caller's transaction, after the password was proved.
 * @throws AppError invalid_input when somebody has it; too_many_requests when it gets too many mails.
 */
export async function wantNewEmail(context: Context, { id }: Account, email: string): Promise<Account> {
  if ((await accountByEmail(context, email)) !== undefined) {
    throw fieldProblem('email', 'already_taken');
  }
  if (!(await mayMailCode(context, email)))
    throw new AppError('too_many_requests', { retryAfterSeconds: 3600 });
  const account = await setNewEmail(context, id, email, context.clock.now());
  // A code for an address that was wanted before proves nothing of this one.
  await deleteMailCodes(context, id, 'change_email');
  const code = await issueCode(context, id, 'change_email');
  const mail = composeCodeMail({
    recipient: email,
    language: account.locale ?? context.locale,
    subject: 'change_email',
    code,
    // Opens a page and changes nothing: programs that look into mails open links too, and the address may be wrong.
    link: `${context.addresses.webApp}/profile?${new URLSearchParams({ code })}`,
    minutes: codeMinutes,
  });
  await queueMail(context, mail);
  return account;
}

/** The present address stays. Within the caller's transaction. */
export async function forgetNewEmail(context: Context, account: Account): Promise<Account> {
  if (account.newEmail === undefined) return account;
  await deleteMailCodes(context, account.id, 'change_email');
  return setNewEmail(context, account.id, undefined, context.clock.now());
}

/** The person does not want another address any more. */
export async function withdrawNewEmail(context: SignedInContext): Promise<SignedInAccount> {
  const account = await inTransaction(context, async (inner) =>
    forgetNewEmail(inner, await ownAccount(inner)),
  );
  return { account, token: context.user.token };
}

/**
 * The code of the email confirms the new address; the old one gets an email, since it no longer opens the account.
 * @throws AppError invalid_code, also when no address is wanted; invalid_input when somebody has it meanwhile.
 */
export async function confirmNewEmail(context: SignedInContext, code: string): Promise<SignedInAccount> {
  const before = await ownAccount(context);
  const { id, newEmail } = before;
  if (newEmail === undefined) throw new AppError('invalid_code');
  await checkCode(context, id, 'change_email', code);
  const account = await unlessTaken(() =>
    inTransaction(context, async (inner) => {
      await spendCode(inner, id, 'change_email');
      const changed = await takeNewEmail(inner, id, newEmail, inner.clock.now());
      // Another address was entered while the code was checked: that one has its own code.
      if (changed === undefined) throw new AppError('invalid_code');
      // A code for a new password that was mailed to the old address.
      await deleteMailCodes(inner, id, 'reset_password');
      await queueMail(inner, composeNoticeMail(inner, before, 'email_changed', { email: changed.email }));
      return changed;
    }),
  );
  return { account, token: context.user.token };
}
