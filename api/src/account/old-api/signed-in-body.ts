import Type from 'typebox';
import type { SignedInAccount } from '#account/core/account.ts';
import { knownBrowserOf } from '#account/sign-up/password-tries.ts';
import type { Context } from '#platform/context/context.ts';
import { UserBody, userToWire } from './user-body.ts';

export const KnownBrowser = Type.String({
  maxLength: 100,
  description:
    'For the browser to keep and to send with its next login: strangers’ guesses do not bar it then.',
});

/** The person, to a browser that has just signed in (an addition to the old wire). */
export const SignedInBody = Type.Object({ ...UserBody.properties, known_browser: KnownBrowser });

export async function signedInToWire(context: Context, signedIn: SignedInAccount) {
  return {
    ...userToWire(signedIn, context.addresses),
    known_browser: await knownBrowserOf(context, signedIn.account.id),
  };
}
