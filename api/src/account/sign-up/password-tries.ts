import { AppError } from '@skep/domain';
import { areEqual, hashOfEmail, sign } from '#account/core/signatures.ts';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { countInHour, takeBackCount } from '#platform/rate-limits/count-store.ts';

/** Guesses at one account from everywhere together, and again from each browser that its person has used. */
const triesPerHour = 100;
const hourSeconds = 60 * 60;
const nonceLength = 20;

export interface PasswordTry {
  /** What to answer when too many were wrong in this hour. */
  refused: AppError | undefined;
  /** The password was right: it counts no longer. */
  undoQueued: () => Promise<void>;
}

/**
 * Counts a try at a password before it is checked. Who has signed in in this browser before is counted apart, so that a
 * stranger's guesses do not bar them (device cookies, as OWASP describes them).
 */
export async function tryPassword(
  context: Context,
  {
    email,
    userId,
    knownBrowser,
  }: { email: string; userId: UserId | undefined; knownBrowser: string | undefined },
): Promise<PasswordTry> {
  const isKnown = userId !== undefined && (await isKnownBrowser(context, userId, knownBrowser));
  const key = isKnown ? `password of ${knownBrowser}` : `password of ${hashOfEmail(email)}`;
  const count = await countInHour(context, key);
  const refused = new AppError('too_many_requests', { retryAfterSeconds: hourSeconds });
  return {
    refused: count > triesPerHour ? refused : undefined,
    undoQueued: () => takeBackCount(context, key),
  };
}

/** For a browser to keep when it signs out too: by it the same person is known there. It opens nothing. */
export async function knownBrowserOf(context: Context, userId: UserId): Promise<string> {
  const nonce = context.random.token(nonceLength);
  return `${nonce}.${await sign(context, 'known-browser', userId, nonce)}`;
}

async function isKnownBrowser(context: Context, userId: UserId, given = ''): Promise<boolean> {
  const [nonce = '', signature = ''] = given.split('.');
  return areEqual(signature, await sign(context, 'known-browser', userId, nonce));
}
