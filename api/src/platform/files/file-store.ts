import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Files of people, by names that the service makes. */
export interface FileStore {
  /** Writes it whole or not at all. @returns its size in bytes. */
  write: (name: string, content: Readable) => Promise<number>;
  /** Undefined when there is no such file. */
  read: (name: string) => Promise<StoredFile | undefined>;
  /** Also when there is none. */
  remove: (name: string) => Promise<void>;
  /** Those that are being written too. */
  names: () => Promise<string[]>;
}

export interface StoredFile {
  sizeBytes: number;
  content: Readable;
}

const unfinished = '.part';

/** Files in a folder, which is made with the first. Processes that share the folder share the files. */
export function folderFileStore(folder: string): FileStore {
  return {
    async write(name, content) {
      const path = pathIn(folder, name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await pipeline(content, createWriteStream(path + unfinished, { mode: 0o600 }));
      await flushToDisk(path + unfinished);
      await rename(path + unfinished, path);
      return (await stat(path)).size;
    },
    async read(name) {
      const path = pathIn(folder, name);
      const found = await unlessMissing(stat(path));
      return found && { sizeBytes: found.size, content: createReadStream(path) };
    },
    async remove(name) {
      const path = pathIn(folder, name);
      await Promise.all([rm(path, { force: true }), rm(path + unfinished, { force: true })]);
    },
    async names() {
      const files = (await unlessMissing(readdir(folder))) ?? [];
      return [...new Set(files.map((file) => file.replace(unfinished, '')))];
    },
  };
}

/** @throws Error for a name that could lead out of the folder. */
function pathIn(folder: string, name: string): string {
  if (!/^[\w-]+\.[a-z]+$/.test(name)) throw new Error(`A stored file cannot be called ${name}.`);
  return join(folder, name);
}

async function flushToDisk(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}

async function unlessMissing<Found>(looking: Promise<Found>): Promise<Found | undefined> {
  return looking.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
