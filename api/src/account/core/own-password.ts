import { AppError } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import type { Account } from './account.ts';
import { isPassword } from './passwords.ts';
import { accountById, accountWithPassword } from './store.ts';

/**
 * The password once more, of somebody who is signed in: a device that was left open must not be enough.
 * @throws AppError invalid_input at `path`.
 */
export async function proveOwnPassword(
  context: SignedInContext,
  password: string,
  path = 'password',
): Promise<Account> {
  const account = await ownAccount(context);
  const found = await accountWithPassword(context, account.email);
  if (await isPassword(password, found?.passwordHash)) return account;
  throw fieldProblem(path, 'wrong_password');
}

/** @throws AppError not_signed_in when it was deleted a moment ago. */
export async function ownAccount(context: SignedInContext): Promise<Account> {
  const account = await accountById(context, context.user.id);
  if (account === undefined) throw new AppError('not_signed_in');
  return account;
}
