import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ArchiveReader } from './archive-file.ts';
import type { Manifest } from './manifest.ts';
import { BackupRefusal } from './refusal.ts';
import { summing } from './summed.ts';

/**
 * Reads all of an archive and compares it with its hashes, before anything of it is written anywhere.
 * @throws BackupRefusal
 */
export async function requireWhole(archive: ArchiveReader): Promise<void> {
  for (const { path, ...was } of contentsOf(archive.manifest)) {
    const { stream, sum } = summing();
    await pipeline(await archive.read(path), stream, nowhere()).catch((error: NodeJS.ErrnoException) => {
      // What the disk refuses says nothing of the archive.
      throw error.syscall === undefined ? damaged(path) : error;
    });
    const is = sum();
    if (was.bytes !== is.bytes || was.sha256 !== is.sha256) throw damaged(path);
  }
}

export const damaged = (path: string) =>
  new BackupRefusal(`The archive is damaged: ${path} differs from what was backed up. Restore another one.`);

function contentsOf({ database, files }: Manifest) {
  return [
    ...database.tables.map(({ name, bytes, sha256 }) => ({ path: `database/${name}`, bytes, sha256 })),
    ...Object.entries(files).flatMap(([kind, ofKind]) =>
      ofKind.map(({ name, ...sum }) => ({ path: `files/${kind}/${name}`, ...sum })),
    ),
  ];
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
