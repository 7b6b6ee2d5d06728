import { createHash } from 'node:crypto';
import type { Context, SignedInUser } from '../context.ts';
import type { UserId } from '../ids.ts';
import { keptDays } from '../jobs/clean-up.ts';
import { insertSignIn, signInOfToken, touchSignIn } from './store.ts';

/** Letters and digits, as long as the old service's tokens: 357 bits. */
const tokenLength = 60;
const hourMs = 60 * 60 * 1000;

/** Random tokens need no slow hash: there is nothing to guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A new sign-in of this person, beside the others. @returns its token, which is stored nowhere. */
export async function startSignIn(context: Context, userId: UserId): Promise<string> {
  const token = context.random.token(tokenLength);
  await insertSignIn(context, { tokenHash: hashToken(token), userId, at: context.clock.now() });
  return token;
}

/** Whose token this is; undefined when it is unknown, revoked, or unused for too long. */
export async function userOfToken(context: Context, token: string): Promise<SignedInUser | undefined> {
  const tokenHash = hashToken(token);
  const now = context.clock.now();
  const usedAfter = new Date(now.getTime() - keptDays.unusedSignIn * 24 * hourMs);
  const found = await signInOfToken(context, tokenHash, usedAfter);
  if (found === undefined) return undefined;
  // Once an hour is exact enough for a limit of months, and spares a write for every call.
  if (now.getTime() - found.lastUsedAt.getTime() > hourMs) await touchSignIn(context, tokenHash, now);
  return { id: found.id, isAdmin: found.isAdmin, tokenHash };
}
