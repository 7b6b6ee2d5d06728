import { join, resolve } from 'node:path';
import type { FilePlace } from '#platform/files/file-place.ts';

/** Where backups go, and how they are made. */
export interface BackupConfig {
  files: FilePlace;
  /** As an admin reads it: a folder, or `s3://bucket/prefix`. */
  place: string;
  /** Whether they are in the data folder, on the same disk as what they protect. */
  isNextToData: boolean;
  /** Encrypts them. Undefined: they are encrypted for the recipient of the plan, or not at all. Never logged. */
  passphrase: string | undefined;
  /** File of the `skep` command. Undefined: this process was started without it, and can make none. */
  command: string | undefined;
}

interface Given {
  BACKUP_STORE?: string | undefined;
  BACKUP_PASSPHRASE?: string | undefined;
  SKEP_COMMAND?: string | undefined;
}

export function backupConfigOf(
  { BACKUP_STORE: store, BACKUP_PASSPHRASE: passphrase, SKEP_COMMAND: command }: Given,
  dataFolder: string,
  bucketAt: (url: string) => FilePlace,
): BackupConfig {
  const rest = { passphrase, command };
  if (store?.startsWith('s3://'))
    return { files: bucketAt(store), place: store, isNextToData: false, ...rest };
  const folder = store === undefined ? join(dataFolder, 'backups') : resolve(store);
  const isNextToData = `${folder}/`.startsWith(`${dataFolder}/`);
  return { files: { kind: 'folder', folder }, place: folder, isNextToData, ...rest };
}
