import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

jest.setTimeout(120_000);

const scripts = resolve(import.meta.dirname, '../../scripts');
const everythingStarted = join(import.meta.dirname, 'everything-started.ts');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skep-killed-run-'));
  const door = `import { exec } from ${JSON.stringify(join(scripts, 'exec.mjs'))};
    exec(process.execPath, [${JSON.stringify(everythingStarted)}], {});`;
  writeFileSync(join(folder, 'door.mjs'), door);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { test: 'exec node door.mjs' } }));
});
afterEach(() => {
  for (const pid of processesOf(folder)) process.kill(Number(pid), 'SIGKILL');
  rmSync(folder, { recursive: true });
});

interface Run {
  npm: ChildProcess;
  /** The process that npm's script handed over to. */
  pid: number;
  /** Where it keeps its temporary files. */
  temporaryFolder: string;
}

function startRun(): Promise<Run> {
  const npm = spawn('npm', ['test'], {
    cwd: folder,
    env: { ...process.env, TMPDIR: folder, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((started, failed) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const [, pid, temporaryFolder] = /everything started by (\d+) in (\S+)\n/.exec(output) ?? [];
      if (temporaryFolder !== undefined) started({ npm, pid: Number(pid), temporaryFolder });
    };
    npm.stdout.on('data', listen);
    npm.stderr.on('data', listen);
    npm.once('exit', () => failed(new Error(output)));
  });
}

/** Those whose temporary files are there, and those at work there: PostgreSQL writes over its environment. */
function processesOf(temporaryFolder: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
      return (
        environment.includes(temporaryFolder) || readlinkSync(`/proc/${pid}/cwd`).startsWith(temporaryFolder)
      );
    } catch {
      return false; // No process, or one that has ended meanwhile.
    }
  });
}

function commandsOf(pids: string[]): string {
  return pids.map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8')).join('\n');
}

/** Time is up when Jest says so. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

test.each<[string, NodeJS.Signals, (run: Run) => number | undefined]>([
  ['npm is asked to stop by Ctrl-C', 'SIGINT', ({ npm }) => npm.pid],
  ['npm is asked to stop', 'SIGTERM', ({ npm }) => npm.pid],
  ['npm is killed', 'SIGKILL', ({ npm }) => npm.pid],
  ['the run itself is killed', 'SIGKILL', ({ pid }) => pid],
])('when %s (%s), no process and no file of a run stays behind', async (_who, signal, victimOf) => {
  const run = await startRun();
  const commands = commandsOf(processesOf(folder));
  for (const program of ['bin/postgres', 'mosquitto', 'chrom', 'cli.ts']) expect(commands).toContain(program);
  process.kill(victimOf(run) ?? 0, signal);
  await until(() => processesOf(folder).length === 0);
  expect(existsSync(run.temporaryFolder)).toBe(false);
});
