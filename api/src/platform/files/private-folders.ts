import { chmod, stat } from 'node:fs/promises';

const rightsOfOthers = 0o007;

/**
 * Takes these folders, and with them all files below, from other users of this machine, whatever rights the files have. A
 * group keeps its rights: somebody may have given them for backups.
 * @returns the folders that others could reach, and those of them that they still can, since another user owns them
 */
export async function closeToOthers(
  folders: readonly string[],
): Promise<{ closed: string[]; stillOpen: string[] }> {
  const found: { closed: string[]; stillOpen: string[] } = { closed: [], stillOpen: [] };
  // Windows has other rights, and makes these up.
  if (process.platform === 'win32') return found;
  for (const folder of folders) {
    const mode = await modeOf(folder);
    if (mode === undefined || (mode & rightsOfOthers) === 0) continue;
    const isClosed = await chmod(folder, mode & ~rightsOfOthers).then(
      () => true,
      () => false,
    );
    found[isClosed ? 'closed' : 'stillOpen'].push(folder);
  }
  return found;
}

async function modeOf(folder: string): Promise<number | undefined> {
  return stat(folder).then(
    ({ mode }) => mode & 0o7777,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
}
