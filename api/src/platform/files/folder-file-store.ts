import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { requireFileName } from './file-names.ts';
import type { FileStore } from './file-store.ts';

const unfinished = '.part';

/** Files in a folder, which is made with the first. Processes that share the folder share the files. */
export function folderFileStore(folder: string): FileStore {
  return {
    async write(name, content) {
      const path = pathIn(folder, name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await pipeline(content, createWriteStream(path + unfinished, { mode: 0o600 }));
        await flushToDisk(path + unfinished);
        await rename(path + unfinished, path);
      } catch (error) {
        // On a full disk the half of a file would keep the next one out.
        await rm(path + unfinished, { force: true });
        throw error;
      }
      return (await stat(path)).size;
    },
    async read(name) {
      const path = pathIn(folder, name);
      const found = await unlessMissing(stat(path));
      return found && { sizeBytes: found.size, content: createReadStream(path), path };
    },
    async remove(name) {
      const path = pathIn(folder, name);
      await Promise.all([rm(path, { force: true }), rm(path + unfinished, { force: true })]);
    },
    async names(prefix = '') {
      const files = (await unlessMissing(readdir(folder))) ?? [];
      const found = files.filter((file) => file.startsWith(prefix));
      return [...new Set(found.map((file) => file.replace(unfinished, '')))];
    },
  };
}

function pathIn(folder: string, name: string): string {
  requireFileName(name);
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
