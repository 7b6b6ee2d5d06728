import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startPostgres } from '../../scripts/postgres.ts';
import { demo } from './people.ts';
import { cliOf, freshDatabase, killProducts, type RunningProduct, startProduct } from './product.ts';

// What docs/operating tells whoever runs Skep, command by command. `npm run test:long` does it, with a bundle that was
// moved to another place, as installations have it; by hand it is done with this checkout as it was built.

const isLong = process.env.SKEP_TEST_LONG === '1';
jest.setTimeout(20 * 60_000);

type Environment = Record<string, string>;

const checkout = resolve(import.meta.dirname, '../..');
let folder: string;
let root = checkout;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skep-operating-'));
  if (!isLong) return;
  const made = join(folder, 'made');
  await skep(['bundle', made]);
  root = join(folder, 'installed');
  await rename(made, root);
});
afterAll(() => {
  killProducts();
  rmSync(folder, { recursive: true, force: true });
});

/** @returns what it says */
async function skep(command: string[], env: Environment = {}): Promise<string> {
  const installed = join(root, 'bin/skep');
  const program = existsSync(installed) ? [installed] : [process.execPath, cliOf(root)];
  const [file = '', ...args] = [...program, ...command];
  const { stdout, stderr } = await promisify(execFile)(file, args, {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    maxBuffer: 10_000_000,
  });
  return stdout + stderr;
}

const serve = (env: Environment) => startProduct({ ...env, SKEP_DEMO: '1' }, root, 'serve');

async function hivesOf({ url }: RunningProduct): Promise<unknown> {
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  });
  const { api_token: token } = await login.json();
  const hives = await fetch(`${url}/api/hives`, { headers: { authorization: `Bearer ${token}` } });
  expect(hives.status).toBe(200);
  return hives.json();
}

test('a house is backed up, restored in an empty place, moved to a server, and backed up and restored there', async () => {
  const postgres = await startPostgres();
  const place = (name: string): Environment => ({ SKEP_DATA: join(folder, name) });
  const [first, second] = [place('first'), place('second')];
  const server = await freshDatabase(postgres.url);
  const moved = { ...second, DATABASE_URL: server };
  const other = { ...place('third'), DATABASE_URL: await freshDatabase(postgres.url) };
  const file = (name: string) => join(folder, `${name}.zip`);

  await expect(skep(['backup', file('wrong')], first)).rejects.toThrow('set SKEP_DATA');
  const service = await serve(first);
  const hives = await hivesOf(service);
  expect(hives).not.toEqual([]);
  expect(await skep(['health', `${service.url}/health/ready`])).toBe('');
  await skep(['backup', file('running')], first);
  await expect(skep(['backup', file('running')], first)).rejects.toThrow('is there already');
  await service.stop();

  expect(await skep(['restore', file('running')], second)).toMatch(/Restored and compared: \d+ rows/);
  await expect(skep(['restore', file('running')], second)).rejects.toThrow('not empty');
  expect(await skep(['data', 'move', '--to', server], second)).toMatch(/Moved and compared: \d+ rows/);
  const onServer = await serve(moved);
  expect(await hivesOf(onServer)).toEqual(hives);
  await skep(['backup', file('server')], moved);
  await onServer.stop();

  expect(await skep(['restore', file('server')], other)).toMatch(/compared: \d+ rows .+ and \d{3,} files/);
  const again = await serve(other);
  expect(await hivesOf(again)).toEqual(hives);
  await again.stop();
  await postgres.stop();
});
