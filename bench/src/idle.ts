import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../packages/postgres-server/src/free-port.ts';
import { detach, spawnChild } from '../../scripts/child-process.ts';
import { processorTimeOfTree, processTree } from './processor-time.ts';
import { projectRoot } from './seeded-product.ts';

// `npm start` on an empty data folder: the memory of each of its processes when it has been idle for some minutes, and
// how long a start takes until it answers. The goals are 450 MB in sum, and 8 s for a second start.

const minutes = Number(process.env.MINUTES ?? 5);
const dataFolder = mkdtempSync(join(tmpdir(), 'skep-idle-'));
try {
  await measure('first start', minutes);
  await measure('second start', minutes);
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}

async function measure(name: string, idleMinutes: number): Promise<void> {
  const port = await freePort();
  const startedAt = performance.now();
  const npm = spawnChild('npm', ['start'], {
    cwd: projectRoot,
    env: { ...process.env, NODE_OPTIONS: '', SKEP_DATA: dataFolder, PORT: String(port) },
  });
  const { pid } = npm;
  if (pid === undefined) throw new Error('npm was not found.');
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const exited = new Promise<void>((resolve) => npm.once('exit', () => resolve()));
  exited.then(() => detach(npm));
  await untilAnswered(`http://127.0.0.1:${port}/`, () => npm.exitCode !== null && output);
  const seconds = (performance.now() - startedAt) / 1000;
  const processorSeconds = processorTimeOfTree(pid) / 1000;
  print(
    `${name}: first answer after ${seconds.toFixed(1)} s, ${processorSeconds.toFixed(1)} s of processor time, load ${loadavg()[0]?.toFixed(1)}`,
  );
  await pause(idleMinutes * 60_000);
  print(`after ${idleMinutes} minutes:`);
  print(cells(['PSS MB', 'RSS MB', 'process']));
  const measured = processTree(pid).map((each) => ({ ...memoryOf(each), command: commandOf(each) }));
  const rows = [
    ...measured.toSorted((a, b) => b.pss - a.pss),
    { command: 'in sum', pss: sum(measured.map(({ pss }) => pss)), rss: sum(measured.map(({ rss }) => rss)) },
  ];
  for (const { pss, rss, command } of rows) print(cells([pss.toFixed(1), rss.toFixed(1), command]));
  npm.kill('SIGTERM');
  await exited;
}

async function untilAnswered(url: string, failure: () => string | false): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    const output = failure();
    if (output !== false) throw new Error(`Skep ended before it answered:\n${output}`);
    await pause(50);
  }
}

/** Megabytes of a process. What several share counts in part in PSS, and whole for each of them in RSS. */
function memoryOf(pid: number): { pss: number; rss: number } {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}: +(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / 1024;
  return { pss: megabytes('Pss'), rss: megabytes('Rss') };
}

function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 100);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function cells([pss = '', rss = '', name = '']: readonly string[]): string {
  return `${pss.padStart(8)} ${rss.padStart(8)}  ${name}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
