import { profileChangesForm } from '@skep/domain';
import { deleteApiTokensOfUser } from '#account/api-tokens/store.ts';
import type { Account, SignedInAccount } from '#account/core/account.ts';
import { hashNewPassword } from '#account/core/new-password.ts';
import { ownAccount, proveOwnPassword } from '#account/core/own-password.ts';
import { type AccountChanges, updateAccount } from '#account/core/store.ts';
import { passSecondFactor } from '#account/second-factor/checking.ts';
import { hashToken } from '#account/sessions/sign-ins.ts';
import { deleteOtherSignIns } from '#account/sessions/store.ts';
import { deleteMailCodes } from '#account/sign-up/mail-code-store.ts';
import { refuseForeignAddressAsName, termsVersionIn } from '#account/sign-up/service.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import { isSameEmail } from '#platform/database/canonicalization.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { queueMail } from '#platform/mail/service.ts';
import { forgetNewEmail, wantNewEmail } from './new-email.ts';
import { composeNoticeMail } from './notice-mail.ts';
import { unlessTaken } from './unique-violation.ts';

/** What is left out stays as it is. */
export interface ProfileInput {
  name?: string | undefined;
  email?: string | undefined;
  /** The new address as it was read: an edit that sends it back with the present one does not withdraw it. */
  newEmail?: string | undefined;
  /** The present one: needed for another address or a new password, and checked whenever it is there. */
  currentPassword?: string | undefined;
  password?: string | undefined;
  passwordConfirmation?: string | undefined;
  /** For another address or a new password, where the account has a second factor. */
  secondFactorCode?: string | undefined;
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
  const { name, email, password } = readForm(profileChangesForm, input);
  const before = await ownAccount(context);
  const isOther = email !== undefined && !isSameEmail(email, before.email);
  const isRenamed = name !== undefined && name !== before.name;
  if (isRenamed) refuseForeignAddressAsName(name, before.email);
  const isGuarded = isOther || password !== undefined;
  await requirePassword(context, input.currentPassword, isGuarded);
  const changes: AccountChanges = {
    ...(isRenamed ? { name } : {}),
    ...changedLocaleOf(input.locale, before),
    ...acceptedTermsOf(input.acceptedTerms, before),
    // Slow by intent, so it stays outside of the transaction.
    ...(password === undefined
      ? {}
      : {
          passwordHash: await hashNewPassword(password, { name: name ?? before.name, email: before.email }),
        }),
  };
  // Last, since a code counts once.
  if (isGuarded) await passSecondFactor(context, before.id, input.secondFactorCode);
  const account = await unlessTaken(() =>
    inTransaction(context, async (inner) => {
      const isChanged = Object.keys(changes).length > 0;
      const changed = isChanged ? await updateAccount(inner, before.id, changes, inner.clock.now()) : before;
      if (password !== undefined) await afterNewPassword(inner, changed);
      if (isOther) return wantNewEmail(inner, changed, email);
      const isWithdrawn = email !== undefined && input.newEmail !== before.newEmail;
      return isWithdrawn ? forgetNewEmail(inner, changed) : changed;
    }),
  );
  return { account, token: context.user.token };
}

async function requirePassword(
  context: SignedInContext,
  password: string | undefined,
  isNeeded: boolean,
): Promise<void> {
  if (password !== undefined) await proveOwnPassword(context, password, 'currentPassword');
  else if (isNeeded) throw fieldProblem('currentPassword', 'required');
}

/** Accepting can be repeated for newer terms; it cannot be taken back without ending the account. */
function acceptedTermsOf(acceptedTerms: string | undefined, before: Account): AccountChanges {
  if (acceptedTerms === undefined || acceptedTerms === before.acceptedTermsVersion) return {};
  return { acceptedTermsVersion: termsVersionIn(acceptedTerms) };
}

function changedLocaleOf(text: string | undefined, before: Account): AccountChanges {
  const locale = text?.toLowerCase();
  return locale === undefined || locale === before.locale ? {} : { locale };
}

/** Sessions with the old password end, and the person gets an email. */
async function afterNewPassword(context: SignedInContext, account: Account): Promise<void> {
  await deleteOtherSignIns(context, account.id, hashToken(context.user.token));
  await deleteApiTokensOfUser(context, account.id);
  await deleteMailCodes(context, account.id, 'reset_password');
  await queueMail(context, composeNoticeMail(context, account, 'password_changed'));
}
