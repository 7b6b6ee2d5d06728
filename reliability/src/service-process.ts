import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** A process of the service that can be ended in the middle of its work. */
export interface ServiceProcess {
  /** `kill -9`, and a new one in its place; settled when that one is at work. */
  killAndRestart: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface ServiceOptions {
  main: 'api/src/main.ts' | 'api/src/worker-main.ts' | 'gateway/src/main.ts';
  environment: Record<string, string>;
  /** Whether it is at work yet, that was started then. */
  isReady: (since: Date) => Promise<boolean>;
}

export async function startService(options: ServiceOptions): Promise<ServiceProcess> {
  let child = await launch(options);
  return {
    async killAndRestart() {
      await end(child, 'SIGKILL');
      child = await launch(options);
    },
    stop: () => end(child, 'SIGTERM'),
  };
}

const longestStartMs = 60_000;

/** One that ends before it is at work, since its database is away just then, is started again, as a supervisor would. */
async function launch(options: ServiceOptions): Promise<ChildProcess> {
  const since = new Date();
  let child = spawnService(options);
  while (!(await options.isReady(since).catch(() => false))) {
    if (child.exitCode !== null) child = spawnService(options);
    if (Date.now() - since.getTime() > longestStartMs) throw new Error(`${options.main} did not start.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return child;
}

function spawnService({ main, environment }: ServiceOptions): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, '../..', main)], {
    env: { PATH: process.env.PATH, NODE_OPTIONS: '--disable-warning=ExperimentalWarning', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await exited;
}
