import { AppError, plainCode } from '@skep/domain';
import { areEqual, sign } from '#account/core/signatures.ts';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import {
  type CodePurpose,
  deleteMailCodes,
  deleteMailCodesExpiredBefore,
  insertMailCode,
  takeAttempt,
} from './mail-code-store.ts';

/** How long a mailed code or link works. */
export const codeMinutes = 60;

/**
 * A code to verify an address, or a new one, is typed from the mail: 6 digits, 5 tries. A code to reset a password opens an account,
 * so it has 10 characters out of 30
 * (49 bits), which a thousand tries do not find: nobody can use up a person's code by guessing.
 */
const kinds = {
  verify_email: { attempts: 5, make: (random: Context['random']) => random.digits(6) },
  change_email: { attempts: 5, make: (random: Context['random']) => random.digits(6) },
  reset_password: { attempts: 1000, make: (random: Context['random']) => random.readableCode(10) },
} as const;

/** Makes a code of this person for this purpose. Earlier ones work until they expire: anybody can ask for another. */
export async function issueCode(context: Context, userId: UserId, purpose: CodePurpose): Promise<string> {
  const { attempts, make } = kinds[purpose];
  const code = make(context.random);
  const expiresAt = new Date(context.clock.now().getTime() + codeMinutes * 60_000);
  const codeHash = await sign(context, purpose, userId, code);
  await insertMailCode(context, { userId, purpose, codeHash, attempts, expiresAt });
  return code;
}

/**
 * Checks a code as it was typed. Each call uses up an attempt, whatever becomes of the request: call it outside of a
 * transaction.
 * @throws AppError invalid_code, alike for wrong, expired, used up and unknown.
 */
export async function checkCode(
  context: Context,
  userId: UserId,
  purpose: CodePurpose,
  typed: string,
): Promise<void> {
  const expected = await takeAttempt(context, userId, purpose, context.clock.now());
  const given = await sign(context, purpose, userId, plainCode(typed));
  if (!expected.some((hash) => areEqual(given, hash))) throw new AppError('invalid_code');
}

/**
 * Deletes a checked code and the others of its purpose, in the transaction of what it allows.
 * @throws AppError invalid_code when another request has used it meanwhile.
 */
export async function spendCode(context: Context, userId: UserId, purpose: CodePurpose): Promise<void> {
  if (!(await deleteMailCodes(context, userId, purpose))) throw new AppError('invalid_code');
}

export function forgetOldMailCodes(context: Context): Promise<void> {
  return deleteMailCodesExpiredBefore(context, context.clock.now());
}
