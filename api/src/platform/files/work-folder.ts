import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { StoredFile } from './file-store.ts';

export interface WorkPlace {
  workFolder: string;
  clock: { now: () => Date };
}

/**
 * Makes an empty folder for temporary files; the caller removes it. It is in the data folder, since the temporary folder
 * of the system is often in memory.
 */
export async function makeWorkFolder({ workFolder, clock }: WorkPlace): Promise<string> {
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  return mkdtemp(join(workFolder, `${clock.now().getTime()}-`));
}

/**
 * Where a file can be read in any order, as a zip has to be, which is read from its end. One that is elsewhere is copied.
 * @param folder for the copy, see `makeWorkFolder`
 */
export async function localPath({ content, path }: StoredFile, folder: string): Promise<string> {
  if (path !== undefined) {
    content.destroy();
    return path;
  }
  const copy = join(folder, 'copy');
  await pipeline(content, createWriteStream(copy, { mode: 0o600 }));
  return copy;
}

const dayMs = 24 * 60 * 60_000;

/** Deletes folders that a process left behind when it was killed. */
export async function cleanUpWorkFolders({ workFolder, clock }: WorkPlace): Promise<void> {
  const names = await readdir(workFolder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const old = names.filter((name) => clock.now().getTime() - Number.parseInt(name, 10) > dayMs);
  for (const name of old) await rm(join(workFolder, name), { recursive: true, force: true });
}
