import { AppError, profileChangesForm } from '@skep/domain';
import type { Account, SignedInAccount } from '../accounts/account.ts';
import { deleteMailCode } from '../accounts/mail-code-store.ts';
import { ownAccount, proveOwnPassword } from '../accounts/own-password.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { areTermsAccepted, refuseForeignAddressAsName, termsVersionIn } from '../accounts/service.ts';
import { hashToken } from '../accounts/sign-ins.ts';
import { type AccountChanges, updateAccount } from '../accounts/store.ts';
import { wireNames } from '../accounts/wire.ts';
import { deleteApiTokensOfUser } from '../api-tokens/store.ts';
import type { SignedInContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { readForm } from '../forms.ts';
import { queueMail } from '../mail/service.ts';
import { deleteOtherSignIns } from '../sessions/store.ts';
import { forgetNewEmail, wantNewEmail } from './new-email.ts';
import { composeNoticeMail } from './notice-mail.ts';
import { unlessTaken } from './taken.ts';

/** What is left out stays as it is. */
export interface ProfileInput {
  name?: string | undefined;
  email?: string | undefined;
  /** The present one: needed for another address or a new password, and checked whenever it is there. */
  password?: string | undefined;
  newPassword?: string | undefined;
  passwordConfirmation?: string | undefined;
  locale?: string | undefined;
  /** Version of the terms, or a word for yes or no. */
  acceptedTerms?: string | undefined;
}

/**
 * Changes the person's account. Another address counts once a code has proved it. A new password ends every other
 * sign-in and all API tokens.
 * @throws AppError invalid_input
 */
export async function changeProfile(context: SignedInContext, input: ProfileInput): Promise<SignedInAccount> {
  const { name, email, newPassword } = readForm(profileChangesForm, input, wireNames);
  const before = await ownAccount(context);
  const isOther = email !== undefined && email.toLowerCase() !== before.email.toLowerCase();
  const isRenamed = name !== undefined && name !== before.name;
  if (isRenamed) refuseForeignAddressAsName(name, before.email);
  await requirePassword(context, input.password, isOther || newPassword !== undefined);
  const changes: AccountChanges = {
    ...(isRenamed ? { name } : {}),
    ...(input.locale === undefined ? {} : { locale: input.locale.toLowerCase() }),
    ...acceptedTermsOf(input.acceptedTerms),
    // Slow by intent, so it stays outside of the transaction.
    ...(newPassword === undefined ? {} : { passwordHash: await hashPassword(newPassword) }),
  };
  const account = await unlessTaken(() =>
    inTransaction(context, async (inner) => {
      const changed = await updateAccount(inner, before.id, changes, inner.clock.now());
      if (newPassword !== undefined) await afterNewPassword(inner, changed);
      if (isOther) return wantNewEmail(inner, changed, email);
      return email === undefined ? changed : forgetNewEmail(inner, changed);
    }),
  );
  return { account, token: context.user.token };
}

async function requirePassword(
  context: SignedInContext,
  password: string | undefined,
  isNeeded: boolean,
): Promise<void> {
  if (password !== undefined) await proveOwnPassword(context, password);
  else if (isNeeded) {
    throw new AppError('invalid_input', { fields: [{ path: 'password', code: 'required' }] });
  }
}

/** Accepting can be repeated for newer terms; it cannot be taken back without ending the account. */
function acceptedTermsOf(acceptedTerms: string | undefined): AccountChanges {
  if (acceptedTerms === undefined) return {};
  if (areTermsAccepted(acceptedTerms)) return { acceptedTermsVersion: termsVersionIn(acceptedTerms) };
  throw new AppError('invalid_input', { fields: [{ path: 'policy_accepted', code: 'terms_not_accepted' }] });
}

/** Whoever knew the old one is out, and its person is told. */
async function afterNewPassword(context: SignedInContext, account: Account): Promise<void> {
  await deleteOtherSignIns(context, account.id, hashToken(context.user.token));
  await deleteApiTokensOfUser(context, account.id);
  await deleteMailCode(context, account.id, 'reset_password');
  await queueMail(context, composeNoticeMail(context, account, 'password_changed'));
}
