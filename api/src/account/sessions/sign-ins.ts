import { createHash } from 'node:crypto';
import { retentionDays } from '@skep/domain';
import type { Account, SignedInAccount } from '#account/core/account.ts';
import { updateAccount } from '#account/core/store.ts';
import type { Context, SignedInUser } from '#platform/context/context.ts';
import { daysAgo } from '#platform/jobs/clean-up.ts';
import type { SignInMethod } from './sign-in-method.ts';
import {
  deleteSignIn,
  deleteSignInsUnusedSince,
  insertSignIn,
  signInOfToken,
  touchSignIn,
} from './sign-in-store.ts';

/** Letters and digits, as long as the old service's tokens: 357 bits. */
const tokenLength = 60;
const minuteMs = 60 * 1000;
/** More than any browser of today says about itself; what is longer tells no more. */
const userAgentLength = 500;

/** Random tokens need no slow hash: there is nothing to guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A new sign-in of this person, in addition to the others. Only the person has its token. */
export async function startSignIn(
  context: Context,
  { id }: Pick<Account, 'id'>,
  method: SignInMethod = 'password',
): Promise<SignedInAccount> {
  const token = context.random.token(tokenLength);
  const now = context.clock.now();
  await insertSignIn(context, {
    tokenHash: hashToken(token),
    userId: id,
    userAgent: context.userAgent?.slice(0, userAgentLength),
    method,
    at: now,
  });
  return { account: await updateAccount(context, id, { lastLoginAt: now }, now), token };
}

/** Ends one sign-in: its token is worth nothing afterwards. */
export async function endSignIn(context: Context, token: string): Promise<void> {
  await deleteSignIn(context, hashToken(token));
}

export async function userOfSignIn(context: Context, token: string): Promise<SignedInUser | undefined> {
  const tokenHash = hashToken(token);
  const now = context.clock.now();
  const found = await signInOfToken(context, tokenHash, oldestLivingUse(context));
  if (found === undefined) return undefined;
  if (isDue(found.lastUsedAt, now)) await touchSignIn(context, tokenHash, now);
  const { id, isAdmin, isTranslator, isShownHivesOfOthers } = found;
  return { id, isAdmin, isTranslator, isShownHivesOfOthers, token, by: 'sign_in', isReadOnly: false };
}

/** A sign-in that was last used before this is over. */
export function oldestLivingUse(context: Pick<Context, 'clock'>): Date {
  return daysAgo(context, retentionDays.unusedSignIns);
}

export function forgetUnusedSignIns(context: Context): Promise<void> {
  return deleteSignInsUnusedSince(context, oldestLivingUse(context));
}

/** Whether a use is worth writing down: every five minutes is exact enough, and spares a write for every call. */
export function isDue(lastUsedAt: Date | undefined, now: Date): boolean {
  return lastUsedAt === undefined || now.getTime() - lastUsedAt.getTime() > 5 * minuteMs;
}
