import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Decrypter } from 'age-encryption';
import { fromWebStream, toWebStream } from '#platform/files/web-streams.ts';
import { BackupRefusal } from './refusal.ts';

/** How every file of age begins (age-encryption.org/v1). */
const header = 'age-encryption.org/v1';

export interface ArchiveKeys {
  passphrase?: string | undefined;
  /** File with a private key of age, as age-keygen writes it. */
  identityFile?: string | undefined;
}

/**
 * An archive that can be opened: the file itself, or what is in it where it is encrypted, written into a folder.
 * @param folder for temporary files, which its caller deletes
 * @throws BackupRefusal without the right key
 */
export async function decryptedFile(path: string, keys: ArchiveKeys, folder: string): Promise<string> {
  if (!(await isEncrypted(path))) return path;
  const decrypter = await decrypterWith(keys);
  const opened = join(folder, 'archive.zip');
  try {
    const content = await decrypter.decrypt(toWebStream(createReadStream(path)));
    await pipeline(fromWebStream(content), createWriteStream(opened, { mode: 0o600 }));
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    throw new BackupRefusal(`${path} is damaged, or it was encrypted with another key.`);
  }
  return opened;
}

async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path).catch((error: Error) => {
    throw new BackupRefusal(`${path} cannot be read: ${error.message}.`);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(header.length), 0, header.length, 0);
    return buffer.toString('utf8', 0, bytesRead) === header;
  } finally {
    await file.close();
  }
}

async function decrypterWith({ passphrase, identityFile }: ArchiveKeys): Promise<Decrypter> {
  const age = await import('age-encryption');
  const decrypter = new age.Decrypter();
  if (passphrase !== undefined) decrypter.addPassphrase(passphrase);
  const identities =
    identityFile === undefined ? [] : (await readFile(identityFile, 'utf8')).match(/^AGE-SECRET-KEY-1\w+/gm);
  for (const identity of identities ?? []) decrypter.addIdentity(identity);
  if (passphrase === undefined && !identities?.length)
    throw new BackupRefusal(
      'The archive is encrypted: set BACKUP_PASSPHRASE, or name the file of the private key with --identity <file>.',
    );
  return decrypter;
}
