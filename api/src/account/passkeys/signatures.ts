import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { AppError } from '@skep/domain';
import { sign } from '#account/core/signatures.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { spendChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';
import { countUse, credentialNamed, type PasskeyCredential } from './store.ts';

/** Its certificates are read at the first passkey, and never where nobody has one. */
const library = () => import('@simplewebauthn/server');

/** A signature that has proved who somebody is. */
export interface ProvenPerson {
  userId: UserId;
  /** Whether they have unlocked the passkey by a finger, a face or a PIN. */
  isUserVerified: boolean;
}

/** Names the person to an authenticator, and tells nobody else anything. In hexadecimal digits. */
export function userHandleOf(context: Context, userId: UserId): Promise<string> {
  return sign(context, 'passkey-user', userId);
}

/**
 * Checks what a browser answered to a challenge for anybody, and uses the challenge up. What is wrong is logged, and
 * never answered.
 * @param credentialJson `PublicKeyCredential.toJSON()` as text.
 * @throws AppError passkey_rejected, alike for all that proves nothing; passkey_copied.
 */
export async function proveByPasskey(
  context: Context,
  credentialJson: string,
  { requireUserVerification }: { requireUserVerification: boolean },
): Promise<ProvenPerson> {
  const { response, credential, isUserVerified, counter } = await orRejected(context, async () => {
    const answer = JSON.parse(credentialJson) as AuthenticationResponseJSON;
    const found = await credentialNamed(context, String(answer.id));
    const checked = await checkAssertion(context, answer, found, requireUserVerification);
    return { response: answer.response, credential: checked.credential, ...checked.result };
  });
  if (response.userHandle && !(await isOwn(context, credential.userId, response.userHandle)))
    throw new AppError('passkey_rejected');
  if (!(await countUse(context, credential.id, counter, context.clock.now())))
    throw new AppError('passkey_copied');
  return { userId: credential.userId, isUserVerified };
}

async function checkAssertion(
  context: Context,
  response: AuthenticationResponseJSON,
  credential: PasskeyCredential | undefined,
  requireUserVerification: boolean,
) {
  const { verifyAuthenticationResponse } = await library();
  const { id, origin } = relyingParty(context.addresses);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) =>
      spendChallenge(context, challenge, { purpose: 'sign_in', userId: undefined }),
    expectedOrigin: origin,
    expectedRPID: id,
    // The count is compared after the signature, in one statement: see countUse.
    credential: {
      id: response.id,
      publicKey: new Uint8Array(credential?.publicKey ?? []),
      counter: 0,
    },
    requireUserVerification,
  });
  if (!verified || credential === undefined) throw new Error('The signature is wrong.');
  const { userVerified: isUserVerified, newCounter: counter } = authenticationInfo;
  return { credential, result: { isUserVerified, counter } };
}

/** The handle is what the authenticator was given when the passkey was made; some leave it out. */
async function isOwn(context: Context, userId: UserId, handle: string): Promise<boolean> {
  return Buffer.from(handle, 'base64url').toString('hex') === (await userHandleOf(context, userId));
}

/**
 * Checks the passkey that a browser made for a challenge of this person.
 * @throws AppError passkey_rejected
 */
export function checkNewPasskey(context: SignedInContext, credentialJson: string) {
  return orRejected(context, async () => {
    const { verifyRegistrationResponse } = await library();
    const { id, origin } = relyingParty(context.addresses);
    const response = JSON.parse(credentialJson) as RegistrationResponseJSON;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) =>
        spendChallenge(context, challenge, { purpose: 'add', userId: context.user.id }),
      expectedOrigin: origin,
      expectedRPID: id,
      // A key without a PIN cannot sign in alone, and still is a second factor.
      requireUserVerification: false,
    });
    if (!verified) throw new Error('The passkey is not proved.');
    return registrationInfo.credential;
  });
}

/** The library throws errors of many kinds at what strangers send. */
async function orRejected<Result>(context: Context, check: () => Promise<Result>): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    context.log.info({ reason: error instanceof Error ? error.message : 'unknown' }, 'passkey rejected');
    throw new AppError('passkey_rejected');
  }
}
