import { pipeline } from 'node:stream/promises';
import type { OpenDatabase } from '#platform/database/open-database.ts';
import type { Job } from '#platform/jobs/job.ts';
import type { ArchiveReader } from './archive-file.ts';
import { tablesThere } from './catalogue-store.ts';
import { inCopySession } from './copy-session.ts';
import type { BackedUpFiles } from './files.ts';
import { loadDatabase, requireKnownSteps } from './load.ts';
import { BackupRefusal } from './refusal.ts';
import { summing } from './summed.ts';
import { damaged, requireWhole } from './whole.ts';

export interface RestoreOptions {
  archive: ArchiveReader;
  /** Opened without its steps run. */
  database: OpenDatabase;
  files: readonly BackedUpFiles[];
  jobKinds: readonly Job[];
}

/**
 * Brings everything of an archive into an empty place, and looks whether it is the same.
 * @throws BackupRefusal before anything is written, where the place is not empty, or the archive is damaged or not for
 * this version
 */
export async function restore({ archive, database, files, jobKinds }: RestoreOptions): Promise<void> {
  const { manifest } = archive;
  await requireKnownSteps(
    manifest.database,
    `The archive was made by Skep ${manifest.version}, which is newer than this one: restore it with that version.`,
  );
  await requireEmptyDatabase(database);
  for (const place of files) await requireNoFiles(place);
  await requireWhole(archive);
  await loadDatabase(database, manifest.database, jobKinds, (name) => archive.read(`database/${name}`));
  for (const place of files) await bringFiles(archive, place);
}

/** @throws BackupRefusal */
export async function requireEmptyDatabase(database: OpenDatabase): Promise<void> {
  const count = await inCopySession(database, 'snapshot', tablesThere);
  if (count > 0)
    throw new BackupRefusal(
      'The database is not empty: name a new one, since nothing that is there is written over.',
    );
}

async function requireNoFiles({ kind, names }: BackedUpFiles): Promise<void> {
  const there = await names();
  if (there.length > 0)
    throw new BackupRefusal(
      `There are ${there.length} files in ${kind} already: name an empty place, since nothing that is there is written over.`,
    );
}

async function bringFiles(archive: ArchiveReader, { kind, write }: BackedUpFiles): Promise<void> {
  for (const file of archive.manifest.files[kind] ?? []) {
    const { stream, sum } = summing();
    const content = await archive.read(`files/${kind}/${file.name}`);
    await Promise.all([pipeline(content, stream), write(file.name, stream)]);
    const { bytes, sha256 } = sum();
    if (file.bytes !== bytes || file.sha256 !== sha256) throw damaged(`files/${kind}/${file.name}`);
  }
}
