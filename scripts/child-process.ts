import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

export type SpawnedProcess = ChildProcessByStdio<Writable, Readable, Readable>;

/**
 * The reader waits at a pipe that only our process holds and nobody writes to. However our process ends, kill -9 too,
 * the system closes the pipe; then the reader ends its process group. The program itself takes the place of the shell.
 */
const untilPipeCloses = 'exec 3<&0; (cat <&3; kill -KILL 0) >/dev/null 2>&1 & exec "$@" </dev/null 3<&-';

/**
 * Starts a program in a process group of its own, which ends with the program, with `detach` or with this process:
 * nothing that it started outlives any of them.
 */
export function spawnChild(
  program: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): SpawnedProcess {
  return spawn('/bin/sh', ['-c', untilPipeCloses, 'sh', program, ...args], {
    ...options,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
}

/** Ends a program and its whole group at once. */
export function detach(child: SpawnedProcess): void {
  child.stdin.destroy();
}

/**
 * Ends this process when it is asked to, and when `scripts/run.mjs`, which handed over to it, is gone. A browser that
 * was started here listens to the same signals, closes, and would leave the rest of the run as it is.
 */
export function exitWithParent(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
}
