import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import { pictureLimits } from '@skep/domain';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { StoredFile } from '#platform/files/file-store.ts';
import { linesOf } from './lines.ts';

/** Why a file cannot be read; its person is told that it is no archive of ours. */
export class NotAnArchive extends Error {
  override readonly name = 'NotAnArchive';
}

/** An archive of ours, opened. */
export interface OpenArchive {
  /** Which account it was made of. */
  origin: string;
  /** The rows of a table, each as a line of JSON. */
  rows: (name: string) => AsyncIterable<string>;
  hasPicture: (name: string) => boolean;
  /** @throws NotAnArchive where there is none, or it is too large */
  picture: (name: string) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** A ten years' archive of many devices has a tenth of it: what is larger was made to fill a disk. */
const mostBytes = 8_000_000_000;
const mostEntries = 200_000;
/** Of a kind that is kept in mind; what devices measured is not. */
const mostRows = 300_000;
const pictureBytes = pictureLimits.megabytesMax * 1_000_000;

/** Copies the file to a disk of this machine, since a zip is read from its end, and each table beside it. */
export async function openArchive(file: StoredFile, tables: ReadonlySet<string>): Promise<OpenArchive> {
  const folder = await mkdtemp(join(tmpdir(), 'skep-restore-'));
  let zip: ZipFile | undefined;
  const close = async () => {
    zip?.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const path = join(folder, 'archive.zip');
    await pipeline(file.content, createWriteStream(path, { mode: 0o600 }));
    zip = await unlessBroken(openPromise(path, { lazyEntries: true, autoClose: false }));
    const opened = zip;
    const entries = await unlessBroken(entriesOf(opened));
    const all = entries.get('everything.json');
    if (all === undefined) throw new NotAnArchive('It holds no everything.json.');
    const origin = await unlessBroken(
      split(await opened.openReadStreamPromise(all), (name) =>
        tables.has(name) ? join(folder, `${name}.rows`) : undefined,
      ),
    );
    return {
      origin,
      rows: (name) => rowsIn(join(folder, `${name}.rows`)),
      hasPicture(name) {
        const bytes = entries.get(name)?.uncompressedSize ?? 0;
        return bytes > 0 && bytes <= pictureBytes;
      },
      async picture(name) {
        const entry = entries.get(name);
        if (entry === undefined || entry.uncompressedSize > pictureBytes) throw new NotAnArchive(name);
        return unlessBroken(opened.openReadStreamPromise(entry).then(buffer));
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) throw new NotAnArchive('It holds too many files.');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

/** What goes wrong in reading it is the file's fault. */
async function unlessBroken<Found>(reading: Promise<Found>): Promise<Found> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    // A full disk is ours.
    if (error.code?.startsWith('E')) throw error;
    throw new NotAnArchive(error.message);
  });
}

/**
 * Writes the rows of each table into a file of its own. Our archives have each row in a line, see `exports/archive.ts`.
 * @returns which account it was made of
 */
async function split(content: Readable, fileOf: (table: string) => string | undefined): Promise<string> {
  let origin: string | undefined;
  let output: ReturnType<typeof createWriteStream> | undefined;
  let rowsLeft = 0;
  const seen = new Set<string>();
  let failure: Error | undefined;
  const end = async () => {
    if (output === undefined) return;
    output.end();
    await finished(output);
    output = undefined;
  };
  try {
    for await (const line of linesOf(content, mostBytes)) {
      const table = /^"([a-z_]{1,60})": \[$/.exec(line)?.[1];
      if (table !== undefined) {
        await end();
        if (seen.has(table)) throw new NotAnArchive(`It holds ${table} twice.`);
        seen.add(table);
        rowsLeft = table === 'measurements' ? Number.POSITIVE_INFINITY : mostRows;
        const path = fileOf(table);
        output = path === undefined ? undefined : createWriteStream(path, { flags: 'wx', mode: 0o600 });
        // Also one that is told when nobody waits for it, as of a file that is given up half written.
        output?.on('error', (error) => {
          failure ??= error;
        });
      } else if (line.startsWith(']')) await end();
      else if (line.startsWith('{"')) {
        rowsLeft -= 1;
        if (failure !== undefined) throw failure;
        if (output && rowsLeft < 0) throw new NotAnArchive('It holds too many rows of a kind.');
        const row = line.endsWith(',') ? line.slice(0, -1) : line;
        if (output && !output.write(`${row}\n`)) await once(output, 'drain');
      } else origin ??= /^"origin": "([\w-]{8,100})",?$/.exec(line)?.[1];
    }
    await end();
  } finally {
    output?.destroy();
  }
  if (origin === undefined) throw new NotAnArchive('It does not say what it was made of.');
  return origin;
}

async function* rowsIn(path: string): AsyncGenerator<string> {
  const content = createReadStream(path);
  try {
    yield* linesOf(content, mostBytes);
  } catch (error) {
    // No table of that name is an empty one.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  } finally {
    content.destroy();
  }
}
