import { AppError } from '@skep/domain';
import type { SignedInAccount } from '#account/core/account.ts';
import { accountById } from '#account/core/store.ts';
import { passSecondFactor } from '#account/second-factor/checking.ts';
import { startSignIn } from '#account/sessions/sign-ins.ts';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { accountOf } from './accounts.ts';
import {
  type AttemptUse,
  deleteAttempt,
  markExchanged,
  provedUserOf,
  setProvedUser,
} from './attempt-store.ts';
import { type Attempt, hashOf, newAttempt, openAttempt } from './attempts.ts';
import { type Identity, identityOf, providerAddress } from './provider.ts';

const signIn: AttemptUse = { purpose: 'sign_in', userId: undefined };

/** What a browser needs to sign in at the provider. */
export interface BegunAttempt {
  /** Of the provider. */
  address: string;
  /** For the browser to keep until it comes back. */
  browserKey: string;
}

/** @throws AppError not_found where no provider is set; provider_unreachable */
export function beginSignIn(context: Context): Promise<BegunAttempt> {
  return beginAttempt(context, signIn);
}

export async function beginAttempt(context: Context, use: AttemptUse): Promise<BegunAttempt> {
  const attempt = newAttempt(context);
  const address = await providerAddress(context, attempt);
  await openAttempt(context, attempt, use);
  return { address, browserKey: attempt.browserKey };
}

/** What a browser brings back from the provider. */
export interface Returned {
  /** Query of the address at which it came back. */
  query: string;
  browserKey: string;
}

/**
 * Signs in whom the provider names. Where the account has a second factor, the same is sent once more with its code: the
 * provider's own code is used up by then, and the attempt knows whom it named.
 * @throws AppError provider_sign_in_expired, what identityOf, accountOf and passSecondFactor throw.
 */
export async function signInByProvider(
  context: Context,
  { secondFactorCode, ...returned }: Returned & { secondFactorCode?: string | undefined },
): Promise<SignedInAccount> {
  const hash = hashOf(attemptOf(returned));
  const userId =
    (await provedUserOf(context, hash, context.clock.now())) ?? (await provedByProvider(context, returned));
  await passSecondFactor(context, userId, secondFactorCode);
  return inTransaction(context, async (inner) => {
    const account = await accountById(inner, userId);
    if (!(await deleteAttempt(inner, hash)) || account === undefined)
      throw new AppError('provider_sign_in_expired');
    return startSignIn(inner, account, 'provider');
  });
}

async function provedByProvider(context: Context, returned: Returned): Promise<UserId> {
  const userId = await accountOf(context, await exchange(context, returned, signIn));
  await setProvedUser(context, hashOf(attemptOf(returned)), userId);
  return userId;
}

/** Uses the attempt up, and asks the provider whom its code names. @throws AppError provider_sign_in_expired */
export async function exchange(context: Context, returned: Returned, use: AttemptUse): Promise<Identity> {
  const attempt = attemptOf(returned);
  if (!(await markExchanged(context, hashOf(attempt), use, context.clock.now())))
    throw new AppError('provider_sign_in_expired');
  return identityOf(context, attempt, returned.query);
}

function attemptOf({ query, browserKey }: Returned): Attempt {
  return { state: new URLSearchParams(query).get('state') ?? '', browserKey };
}
