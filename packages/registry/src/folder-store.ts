import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type FileStore, RegistryRefusal, type WriteCondition } from './file-store.ts';

/** Whoever holds the lock longer than this has died with it: a write takes milliseconds. */
const lockLimitMs = 10_000;

/** Keeps files in a folder. Readers see whole files only: each is written aside and then given its name. */
export function createFolderStore(folder: string): FileStore {
  return {
    address: folder,
    async read(path) {
      const bytes = await readIfThere(join(folder, path));
      return bytes && { bytes, tag: tagOf(bytes) };
    },
    async write(path, bytes, expected) {
      const target = join(folder, path);
      await mkdir(dirname(target), { recursive: true });
      return expected === 'absent' ? writeNew(target, bytes) : replace(target, bytes, expected);
    },
  };
}

async function writeNew(target: string, bytes: Uint8Array): Promise<boolean> {
  const aside = await writeAside(target, bytes);
  try {
    // A link fails where a name is taken, even when two try at once.
    await link(aside, target);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(aside);
  }
}

async function replace(
  target: string,
  bytes: Uint8Array,
  { tag }: Exclude<WriteCondition, 'absent'>,
): Promise<boolean> {
  const release = await lock(`${target}.lock`);
  try {
    const current = await readIfThere(target);
    if (!current || tagOf(current) !== tag) return false;
    await rename(await writeAside(target, bytes), target);
    return true;
  } finally {
    await release();
  }
}

async function writeAside(target: string, bytes: Uint8Array): Promise<string> {
  const aside = `${target}.${randomUUID()}`;
  await writeFile(aside, bytes);
  return aside;
}

async function lock(path: string): Promise<() => Promise<void>> {
  for (let waitedMs = 0; waitedMs < 2 * lockLimitMs; waitedMs += 50) {
    try {
      await (await open(path, 'wx')).close();
      return () => rm(path, { force: true });
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
      await forgetOldLock(path);
      await wait(50);
    }
  }
  throw new RegistryRefusal(`${path} is held by another program: delete it if none is shipping.`);
}

async function forgetOldLock(path: string): Promise<void> {
  const age = await stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  if (age > lockLimitMs) await rm(path, { force: true });
}

async function readIfThere(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'EISDIR') || isCode(error, 'ENOTDIR')) return undefined;
    throw error;
  }
}

function tagOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
