import type { Readable } from 'node:stream';
import type { BackupPlan } from '@skep/domain';
import { fromWebStream, toWebStream } from '#platform/files/web-streams.ts';

export type Encryption =
  | { kind: 'none' }
  | { kind: 'passphrase'; passphrase: string }
  | { kind: 'recipient'; recipient: string };

/** The operator's passphrase is stronger than the plan: who may only reach the administration cannot turn it off. */
export function encryptionOf(passphrase: string | undefined, { recipient }: BackupPlan): Encryption {
  if (passphrase !== undefined) return { kind: 'passphrase', passphrase };
  return recipient === undefined ? { kind: 'none' } : { kind: 'recipient', recipient };
}

/** As a file of age (age-encryption.org). */
export async function encrypted(content: Readable, encryption: Encryption): Promise<Readable> {
  if (encryption.kind === 'none') return content;
  // Loaded with the first encrypted backup: no start of Skep needs it.
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  if (encryption.kind === 'passphrase') encrypter.setPassphrase(encryption.passphrase);
  else encrypter.addRecipient(encryption.recipient);
  return fromWebStream(await encrypter.encrypt(toWebStream(content)));
}
