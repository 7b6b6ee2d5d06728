import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { installationSecret } from '#account/core/signatures.ts';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';

/**
 * Where the key comes from: SKEP_SECRET of the environment, so that a copy of the database alone opens nothing; else
 * a secret that the database holds, which protects no more than against a stray look into one table.
 */
type KeySource = 'environment' | 'database';

const cipherName = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A person, or a setting of the service. */
type Owner = UserId | `setting ${string}`;

/** Encrypts a secret for this owner; in another's row it would not open. */
export async function seal(context: Context, owner: Owner, secret: string): Promise<string> {
  const source: KeySource = context.serverSecret === undefined ? 'database' : 'environment';
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(cipherName, await keyFrom(context, source), iv).setAAD(ownerMark(owner));
  const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${source}:${sealed.toString('base64')}`;
}

/** @throws Error when the key is another than it was sealed with: SKEP_SECRET must stay as it is. */
export async function unseal(context: Context, owner: Owner, sealed: string): Promise<string> {
  const [source, text = ''] = sealed.split(':');
  const bytes = Buffer.from(text, 'base64');
  const key = await keyFrom(context, source === 'environment' ? 'environment' : 'database');
  const decipher = createDecipheriv(cipherName, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(ownerMark(owner))
    .setAuthTag(bytes.subarray(-tagBytes));
  const opened = [decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()];
  return Buffer.concat(opened).toString('utf8');
}

async function keyFrom(context: Context, source: KeySource): Promise<Buffer> {
  const secret =
    source === 'environment' ? context.serverSecret : await installationSecret(context, 'second-factors');
  if (secret === undefined) throw new Error('A second factor was encrypted with SKEP_SECRET, which is gone.');
  return Buffer.from(hkdfSync('sha256', secret, '', 'skep second factor', 32));
}

function ownerMark(owner: Owner): Buffer {
  return Buffer.from(String(owner));
}
