import { AppError } from '@skep/domain';
import { ownAccount } from '#account/core/own-password.ts';
import { ownPasskeys } from '#account/passkeys/own-service.ts';
import { proveAgain, type Reauthentication } from '#account/second-factor/proving-again.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { deleteOwnLink, ownLink } from './account-store.ts';
import { linkAccount, mailNotice, setAdmin } from './accounts.ts';
import { providerOf } from './provider.ts';
import { type BegunAttempt, beginAttempt, exchange, type Returned } from './sign-in-service.ts';

/** The identity provider, and whether it opens the person's account. */
export interface OwnProvider {
  name: string;
  /** Undefined: it does not. */
  linkedAt: Date | undefined;
  /** As the provider named it last. */
  email: string | undefined;
  /** False for an account that the provider made, until its person chooses a password. */
  hasPassword: boolean;
  /** Whether another way to sign in is left without it. */
  canUnlink: boolean;
}

/** @returns undefined where no provider is set. */
export async function ownProvider(context: SignedInContext): Promise<OwnProvider | undefined> {
  const { oidc } = context;
  if (oidc === undefined) return undefined;
  const link = await ownLink(context, oidc.id, context.user.id);
  const { isWithoutPassword } = await ownAccount(context);
  return {
    name: oidc.name,
    linkedAt: link?.createdAt,
    email: link?.email,
    hasPassword: !isWithoutPassword,
    canUnlink: link !== undefined && (await hasAnotherWay(context)),
  };
}

/**
 * Begins to link the account. The person proves themselves first, or a device left open could get a way in for
 * somebody else.
 * @throws AppError not_found where no provider is set; provider_unreachable; what proveAgain throws.
 */
export async function beginLink(context: SignedInContext, input: Reauthentication): Promise<BegunAttempt> {
  providerOf(context);
  const { id } = await proveAgain(context, input);
  return beginAttempt(context, { purpose: 'link', userId: id });
}

/** @throws AppError provider_sign_in_expired, provider_already_linked, what identityOf throws. */
export async function finishLink(context: SignedInContext, returned: Returned): Promise<void> {
  const { id } = context.user;
  const identity = await exchange(context, returned, { purpose: 'link', userId: id });
  await linkAccount(context, id, identity);
}

/**
 * Ends the sign-in by the provider, and the right of admin that it gave.
 * @throws AppError not_found when nothing is linked; last_sign_in_method; what proveAgain throws.
 */
export async function unlink(context: SignedInContext, input: Reauthentication): Promise<void> {
  const { id: issuer } = providerOf(context);
  const { id: userId } = context.user;
  if ((await ownLink(context, issuer, userId)) === undefined) throw new AppError('not_found');
  if (!(await hasAnotherWay(context))) throw new AppError('last_sign_in_method');
  const account = await proveAgain(context, input);
  await inTransaction(context, async (inner) => {
    const deleted = await deleteOwnLink(inner, issuer, userId);
    if (deleted === undefined) throw new AppError('not_found');
    if (deleted.isAdminByClaim) await setAdmin(inner, userId, false);
    await mailNotice(inner, account, 'provider_unlinked');
  });
}

async function hasAnotherWay(context: SignedInContext): Promise<boolean> {
  const { isWithoutPassword } = await ownAccount(context);
  return !isWithoutPassword || (await ownPasskeys(context)).length > 0;
}
