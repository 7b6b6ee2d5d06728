import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { pictureLimits } from '@skep/domain';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { logTextMax } from '#flash-logs/device-log-import/log-content.ts';
import type { StoredFile } from '#platform/files/file-store.ts';
import { localPath, makeWorkFolder, type WorkPlace } from '#platform/files/work-folder.ts';
import { linesOf } from './lines.ts';

/** Why a file cannot be read; the person reads that it is not an account export of Skep. */
export class NotAnArchive extends Error {
  override readonly name = 'NotAnArchive';
}

/** An archive of ours, opened. */
export interface OpenArchive {
  /** Which account it was made of. */
  origin: string;
  /** The rows of a table, each as a line of JSON. */
  rows: (name: string) => AsyncIterable<string>;
  hasFile: (name: string) => boolean;
  /** @throws NotAnArchive where there is none, or it is too large */
  file: (name: string) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** A ten years' archive of many devices has a tenth of it: what is larger was made to fill a disk. */
const mostBytes = 8_000_000_000;
/** Any archive may grow to this, also one of a few kilobytes. */
const freeBytes = 20_000_000;
/** What devices measured grows to 20 times its size. Zip alone reaches 1,000 times. */
const timesMax = 100;
const mostEntries = 200_000;
/** Rows of a kind that fit into memory; measurements do not. */
const mostRows = 300_000;
const mostRowsTogether = 1_000_000;
/** Of a picture or a flash log. */
const fileBytes = Math.max(pictureLimits.megabytesMax * 1_000_000, logTextMax);

/** Splits the archive into a compressed file for each table, which together take about as much room as the archive. */
export async function openArchive(
  context: WorkPlace,
  file: StoredFile,
  tables: ReadonlySet<string>,
): Promise<OpenArchive> {
  const folder = await makeWorkFolder(context);
  let zip: ZipFile | undefined;
  const close = async () => {
    zip?.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const path = await localPath(file, folder);
    zip = await unlessBroken(openPromise(path, { lazyEntries: true, autoClose: false }));
    const opened = zip;
    const entries = await unlessBroken(entriesOf(opened));
    const all = entries.get('everything.json');
    if (all === undefined) throw new NotAnArchive('It holds no everything.json.');
    const bytesMax = Math.min(mostBytes, freeBytes + timesMax * file.sizeBytes);
    const origin = await unlessBroken(
      split(await opened.openReadStreamPromise(all), bytesMax, (name) =>
        tables.has(name) ? join(folder, `${name}.gz`) : undefined,
      ),
    );
    return {
      origin,
      rows: (name) => rowsIn(join(folder, `${name}.gz`)),
      hasFile(name) {
        const bytes = entries.get(name)?.uncompressedSize ?? 0;
        return bytes > 0 && bytes <= fileBytes;
      },
      async file(name) {
        const entry = entries.get(name);
        if (entry === undefined || entry.uncompressedSize > fileBytes) throw new NotAnArchive(name);
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
async function split(
  content: Readable,
  bytesMax: number,
  fileOf: (table: string) => string | undefined,
): Promise<string> {
  let origin: string | undefined;
  let output: TableFile | undefined;
  let [rowsLeft, rowsLeftTogether] = [0, mostRowsTogether];
  const seen = new Set<string>();
  try {
    for await (const line of linesOf(content, bytesMax)) {
      const table = /^"([a-z_]{1,60})": \[$/.exec(line)?.[1];
      if (table !== undefined) {
        await output?.end();
        if (seen.has(table)) throw new NotAnArchive(`It holds ${table} twice.`);
        seen.add(table);
        rowsLeft = table === 'measurements' ? Number.POSITIVE_INFINITY : mostRows;
        const path = fileOf(table);
        output = path === undefined ? undefined : tableFile(path);
      } else if (line.startsWith(']')) {
        await output?.end();
        output = undefined;
      } else if (line.startsWith('{"')) {
        rowsLeft -= 1;
        if (output === undefined) continue;
        if (rowsLeft < Number.POSITIVE_INFINITY) rowsLeftTogether -= 1;
        if (rowsLeft < 0 || rowsLeftTogether < 0) throw new NotAnArchive('It holds too many rows of a kind.');
        await output.write(line.endsWith(',') ? line.slice(0, -1) : line);
      } else origin ??= /^"origin": "([\w-]{8,100})",?$/.exec(line)?.[1];
    }
    await output?.end();
  } finally {
    output?.giveUp();
  }
  if (origin === undefined) throw new NotAnArchive('It does not say what it was made of.');
  return origin;
}

interface TableFile {
  /** @throws what went wrong with an earlier line too */
  write: (line: string) => Promise<void>;
  end: () => Promise<void>;
  giveUp: () => void;
}

/** Compressed as fast as it goes: an archive that was made to fill the disk shrinks to next to nothing again. */
function tableFile(path: string): TableFile {
  const packing = createGzip({ level: 1 });
  let failure: Error | undefined;
  const written = pipeline(packing, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  // The next write, or the end, reports it.
  written.catch((error: Error) => {
    failure ??= error;
  });
  return {
    async write(line) {
      if (failure !== undefined) throw failure;
      if (!packing.write(`${line}\n`)) await Promise.race([once(packing, 'drain'), written]);
    },
    async end() {
      packing.end();
      await written;
    },
    giveUp() {
      packing.destroy();
    },
  };
}

async function* rowsIn(path: string): AsyncGenerator<string> {
  const content = createReadStream(path);
  const unpacked = createGunzip();
  const reading = pipeline(content, unpacked);
  reading.catch(() => undefined);
  try {
    yield* linesOf(unpacked, mostBytes);
  } catch (error) {
    // No table of that name is an empty one.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  } finally {
    content.destroy();
  }
}
