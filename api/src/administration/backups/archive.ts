import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { BackupConfig } from '#platform/environment/backup-config.ts';

/** Last words of the command that are stored when it fails. */
const reasonLength = 500;

/**
 * Everything as `skep backup -` writes it, in a process of its own: the archive of a large installation neither fills
 * the memory of the worker nor holds up its jobs. @throws Error with the command's own words
 */
export function archiveOf({ command }: Pick<BackupConfig, 'command'>): Readable {
  if (command === undefined) throw new Error('Only a Skep that was started by its command can make backups.');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', command, 'backup', '-'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const words = text(child.stderr);
  const failure = new Promise<Error | undefined>((resolve) => {
    child.once('error', resolve);
    child.once('close', async (code) => {
      if (code === 0) resolve(undefined);
      else
        resolve(
          new Error((await words).trim().slice(-reasonLength) || `The backup ended with code ${code}.`),
        );
    });
  });
  async function* content() {
    try {
      yield* child.stdout;
      // A process that ends in the middle has written an archive as well, though not a whole one.
      const error = await failure;
      if (error !== undefined) throw error;
    } finally {
      child.kill();
    }
  }
  return Readable.from(content(), { objectMode: false });
}
