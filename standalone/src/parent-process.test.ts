import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './folders.ts';

jest.setTimeout(120_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skep-parent-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** npm, which runs `scripts/run.mjs`, which runs a server by this function. */
async function startServer(way: 'handOver' | 'takePlace') {
  const server = write(
    'server.mjs',
    `import { endWithParent } from ${JSON.stringify(join(import.meta.dirname, 'parent-process.ts'))};
    import { writeSync } from 'node:fs';
    endWithParent();
    setInterval(() => undefined, 1e6);
    process.on('SIGTERM', () => { writeSync(1, 'stopped'); process.exit(); });
    writeSync(1, process.pid + '\\n');`,
  );
  const run = write(
    'run.mjs',
    `import { ${way} } from ${JSON.stringify(join(projectRoot, 'scripts/exec.mjs'))};
    process.stdout.write(process.pid + '\\n');
    ${way}(process.execPath, ['--disable-warning=ExperimentalWarning', ${JSON.stringify(server)}], { cwd: '/', env: process.env });`,
  );
  const npm = write(
    'npm.mjs',
    `import { spawn } from 'node:child_process';
    spawn(process.execPath, [${JSON.stringify(run)}], { stdio: 'inherit' });`,
  );
  const child = spawn(process.execPath, [npm], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [runPid, serverPid] = await pids(child);
  return { npm: child, run: runPid, server: serverPid };
}

function pids({ stdout }: ChildProcess): Promise<[number, number]> {
  return new Promise((resolve) => {
    let output = '';
    stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
      const [run, server, rest] = output.split('\n');
      if (run !== undefined && server !== undefined && rest !== undefined)
        resolve([Number(run), Number(server)]);
    });
  });
}

test.each(['handOver', 'takePlace'] as const)('a server by %s stops when npm is killed', async (way) => {
  const { npm, run, server } = await startServer(way);
  expect(run === server).toBe(way === 'takePlace');
  let output = '';
  npm.stdout?.on('data', (chunk: Buffer) => (output += chunk));
  npm.kill('SIGKILL');
  // The pipe is closed once the last process that holds it has ended.
  if (npm.stdout) await once(npm.stdout, 'end');
  expect(output).toBe('stopped');
});
