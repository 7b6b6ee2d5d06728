import { createHash, createHmac } from 'node:crypto';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { spellingOfEmail } from '#platform/database/canonicalization.ts';
import { isSameSecret } from '#platform/signatures/same-secret.ts';
import { insertSecret, secretNamed } from './secret-store.ts';

/** A secret of this installation, stored in its database; created at first use. */
export async function installationSecret(context: Context, name: string): Promise<string> {
  const found = await secretNamed(context, name);
  if (found !== undefined) return found;
  await insertSecret(context, name, context.random.token(64));
  return installationSecret(context, name);
}

export async function sign(context: Context, ...parts: readonly (string | number)[]): Promise<string> {
  return (await signer(context))(...parts);
}

/** What signs many things with one look at the secret. */
export async function signer(context: Context): Promise<(...parts: readonly (string | number)[]) => string> {
  const secret = await installationSecret(context, 'account-links');
  return (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex');
}

/** Compares two signatures in a time that does not depend on where they differ. */
export const areEqual = isSameSecret;

/** The parts of a verification link's query. */
export interface LinkProof {
  /** Seconds since 1970. */
  expires: number;
  /** Of the address that it was sent to: a link for an older address verifies nothing. */
  hash: string;
  signature: string;
}

export function hashOfEmail(email: string): string {
  return createHash('sha256').update(spellingOfEmail(email)).digest('hex');
}

export async function proveLink(
  context: Context,
  userId: UserId,
  email: string,
  expiresAt: Date,
): Promise<LinkProof> {
  const expires = Math.floor(expiresAt.getTime() / 1000);
  const hash = hashOfEmail(email);
  return { expires, hash, signature: await sign(context, 'verify', userId, expires, hash) };
}

/** Whether we signed this link, and it has not expired. */
export async function isLinkProven(context: Context, userId: UserId, proof: LinkProof): Promise<boolean> {
  const expected = await sign(context, 'verify', userId, proof.expires, proof.hash);
  return areEqual(proof.signature, expected) && proof.expires * 1000 > context.clock.now().getTime();
}
