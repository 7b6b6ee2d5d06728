import { accountLimits, secondFactorCodeLength } from '@skep/domain';
import * as v from 'valibot';
import type { SignedInAccount } from '#account/core/account.ts';
import { AccountAnswer, accountJson } from '#account/core/account-fields.ts';
import type { Context } from '#platform/context/context.ts';
import { knownBrowserOf } from './password-tries.ts';

export const text = (max: number) => v.pipe(v.string('required'), v.maxLength(max, 'too_long'));

export const Email = text(accountLimits.emailLength);
export const Password = text(accountLimits.passwordMax);
export const knownBrowser = v.pipe(
  text(100),
  v.description(
    'For the browser to store and to send with its next sign-in: guesses of others do not block it then.',
  ),
);

/** Of every body that signs in. */
export const secondFactorCode = v.optional(
  v.pipe(
    text(secondFactorCodeLength),
    v.description(
      'Code of the authenticator app, a recovery code, or the code of a passkey; required after the error second_factor_required.',
    ),
    v.transform((code) => code || undefined),
  ),
);

/** What a browser is sent that has just signed in. */
export const SignedInAnswer = v.object({
  token: v.pipe(v.string(), v.description('Bearer token of this sign-in.')),
  knownBrowser,
  account: AccountAnswer,
});

export async function signedInJson(context: Context, signedIn: Promise<SignedInAccount>) {
  const { account, token } = await signedIn;
  return {
    token,
    knownBrowser: await knownBrowserOf(context, account.id),
    account: accountJson(account),
  };
}
