import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { detach, type SpawnedProcess, spawnChild } from '../../../scripts/child-process.ts';

/** A process of the cluster, kept alive: one that ends without being told to is started anew. */
export interface Part {
  readonly name: string;
  /** Of the one that runs now. */
  pid: () => number | undefined;
  /** Whether it can be asked for its work. */
  isReady: () => Promise<boolean>;
  untilReady: () => Promise<void>;
  /** `kill -9`; settled when the one in its place is ready. */
  kill: () => Promise<void>;
  /** Told to end as by an update, and started anew; settled when the one in its place is ready. */
  restart: () => Promise<void>;
  /** Does nothing for so long, and then goes on as if nothing had been: a machine that swaps, or stops for its copy. */
  freeze: (ms: number) => Promise<void>;
  /** Told to end, and not started again. */
  stop: () => Promise<void>;
}

type Command = readonly [program: string, ...args: string[]];

export interface PartOptions {
  name: string;
  command: Command | (() => Command);
  environment?: Readonly<Record<string, string>>;
  /** Where its log is. */
  folder: string;
  /** An error is a no. */
  isReady: () => Promise<boolean>;
  /** Before it is started for the first time or anew. */
  prepare?: () => Promise<void>;
  /** What is to be ended with it, by `kill -9` as well. */
  killMore?: () => Promise<void>;
}

const longestStartMs = 60_000;
/** As systemd does by itself. */
const startsAgainAfterMs = 100;

/** Starts a part; it may not be ready yet. */
export function startPart(options: PartOptions): Part {
  let isStopping = false;
  let running: { child: SpawnedProcess; ended: Promise<void> } | undefined;
  const working = new AbortController();

  async function launch(): Promise<void> {
    await options.prepare?.();
    if (isStopping) return;
    const child = spawnPart(options);
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    running = { child, ended };
    void ended.then(async () => {
      // What it had started goes with it.
      detach(child);
      await pause(startsAgainAfterMs);
      if (!isStopping) await launch();
    });
  }

  const isReady = () =>
    running?.child.exitCode === null ? options.isReady().catch(() => false) : Promise.resolve(false);

  async function untilReady(): Promise<void> {
    const until = Date.now() + longestStartMs;
    while (!(await isReady())) {
      if (Date.now() > until) throw new Error(`${options.name} did not start: see ${logOf(options)}.`);
      await pause(50, undefined, { signal: working.signal });
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const before = running;
    if (before === undefined || before.child.exitCode !== null || before.child.signalCode !== null) return;
    before.child.kill(signal);
    if (signal === 'SIGKILL') await options.killMore?.();
    await before.ended;
    // The one in its place is on its way.
    while (!isStopping && running === before) await pause(10);
  }

  void launch();
  return {
    name: options.name,
    pid: () => running?.child.pid,
    isReady,
    untilReady,
    async kill() {
      await end('SIGKILL');
      await untilReady();
    },
    async restart() {
      await end('SIGTERM');
      await untilReady();
    },
    async freeze(ms) {
      running?.child.kill('SIGSTOP');
      await pause(ms);
      running?.child.kill('SIGCONT');
    },
    async stop() {
      isStopping = true;
      working.abort(new Error(`${options.name} is stopped.`));
      await end('SIGTERM');
    },
  };
}

const logOf = ({ folder, name }: PartOptions) => join(folder, `${name}.log`);

function spawnPart(options: PartOptions): SpawnedProcess {
  const [program, ...args] = typeof options.command === 'function' ? options.command() : options.command;
  const child = spawnChild(program, args, {
    cwd: options.folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...options.environment },
  });
  const log = createWriteStream(logOf(options), { flags: 'a' });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  child.once('close', () => log.end());
  return child;
}
