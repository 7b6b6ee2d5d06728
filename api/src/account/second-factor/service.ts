import { AppError, confirmSecondFactorForm } from '@skep/domain';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { readForm } from '#platform/input/forms.ts';
import { attemptsPerHour, recoveryCodeHash, spendCode } from './checking.ts';
import { newSecret, setUpAddress } from './codes.ts';
import { proveAgain, proveFirstFactorAgain, type Reauthentication } from './proving-again.ts';
import { seal } from './sealing.ts';
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  deleteSecondFactor,
  insertRecoveryCodes,
  markConfirmed,
  saveUnconfirmed,
  secondFactorOf,
} from './store.ts';

const recoveryCodeCount = 10;
/** Out of 30 characters: 49 bits. */
const recoveryCodeLength = 10;

export interface SecondFactorState {
  /** Undefined: off. */
  onSince: Date | undefined;
  /** Whether codes of an app pass; else passkeys and recovery codes alone do. */
  hasApp: boolean;
  recoveryCodesLeft: number;
}

export async function secondFactorState(context: SignedInContext): Promise<SecondFactorState> {
  const factor = await secondFactorOf(context, context.user.id);
  if (factor?.confirmedAt === undefined) return { onSince: undefined, hasApp: false, recoveryCodesLeft: 0 };
  return {
    onSince: factor.confirmedAt,
    hasApp: !factor.isWithoutApp,
    recoveryCodesLeft: await countRecoveryCodes(context, context.user.id),
  };
}

/**
 * Creates a secret for the person's app. No code is required before a first code has confirmed it; beginning
 * again makes another secret. It needs a proof, or a device left open could lock its owner out.
 * @throws AppError invalid_input; not_allowed when it is on already.
 */
export async function beginSecondFactor(
  context: SignedInContext,
  input: Reauthentication,
): Promise<{ secret: string; address: string }> {
  const { account } = await proveFirstFactorAgain(context, input);
  const secret = newSecret();
  const isSaved = await saveUnconfirmed(context, {
    userId: context.user.id,
    sealedSecret: await seal(context, context.user.id, secret),
    attempts: attemptsPerHour,
    at: context.clock.now(),
  });
  if (!isSaved) throw new AppError('not_allowed');
  return { secret, address: setUpAddress(secret, account.email) };
}

/**
 * Switches the second factor on by a first code.
 * @returns the recovery codes, which are shown only now.
 * @throws AppError invalid_input, invalid_code, too_many_requests; not_allowed when nothing has begun or it is on.
 */
export async function confirmSecondFactor(
  context: SignedInContext,
  input: { code: string },
): Promise<string[]> {
  const { code } = readForm(confirmSecondFactorForm, input);
  const { id } = context.user;
  const factor = await secondFactorOf(context, id);
  if (factor === undefined || factor.confirmedAt !== undefined) throw new AppError('not_allowed');
  await spendCode(context, id, factor.sealedSecret, code);
  return inTransaction(context, async (inner) => {
    if (!(await markConfirmed(inner, id, inner.clock.now()))) throw new AppError('not_allowed');
    return makeRecoveryCodes(inner, id);
  });
}

/**
 * Makes other recovery codes; those of before open nothing from then on. The app goes on as it is.
 * @returns the codes, which are shown only now.
 * @throws AppError invalid_input, invalid_code, too_many_requests; not_allowed when it is off.
 */
export async function renewRecoveryCodes(
  context: SignedInContext,
  input: Reauthentication,
): Promise<string[]> {
  const { id } = context.user;
  await proveAgain(context, input);
  if ((await secondFactorOf(context, id))?.confirmedAt === undefined) throw new AppError('not_allowed');
  return inTransaction(context, async (inner) => {
    await deleteRecoveryCodes(inner, id);
    return makeRecoveryCodes(inner, id);
  });
}

/**
 * Switches the second factor on without an app, for somebody who has passkeys. Within the caller's transaction.
 * @returns the recovery codes, which are shown only now.
 * @throws AppError not_allowed when it is on.
 */
export async function switchOnWithoutApp(context: SignedInContext): Promise<string[]> {
  const { id } = context.user;
  const at = context.clock.now();
  const isSaved = await saveUnconfirmed(context, {
    userId: id,
    // Of an app that nobody has: no code of an app passes, and older processes can still read the row.
    sealedSecret: await seal(context, id, newSecret()),
    attempts: attemptsPerHour,
    isWithoutApp: true,
    at,
  });
  if (!isSaved || !(await markConfirmed(context, id, at))) throw new AppError('not_allowed');
  return makeRecoveryCodes(context, id);
}

/** Ends a second factor that nobody could pass any more except by a recovery code: the last passkey was deleted. */
export async function endSecondFactorWithoutApp(context: SignedInContext): Promise<void> {
  const factor = await secondFactorOf(context, context.user.id);
  if (factor?.isWithoutApp) await deleteSecondFactor(context, context.user.id);
}

async function makeRecoveryCodes(context: Context, userId: UserId): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    context.random.readableCode(recoveryCodeLength),
  );
  const hashes = await Promise.all(codes.map((code) => recoveryCodeHash(context, userId, code)));
  await insertRecoveryCodes(context, userId, hashes);
  return codes;
}

/**
 * Switches the second factor off; its secret and its recovery codes go.
 * @throws AppError invalid_input, invalid_code, too_many_requests
 */
export async function switchOffSecondFactor(
  context: SignedInContext,
  input: Reauthentication,
): Promise<void> {
  await proveAgain(context, input);
  await deleteSecondFactor(context, context.user.id);
}
