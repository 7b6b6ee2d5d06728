import type { Readable } from 'node:stream';
import type { OpenDatabase } from '#platform/database/open-database.ts';
import { type ArchiveWriter, archiveWriter } from './archive-file.ts';
import { inCopySession } from './copy-session.ts';
import { dumpDatabase } from './dump.ts';
import type { BackedUpFiles } from './files.ts';
import { currentFormat, type Manifest } from './manifest.ts';

export interface BackUpOptions {
  database: OpenDatabase;
  files: readonly BackedUpFiles[];
  /** Of this Skep. */
  version: string;
  now: Date;
}

/**
 * Everything as one archive, while people work: the database as it is at one moment, then the files, so that every file
 * that the database names is there, but those that somebody deleted meanwhile.
 */
export function backUp(options: BackUpOptions): Readable {
  const writer = archiveWriter();
  write(writer, options).catch((error: Error) => writer.fail(error));
  return writer.output;
}

async function write(writer: ArchiveWriter, { database, files, version, now }: BackUpOptions): Promise<void> {
  const dumped = await inCopySession(database, 'snapshot', (session) =>
    dumpDatabase(session, (name, content) => writer.add(`database/${name}`, content)),
  );
  const copied: Manifest['files'] = {};
  for (const place of files) copied[place.kind] = await addFiles(writer, place);
  writer.end({
    format: currentFormat,
    version,
    madeAt: now.toISOString(),
    database: dumped,
    files: copied,
  });
}

async function addFiles(writer: ArchiveWriter, { kind, names, read }: BackedUpFiles) {
  const added: Manifest['files'][string] = [];
  for (const name of (await names()).sort()) {
    const file = await read(name);
    if (file === undefined) continue;
    // Photos and shipped programs grow no smaller.
    const { bytes, sha256 } = await writer.add(`files/${kind}/${name}`, file.content, { isPacked: true });
    added.push({ name, bytes, sha256 });
  }
  return added;
}
