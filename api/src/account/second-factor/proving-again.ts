import { reauthenticationForm } from '@skep/domain';
import type { Account } from '#account/core/account.ts';
import { ownAccount, proveOwnPassword } from '#account/core/own-password.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { passSecondFactor } from './checking.ts';
import { spendPasskeyCode } from './passkey-codes.ts';

/** What somebody who is signed in proves themselves with again. */
export interface Reauthentication {
  password?: string | undefined;
  /** Of the second factor; that of an unlocked passkey stands for the password, too. */
  code?: string | undefined;
}

/**
 * Proves once more who it is: by an unlocked passkey, or by the password and, where it is on, the second factor.
 * @throws AppError invalid_input at the password; what passSecondFactor throws.
 */
export async function proveAgain(context: SignedInContext, input: Reauthentication): Promise<Account> {
  const { account, isByPasskey } = await proveFirstFactorAgain(context, input);
  if (!isByPasskey) await passSecondFactor(context, account.id, input.code);
  return account;
}

/** The same without the second factor, for what only makes the account safer. */
export async function proveFirstFactorAgain(
  context: SignedInContext,
  input: Reauthentication,
): Promise<{ account: Account; isByPasskey: boolean }> {
  const { password, code } = readForm(reauthenticationForm, input);
  if (
    code !== undefined &&
    (await spendPasskeyCode(context, context.user.id, code, { mustBeVerified: true }))
  )
    return { account: await ownAccount(context), isByPasskey: true };
  if (!password) throw fieldProblem('password', 'required');
  return { account: await proveOwnPassword(context, password), isByPasskey: false };
}
