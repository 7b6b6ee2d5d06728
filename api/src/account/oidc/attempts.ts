import { createHash } from 'node:crypto';
import { sign } from '#account/core/signatures.ts';
import type { Context } from '#platform/context/context.ts';
import { type AttemptUse, deleteAttemptsExpiredBefore, insertAttempt } from './attempt-store.ts';

/** Letters and digits: 238 bits. */
const secretLength = 40;
/** Long enough to sign in at the provider, with a second factor there. */
const attemptMinutes = 10;

/** One attempt to sign in by the provider. */
export interface Attempt {
  /** The provider brings it back. */
  state: string;
  /** Only the browser that began knows it, so that a link of somebody else's attempt opens nothing. */
  browserKey: string;
}

/** What an attempt proves to the provider. It follows from the attempt, so the database holds no secret of it. */
export interface AttemptProofs {
  nonce: string;
  /** Of PKCE. */
  verifier: string;
}

export const newAttempt = ({ random }: Pick<Context, 'random'>): Attempt => ({
  state: random.token(secretLength),
  browserKey: random.token(secretLength),
});

/** From now on the attempt can be finished. */
export async function openAttempt(context: Context, attempt: Attempt, use: AttemptUse): Promise<void> {
  const expiresAt = new Date(context.clock.now().getTime() + attemptMinutes * 60_000);
  await insertAttempt(context, hashOf(attempt), use, expiresAt);
}

export async function proofsOf(context: Context, { state, browserKey }: Attempt): Promise<AttemptProofs> {
  const [nonce, verifier] = await Promise.all([
    sign(context, 'oidc-nonce', state, browserKey),
    sign(context, 'oidc-verifier', state, browserKey),
  ]);
  return { nonce, verifier };
}

export const hashOf = ({ state, browserKey }: Attempt) =>
  createHash('sha256')
    .update(JSON.stringify([state, browserKey]))
    .digest('hex');

export function forgetOldAttempts(context: Context): Promise<void> {
  return deleteAttemptsExpiredBefore(context, context.clock.now());
}
