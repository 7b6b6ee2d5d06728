import { AppError, firstAccountForm, plainCode, termsVersion } from '@skep/domain';
import type { SignedInAccount } from '#account/core/account.ts';
import { hashNewPassword } from '#account/core/new-password.ts';
import { areEqual, sign } from '#account/core/signatures.ts';
import { accountById, insertAccount, isAnybodyThere } from '#account/core/store.ts';
import { startSignIn } from '#account/sessions/sign-ins.ts';
import { onSignUp } from '#account/sign-up/on-sign-up.ts';
import { refuseForeignAddressAsName } from '#account/sign-up/service.ts';
import { markVerified } from '#account/sign-up/verification.ts';
import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { readForm } from '#platform/input/forms.ts';
import { makeAdmin } from '../people/service.ts';
import {
  deleteFirstRunCodes,
  deleteFirstRunCodesMadeBefore,
  insertFirstRunCode,
  isWaitingForFirstAccount,
  takeFirstRunAttempt,
} from './store.ts';

/** As the code that resets a password, which opens an account as well: 49 bits. */
const codeLength = 10;
const attempts = 1000;
/** Processes that start together each log a code, and each of them works; those of earlier starts do not. */
const sameStartMs = 10 * 60_000;

export interface FirstAccount {
  name: string;
  email: string;
  password: string;
  passwordConfirmation: string;
  code: string;
  language?: string | undefined;
}

/**
 * Makes the code with which the first account is made, for the log of the process that starts.
 * @returns undefined where there is an account, or `ADMIN_EMAIL` says who becomes the first admin
 */
export async function beginFirstRun(context: Context): Promise<string | undefined> {
  if (context.adminEmail !== undefined || (await isAnybodyThere(context))) {
    await deleteFirstRunCodes(context);
    return undefined;
  }
  const now = context.clock.now();
  await deleteFirstRunCodesMadeBefore(context, new Date(now.getTime() - sameStartMs));
  const code = context.random.readableCode(codeLength);
  const row = { code_hash: await hashOf(context, code), attempts_left: attempts, made_at: now };
  await insertFirstRunCode(context, row);
  return code;
}

/** Whether the web app shows the page of the first account. */
export function isFirstRun(context: Context): Promise<boolean> {
  return isWaitingForFirstAccount(context);
}

/** Until the operator has an account, nobody else gets one: a stranger could be faster. @throws AppError sign_up_closed */
export async function refuseSignUpBeforeFirstRun(context: Context): Promise<void> {
  if (await isFirstRun(context)) throw new AppError('sign_up_closed');
}

/**
 * Makes the first account, an admin whose address counts as verified: who reads the log owns the machine.
 * @throws AppError not_found when there is an account; invalid_input, invalid_code
 */
export async function makeFirstAccount(context: Context, input: FirstAccount): Promise<SignedInAccount> {
  if (!(await isFirstRun(context))) throw new AppError('not_found');
  const { name, email, password } = readForm(firstAccountForm, input);
  refuseForeignAddressAsName(name, email);
  await checkCode(context, input.code);
  const passwordHash = await hashNewPassword(password, { name, email });
  return inTransaction(context, async (inner) => {
    if (!(await deleteFirstRunCodes(inner))) throw new AppError('not_found');
    const at = inner.clock.now();
    const made = await insertAccount(inner, {
      name,
      email,
      passwordHash,
      locale: input.language,
      acceptedTermsVersion: termsVersion,
      at,
    });
    if (made === undefined) throw new AppError('not_found');
    await onSignUp(inner, made);
    await markVerified(inner, made);
    await makeAdmin(inner, made.id);
    return startSignIn(inner, (await accountById(inner, made.id)) ?? made);
  });
}

async function checkCode(context: Context, typed: string): Promise<void> {
  const given = await hashOf(context, plainCode(typed));
  const expected = await takeFirstRunAttempt(context);
  if (!expected.some((hash) => areEqual(given, hash))) throw new AppError('invalid_code');
}

const hashOf = (context: Context, code: string) => sign(context, 'first-run', code);
