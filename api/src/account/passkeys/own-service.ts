import { AppError, passkeyLimits, passkeyNameForm } from '@skep/domain';
import type { Account } from '#account/core/account.ts';
import { ownAccount } from '#account/core/own-password.ts';
import { composeNoticeMail } from '#account/profile/notice-mail.ts';
import {
  proveAgain,
  proveFirstFactorAgain,
  type Reauthentication,
} from '#account/second-factor/proving-again.ts';
import { endSecondFactorWithoutApp, switchOnWithoutApp } from '#account/second-factor/service.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { PasskeyId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { queueMail } from '#platform/mail/service.ts';
import { challengeMinutes, newChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';
import { checkNewPasskey, userHandleOf } from './signatures.ts';
import {
  credentialIdsOf,
  deleteOwnPasskey,
  insertPasskey,
  type Passkey,
  passkeysOf,
  renameOwnPasskey,
} from './store.ts';

/** COSE: Ed25519, ES256 and RS256, which all authenticators of today know one of. */
const algorithms = [-8, -7, -257];

export function ownPasskeys(context: SignedInContext): Promise<Passkey[]> {
  return passkeysOf(context, context.user.id);
}

/**
 * What a browser makes a passkey by: `PublicKeyCredentialCreationOptions` as JSON. The person proves themselves first, or
 * a device left open could get a key of somebody else's.
 * @throws AppError what proveAgain throws; invalid_input for too many.
 */
export async function newPasskeyOptions(context: SignedInContext, input: Reauthentication): Promise<string> {
  const account = await proveAgain(context, input);
  const made = await credentialIdsOf(context, account.id);
  if (made.length >= passkeyLimits.count)
    throw fieldProblem('name', 'too_many', { max: passkeyLimits.count });
  const handle = Buffer.from(await userHandleOf(context, account.id), 'hex').toString('base64url');
  return JSON.stringify({
    challenge: await newChallenge(context, { purpose: 'add', userId: account.id }),
    rp: { id: relyingParty(context.addresses).id, name: 'Skep' },
    user: { id: handle, name: account.email, displayName: account.name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeMinutes * 60_000,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'preferred',
    },
    excludeCredentials: made.map(({ id, transports }) => ({ type: 'public-key', id, transports })),
  });
}

/**
 * Stores the passkey that the browser made, and mails that there is one more.
 * @throws AppError invalid_input, passkey_rejected
 */
export async function addPasskey(
  context: SignedInContext,
  input: { name: string; credential: string },
): Promise<Passkey> {
  const { name } = readForm(passkeyNameForm, input);
  const {
    id: credentialId,
    publicKey,
    counter,
    transports,
  } = await checkNewPasskey(context, input.credential);
  const account = await ownAccount(context);
  return inTransaction(context, async (inner) => {
    const passkey = await insertPasskey(inner, {
      userId: account.id,
      name,
      credentialId,
      publicKey,
      counter,
      transports: transports ?? [],
      at: inner.clock.now(),
    });
    if (passkey === undefined) throw new AppError('passkey_rejected');
    await mailNotice(inner, account, 'passkey_added', name);
    return passkey;
  });
}

/** @throws AppError invalid_input; not_found, alike for other people's. */
export async function renamePasskey(
  context: SignedInContext,
  id: PasskeyId,
  input: { name: string },
): Promise<Passkey> {
  const { name } = readForm(passkeyNameForm, input);
  const passkey = await renameOwnPasskey(context, context.user.id, id, name);
  if (passkey === undefined) throw new AppError('not_found');
  return passkey;
}

/**
 * Deletes a passkey. With the last one goes a second factor that no app passes.
 * @throws AppError not_found, alike for other people's; what proveAgain throws.
 */
export async function deletePasskey(
  context: SignedInContext,
  id: PasskeyId,
  input: Reauthentication,
): Promise<void> {
  if (!(await ownPasskeys(context)).some((passkey) => passkey.id === id)) throw new AppError('not_found');
  const account = await proveAgain(context, input);
  await inTransaction(context, async (inner) => {
    const name = await deleteOwnPasskey(inner, account.id, id);
    if (name === undefined) throw new AppError('not_found');
    if ((await ownPasskeys(inner)).length === 0) await endSecondFactorWithoutApp(inner);
    await mailNotice(inner, account, 'passkey_deleted', name);
  });
}

/**
 * Makes passkeys the second factor of somebody who has no app for codes.
 * @returns the recovery codes, which are shown only now.
 * @throws AppError not_allowed without a passkey, or when it is on; what proveFirstFactorAgain throws.
 */
export async function switchOnByPasskeys(
  context: SignedInContext,
  input: Reauthentication,
): Promise<string[]> {
  await proveFirstFactorAgain(context, input);
  if ((await ownPasskeys(context)).length === 0) throw new AppError('not_allowed');
  return inTransaction(context, switchOnWithoutApp);
}

function mailNotice(
  context: SignedInContext,
  account: Account,
  subject: 'passkey_added' | 'passkey_deleted',
  name: string,
): Promise<void> {
  return queueMail(context, composeNoticeMail(context, account, subject, { name }));
}
