import { createHash } from 'node:crypto';
import type { Context } from '#platform/context/context.ts';
import {
  type ChallengeUse,
  deleteChallenge,
  deleteChallengesExpiredBefore,
  insertChallenge,
} from './challenge-store.ts';

/** Letters and digits: 238 bits. */
const challengeLength = 40;
/** Long enough to look for a key and to try a finger three times. */
export const challengeMinutes = 5;

/** @returns base64url, as browsers read it. */
export async function newChallenge(context: Context, use: ChallengeUse): Promise<string> {
  const challenge = Buffer.from(context.random.token(challengeLength)).toString('base64url');
  const expiresAt = new Date(context.clock.now().getTime() + challengeMinutes * 60_000);
  await insertChallenge(context, hashOf(challenge), use, expiresAt);
  return challenge;
}

/** Uses the challenge up. @returns false when we did not give it for this, or it is used or too old. */
export function spendChallenge(context: Context, challenge: string, use: ChallengeUse): Promise<boolean> {
  return deleteChallenge(context, hashOf(challenge), use, context.clock.now());
}

export function forgetOldChallenges(context: Context): Promise<void> {
  return deleteChallengesExpiredBefore(context, context.clock.now());
}

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('hex');
