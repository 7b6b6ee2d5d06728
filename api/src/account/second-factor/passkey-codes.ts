import { sign } from '#account/core/signatures.ts';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import {
  deletePasskeyCode,
  deletePasskeyCodesExpiredBefore,
  insertPasskeyCode,
} from './passkey-code-store.ts';
import { secondFactorCode } from './second-factor-code.ts';

/** Out of 30 characters: 98 bits, which nobody guesses, so tries are not counted. */
const codeLength = 20;
const codeMinutes = 5;

/**
 * A code that stands for a signature of a passkey wherever a code of the second factor is asked for. So one field
 * carries all of them, and the signature is checked in one place.
 */
export async function newPasskeyCode(
  context: Context,
  userId: UserId,
  isUserVerified: boolean,
): Promise<string> {
  const code = context.random.readableCode(codeLength);
  const expiresAt = new Date(context.clock.now().getTime() + codeMinutes * 60_000);
  const codeHash = await hashOf(context, userId, code);
  await insertPasskeyCode(context, { codeHash, userId, isUserVerified, expiresAt });
  return code;
}

/** Uses the code up. @returns false when it is another's, used, too old, or no code of a passkey at all. */
export async function spendPasskeyCode(
  context: Context,
  userId: UserId,
  typed: string,
  { mustBeVerified = false } = {},
): Promise<boolean> {
  const codeHash = await hashOf(context, userId, secondFactorCode(typed));
  return deletePasskeyCode(context, { codeHash, userId, mustBeVerified, at: context.clock.now() });
}

export function forgetOldPasskeyCodes(context: Context): Promise<void> {
  return deletePasskeyCodesExpiredBefore(context, context.clock.now());
}

function hashOf(context: Context, userId: UserId, code: string): Promise<string> {
  return sign(context, 'passkey-code', userId, code);
}
