import { AppError } from '@skep/domain';
import type { SignedInAccount } from '#account/core/account.ts';
import { accountById } from '#account/core/store.ts';
import { newPasskeyCode } from '#account/second-factor/passkey-codes.ts';
import { startSignIn } from '#account/sessions/sign-ins.ts';
import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { challengeMinutes, newChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';
import { proveByPasskey } from './signatures.ts';

/** `sign_in`: the passkey alone; `second_factor`: after a password, so that a key without a PIN is enough. */
export const passkeyPurposes = ['sign_in', 'second_factor'] as const;
type PasskeyPurpose = (typeof passkeyPurposes)[number];

/**
 * What a browser asks an authenticator for: `PublicKeyCredentialRequestOptions` as JSON. It names no passkeys, so it is
 * the same for everybody, and nobody learns who has an account.
 */
export async function passkeyRequestOptions(context: Context, purpose: PasskeyPurpose): Promise<string> {
  return JSON.stringify({
    challenge: await newChallenge(context, { purpose: 'sign_in', userId: undefined }),
    rpId: relyingParty(context.addresses).id,
    timeout: challengeMinutes * 60_000,
    userVerification: purpose === 'sign_in' ? 'required' : 'preferred',
  });
}

/**
 * Signs in by a passkey that the person has unlocked, which is two factors in one: no code is asked for.
 * @throws AppError passkey_rejected, passkey_copied, email_not_verified
 */
export async function signInByPasskey(context: Context, credential: string): Promise<SignedInAccount> {
  const { userId } = await proveByPasskey(context, credential, { requireUserVerification: true });
  const account = await accountById(context, userId);
  if (account === undefined) throw new AppError('passkey_rejected');
  if (account.emailVerifiedAt === undefined) throw new AppError('email_not_verified');
  return inTransaction(context, (inner) => startSignIn(inner, account, 'passkey'));
}

/**
 * A code for this signature: for a field that takes a code of the second factor. It counts for the person of the passkey.
 * @throws AppError passkey_rejected, passkey_copied
 */
export async function codeByPasskey(context: Context, credential: string): Promise<string> {
  const { userId, isUserVerified } = await proveByPasskey(context, credential, {
    requireUserVerification: false,
  });
  return newPasskeyCode(context, userId, isUserVerified);
}
