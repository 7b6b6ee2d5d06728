import { termsVersion } from '@skep/domain';
import { insertAccount, updateAccount } from '#account/core/store.ts';
import { onSignUp } from '#account/sign-up/on-sign-up.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';

export interface SeededPerson {
  name: string;
  email: string;
  passwordHash: string;
  isAdmin: boolean;
  /** Default: none. */
  permissions?: readonly string[];
}

/** Makes an account that can be signed in to at once. @returns the context in which it acts. */
export async function signUp(
  context: Context,
  { name, email, passwordHash, isAdmin, permissions = [] }: SeededPerson,
): Promise<SignedInContext> {
  const at = context.clock.now();
  const account = await insertAccount(context, {
    name,
    email,
    passwordHash,
    locale: undefined,
    acceptedTermsVersion: termsVersion,
    at,
  });
  if (account === undefined) throw new EmailTaken(`${email} has an account already.`);
  await updateAccount(context, account.id, { emailVerifiedAt: at, isAdmin, permissions }, at);
  await onSignUp(context, account);
  return {
    ...context,
    user: {
      id: account.id,
      isAdmin,
      isTranslator: false,
      isShownHivesOfOthers: false,
      by: 'sign_in',
      isReadOnly: false,
      token: '',
    },
  };
}

/** There is somebody with that address, as one sentence for people. */
export class EmailTaken extends Error {
  override readonly name = 'EmailTaken';
}
