import type { Context } from '#platform/context/context.ts';
import { isSignedWith } from '#platform/signatures/body-signature.ts';
import { isSameSecret } from '#platform/signatures/same-secret.ts';

/** What a message brings that only the operator's networks have. */
interface NetworkProof {
  /** Of the address or of a header, which a proxy adds for a network whose client certificate it has checked. */
  secret: unknown;
  signature: unknown;
  /** What the signature is of; undefined: nothing that could be signed. */
  body: string | undefined;
}

/**
 * Whether a network of the operator's sent it. Networks know their devices by keys that never leave these, so that their
 * word is proof for any device; whose it is they do not say.
 */
export function isOfNetwork(
  { networkSecret, clock }: Pick<Context, 'networkSecret' | 'clock'>,
  { secret, signature, body }: NetworkProof,
): boolean {
  if (networkSecret === undefined) return false;
  if (typeof secret === 'string' && isSameSecret(secret, networkSecret)) return true;
  if (typeof signature !== 'string' || body === undefined) return false;
  return isSignedWith(networkSecret, { body, signature }, clock.now());
}
