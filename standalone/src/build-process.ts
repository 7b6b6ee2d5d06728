import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from './folders.ts';

/**
 * Runs `skep build` in a child process, which prints its own progress and errors. Webpack needs more than a gigabyte
 * and keeps it until its process ends.
 * @throws BuildFailed
 */
export async function buildInChildProcess(): Promise<void> {
  const cli = join(projectRoot, 'standalone/src/cli.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', cli, 'build'], {
    // The channel closes when this process ends, and the build ends with it.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new BuildFailed();
}

class BuildFailed extends Error {
  override readonly name = 'BuildFailed';

  constructor() {
    super('Skep does not start: it could not be built.');
  }
}
