import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { type Manifest, manifestFile, readManifest } from './manifest.ts';
import { BackupRefusal } from './refusal.ts';
import { type Sum, summing } from './summed.ts';

/** An archive as it is written: one file after the other. */
export interface ArchiveWriter {
  output: Readable;
  /** Settled when all of it is written. */
  add: (name: string, content: Readable, options?: { isPacked?: boolean }) => Promise<Sum>;
  /** The last one: an archive without it is not whole. */
  end: (manifest: Manifest) => void;
  fail: (error: Error) => void;
}

export function archiveWriter(): ArchiveWriter {
  const zip = new ZipFile();
  const output = new PassThrough();
  // Who stops reading ends it: the transaction behind it would wait for ever.
  const gone = new AbortController();
  output.once('close', () => gone.abort(new Error('Nobody reads the backup any more.')));
  zip.outputStream.pipe(output);
  return {
    output,
    async add(name, content, { isPacked = false } = {}) {
      const { stream, sum } = summing();
      zip.addReadStream(stream, name, { compress: !isPacked });
      await pipeline(content, stream, { signal: gone.signal });
      return sum();
    },
    end(manifest) {
      zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`), manifestFile);
      zip.end();
    },
    fail: (error) => output.destroy(error),
  };
}

/** An archive in a file. */
export interface ArchiveReader {
  manifest: Manifest;
  /** @throws BackupRefusal where there is none */
  read: (name: string) => Promise<Readable>;
  close: () => void;
}

/** @throws BackupRefusal for what is no archive, or only the beginning of one */
export async function openArchive(path: string): Promise<ArchiveReader> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw new BackupRefusal(whyNotOpened(path, error));
  });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  const read = async (name: string) => {
    const entry = entries.get(name);
    if (entry === undefined) throw new BackupRefusal(`${path} holds no ${name}.`);
    return zip.openReadStreamPromise(entry);
  };
  return {
    manifest: readManifest(await text(await read(manifestFile))),
    read,
    close: () => zip.close(),
  };
}

/** What the disk refuses says nothing of the archive. */
function whyNotOpened(path: string, error: unknown): string {
  const text = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  const isOfDisk = error instanceof Error && 'code' in error;
  return `${path} ${isOfDisk ? 'cannot be read' : 'is no whole backup'}: ${text}.`;
}
