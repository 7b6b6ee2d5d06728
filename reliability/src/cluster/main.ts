import { spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildFronts, generate } from '../../../standalone/src/prepare.ts';
import { removeCluster } from './cluster.ts';
import { askHolder, type PartState } from './holder.ts';

// `npm run cluster -- up`: the product by numbers on this machine, until `npm run cluster -- down`.

const folder = process.env.SKEP_CLUSTER ?? join(tmpdir(), 'skep-cluster');
const usage = `npm run cluster -- up [--apis 2] [--workers 2] [--gateways 2] [--webs 2] [--port 8080]
npm run cluster -- status
npm run cluster -- restart       the product's processes, one after the other, as an update does
npm run cluster -- down
`;
const longestStartMs = 180_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function up(): Promise<void> {
  if (existsSync(folder)) throw new Error(`A cluster is in ${folder}: npm run cluster -- down`);
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      apis: { type: 'string', default: '2' },
      workers: { type: 'string', default: '2' },
      gateways: { type: 'string', default: '2' },
      webs: { type: 'string', default: '2' },
      port: { type: 'string', default: '8080' },
    },
  });
  await generate(say);
  await buildFronts(say);
  const log = openSync(`${folder}.log`, 'w');
  const holder = spawn(
    process.execPath,
    [join(import.meta.dirname, 'holder-main.ts'), folder, JSON.stringify(values)],
    {
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  holder.unref();
  const until = Date.now() + longestStartMs;
  while ((await askHolder(folder, 'status').catch(() => undefined)) === undefined) {
    if (holder.exitCode !== null || Date.now() > until)
      throw new Error(`The cluster did not start:\n${readFileSync(`${folder}.log`, 'utf8')}`);
    await pause(200);
  }
  say(`Skep runs by numbers at http://127.0.0.1:${values.port}; everything of it is in ${folder}`);
  await status();
}

async function status(): Promise<void> {
  const parts: PartState[] | undefined = await askHolder(folder, 'status').catch(() => undefined);
  if (parts === undefined) throw new Error('No cluster is up.');
  for (const { name, isReady, role } of parts)
    say(`${name.padEnd(12)} ${isReady ? 'ready' : 'not ready'}${role === undefined ? '' : `, ${role}`}`);
  if (parts.some(({ isReady }) => !isReady)) process.exitCode = 1;
}

async function restart(): Promise<void> {
  await askHolder(folder, 'restart');
  await status();
}

/** Also of one whose holder was killed: nothing of it stays. */
async function down(): Promise<void> {
  await askHolder(folder, 'stop').catch(() => undefined);
  removeCluster(folder);
  rmSync(`${folder}.log`, { force: true });
}

const commands: Record<string, () => Promise<void>> = { up, down, status, restart };

const command = commands[process.argv[2] ?? ''];
if (command === undefined) {
  process.stderr.write(usage);
  process.exitCode = 1;
} else {
  command().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
