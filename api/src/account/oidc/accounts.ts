import { AppError } from '@skep/domain';
import type { Account } from '#account/core/account.ts';
import { hashPassword } from '#account/core/passwords.ts';
import { accountByEmail, accountById, insertAccount, updateAccount } from '#account/core/store.ts';
import { composeNoticeMail } from '#account/profile/notice-mail.ts';
import { onSignUp, requireMaySignUp } from '#account/sign-up/on-sign-up.ts';
import { isForeignAddress } from '#account/sign-up/service.ts';
import { markVerified } from '#account/sign-up/verification.ts';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { queueMail } from '#platform/mail/service.ts';
import { insertLink, type LinkedAccount, linkedAccount, touchLink } from './account-store.ts';
import { type Identity, providerOf } from './provider.ts';

/** The app shows the terms to a person who has accepted no version of them yet. */
const noTerms = '';

/**
 * The account of this person: the linked one, else that of the same verified address, which is linked; else a new one.
 * @throws AppError provider_email_not_verified, provider_already_linked
 */
export async function accountOf(context: Context, identity: Identity): Promise<UserId> {
  const known = await inTransaction(context, (inner) => linkedUser(inner, identity));
  if (known !== undefined) return known;
  // Slow by intent, so it stays outside of the transaction. Nobody knows this password.
  const passwordHash = await hashPassword(context.random.token(60));
  return inTransaction(context, async (inner) => {
    // Another sign-in of the same person may have linked it in this moment.
    const linkedMeanwhile = await linkedUser(inner, identity);
    if (linkedMeanwhile !== undefined) return linkedMeanwhile;
    const link = await linkFirstTime(inner, identity, passwordHash);
    await noteUse(inner, link, identity);
    return link.userId;
  });
}

async function linkedUser(context: Context, identity: Identity): Promise<UserId | undefined> {
  const link = await linkedAccount(context, identity.issuer, identity.subject);
  if (link !== undefined) await noteUse(context, link, identity);
  return link?.userId;
}

/** Links the account of somebody who is signed in. @throws AppError provider_already_linked, not_signed_in */
export function linkAccount(context: Context, userId: UserId, identity: Identity): Promise<void> {
  return inTransaction(context, async (inner) => {
    const account = await accountById(inner, userId);
    if (account === undefined) throw new AppError('not_signed_in');
    await noteUse(inner, await link(inner, account, identity), identity);
    await mailNotice(inner, account, 'provider_linked');
  });
}

async function linkFirstTime(
  context: Context,
  identity: Identity,
  passwordHash: string,
): Promise<LinkedAccount> {
  const { verifiedEmail } = identity;
  if (verifiedEmail === undefined) throw new AppError('provider_email_not_verified');
  const found = await accountByEmail(context, verifiedEmail);
  if (found === undefined) {
    await requireMaySignUp(context, { email: verifiedEmail, wantedPath: undefined, isByProvider: true });
    const account = await newAccount(context, { ...identity, email: verifiedEmail }, passwordHash);
    return link(context, account, identity);
  }
  const linked = await link(context, found, identity);
  if (found.emailVerifiedAt === undefined) {
    // Somebody has signed up with an address that they did not prove: their password must not open the account.
    const changes = { passwordHash, isWithoutPassword: true };
    await updateAccount(context, found.id, changes, context.clock.now());
    await markVerified(context, found);
  } else await mailNotice(context, found, 'provider_linked');
  return linked;
}

async function link(
  context: Context,
  { id }: Account,
  { issuer, subject }: Identity,
): Promise<LinkedAccount> {
  const made = await insertLink(context, { issuer, subject, userId: id, at: context.clock.now() });
  if (made === undefined) throw new AppError('provider_already_linked');
  return made;
}

async function newAccount(
  context: Context,
  { name, email }: { name: string | undefined; email: string },
  passwordHash: string,
): Promise<Account> {
  const fields = {
    email,
    passwordHash,
    isWithoutPassword: true,
    locale: context.locale,
    acceptedTermsVersion: noTerms,
    at: context.clock.now(),
  };
  const named = name !== undefined && !isForeignAddress(name, email);
  const account =
    (named ? await insertAccount(context, { ...fields, name }) : undefined) ??
    (await insertAccount(context, { ...fields, name: email }));
  // Another sign-in of the same person has made it in this moment.
  if (account === undefined) throw new AppError('provider_sign_in_expired');
  await onSignUp(context, account);
  await markVerified(context, account);
  return account;
}

/** Stores when the link was used, and gives or takes the right of admin as the provider says. */
async function noteUse(context: Context, link: LinkedAccount, identity: Identity): Promise<void> {
  const account = await accountById(context, link.userId);
  const isAdmin = account?.isAdmin === true;
  const isAdminByClaim = isAdminByClaimNow(identity.isAdmin, { isAdmin, before: link.isAdminByClaim });
  await touchLink(context, link, {
    email: identity.verifiedEmail,
    isAdminByClaim,
    at: context.clock.now(),
  });
  if (isAdminByClaim !== link.isAdminByClaim) await setAdmin(context, link.userId, isAdminByClaim);
}

function isAdminByClaimNow(
  claimed: boolean | undefined,
  { isAdmin, before }: { isAdmin: boolean; before: boolean },
): boolean {
  if (claimed === undefined) return before;
  // An admin whom another admin has made stays one without the claim.
  return claimed && (before || !isAdmin);
}

export async function setAdmin(context: Context, userId: UserId, isAdmin: boolean): Promise<void> {
  for (const set of context.domains.flatMap((domain) => domain.onAdminClaim ?? []))
    await set(context, userId, isAdmin);
}

export function mailNotice(
  context: Context,
  account: Account,
  subject: 'provider_linked' | 'provider_unlinked',
): Promise<void> {
  return queueMail(context, composeNoticeMail(context, account, subject, { name: providerOf(context).name }));
}
