import { AppError } from '@skep/domain';
import { sign } from '#account/core/signatures.ts';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { stepOfCode } from './codes.ts';
import { spendPasskeyCode } from './passkey-codes.ts';
import { unseal } from './sealing.ts';
import { secondFactorCode } from './second-factor-code.ts';
import { secondFactorOf, spendRecoveryCode, spendStep, takeAttempt } from './store.ts';

/**
 * Tries at codes in an hour. With three codes of a million right at any moment, guessing for a month succeeds once in
 * fifty times, and only for who knows the password already.
 */
export const attemptsPerHour = 10;
const hourSeconds = 60 * 60;

/**
 * Every way that signs in goes through here after everything else has been proved. Each call uses up an attempt and
 * its code, whatever becomes of the request: call it outside of a transaction.
 * @param typed as the person typed it: of the app, or a recovery code; or the code of a passkey.
 * @returns whether the account has a second factor at all.
 * @throws AppError second_factor_required when there is no code and one is needed; invalid_code, also for a used one;
 *   too_many_requests
 */
export async function passSecondFactor(
  context: Context,
  userId: UserId,
  typed: string | undefined,
): Promise<boolean> {
  const factor = await secondFactorOf(context, userId);
  if (factor?.confirmedAt === undefined) return false;
  if (typed === undefined || typed.trim() === '') throw new AppError('second_factor_required');
  if (await spendPasskeyCode(context, userId, typed)) return true;
  await spendCode(context, userId, factor.sealedSecret, typed);
  return true;
}

/** Checks a code and uses it up. @throws AppError invalid_code, too_many_requests */
export async function spendCode(
  context: Context,
  userId: UserId,
  sealedSecret: string,
  typed: string,
): Promise<void> {
  const at = context.clock.now();
  const renewedSince = new Date(at.getTime() - hourSeconds * 1000);
  if (!(await takeAttempt(context, userId, { attempts: attemptsPerHour, renewedSince, at }))) {
    throw new AppError('too_many_requests', { retryAfterSeconds: hourSeconds });
  }
  const code = secondFactorCode(typed);
  // The recovery code first: it needs no key, and so helps where the key is lost.
  if (await spendRecoveryCode(context, userId, await recoveryCodeHash(context, userId, code))) return;
  const step = stepOfCode(await unseal(context, userId, sealedSecret), code, at);
  const isSpent = step !== undefined && (await spendStep(context, userId, step, attemptsPerHour));
  if (!isSpent) throw new AppError('invalid_code');
}

/** Random codes of 50 bits need no slow hash; the key of the signature keeps tables of hashes from helping. */
export function recoveryCodeHash(context: Context, userId: UserId, code: string): Promise<string> {
  return sign(context, 'recovery', userId, code);
}
