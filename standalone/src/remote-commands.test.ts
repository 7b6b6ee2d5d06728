import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore, openStore } from '@skep/registry';
import { builtRemoteFile } from '@skep/registry/schema';
import { startS3LikeServer } from '@skep/registry/testing';
import { sharedVersions } from '@skep/web-build';
import { aBuild, aShell } from './a-build.ts';
import { shellFolder } from './folders.ts';
import { cachedStore } from './registry-cache.ts';
import { registryOfStore } from './registry-of-store.ts';
import { remoteCommand } from './remote-commands.ts';

const root = mkdtempSync(join(tmpdir(), 'skep-commands-'));
const kit = `^${sharedVersions(shellFolder, 'provides')['@skep/remote-kit']}`;
let count = 0;

afterAll(() => rmSync(root, { recursive: true }));

/** `skep remote …` on an empty registry of its own; each call returns what is said. */
function aTerminal(to = join(root, `store-${count++}`)) {
  return async (...args: string[]) => {
    const said: string[] = [];
    await remoteCommand([...args, '--by', 'ada'], { SKEP_REGISTRY: to }, (line) => said.push(line));
    return said.join('\n');
  };
}

const folderOf = (version: string) => aBuild(root, 'mf-night', version, { kit }).folder;

test('a remote is published, shown to some, promoted, rolled back, switched off and on', async () => {
  const remote = aTerminal();
  expect(await remote('status')).toBe('Nothing is published here yet.');
  expect(await remote('publish', folderOf('1.0.0'))).toContain('mf-night: 1.0.0');
  expect(await remote('publish', folderOf('1.1.0'), '--percent', '10')).toContain('canary 1.1.0 for 10 %');
  expect(await remote('canary', 'mf-night', '--percent', '40')).toContain('canary 1.1.0 for 40 %');
  expect(await remote('promote', 'mf-night')).toMatch(/^mf-night: 1\.1\.0\n/);
  expect(await remote('rollback', 'mf-night')).toMatch(/^mf-night: 1\.0\.0\n/);
  expect(await remote('disable', 'mf-night', '--reason', 'It snores')).toContain('(disabled: It snores)');
  expect(await remote('enable', 'mf-night')).not.toContain('disabled:');
  const status = await remote('status');
  expect(status).toContain('2 versions kept');
  expect(status).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d ada: rollback 1\.0\.0/);
});

test('a version that is held back waits for its promotion', async () => {
  const remote = aTerminal();
  await remote('publish', folderOf('1.0.0'));
  expect(await remote('publish', folderOf('2.0.0'), '--hold')).toMatch(/^mf-night: 1\.0\.0\n/);
  expect(await remote('promote', 'mf-night')).toMatch(/^mf-night: 2\.0\.0\n/);
});

test.each([
  [
    'another major of the kit',
    () => aBuild(root, 'mf-night', '3.0.0', { kit: '^9.0.0' }).folder,
    'asks for kit ^9.0.0',
  ],
  ['work in progress', () => folderOf('dev'), 'build it for production'],
  ['a folder that holds no build', () => root, 'holds no built remote'],
  ['a file that is not the built one', tampered, 'is not the file that was built'],
])('%s is not published', async (_what, folder, reason) => {
  await expect(aTerminal()('publish', folder())).rejects.toThrow(reason);
});

function tampered(): string {
  const folder = folderOf('4.0.0');
  writeFileSync(join(folder, 'remoteEntry.js'), 'evil()');
  return folder;
}

test('a remote that uses what the running shell does not lend yet is not published', async () => {
  const to = join(root, `store-${count++}`);
  const shared = sharedVersions(shellFolder, 'provides');
  const builds = { shell: { ...aShell, shared }, remotes: [] };
  const store = createFolderStore(to);
  (await registryOfStore({ store, localBuilds: 'fill', onProblem: raise, builds })).close();
  await expect(aTerminal(to)('publish', folderUsing('Button', 'HeatMap'))).rejects.toThrow(
    /published:\n {2}it uses HeatMap of @skep\/ui, which the shell does not lend: release the shell first\.$/,
  );
  expect(await aTerminal(to)('publish', folderUsing('Button'))).toContain('mf-night: 1.0.0');
});

function folderUsing(...names: string[]): string {
  const { folder, built } = aBuild(root, 'mf-night', '1.0.0', { kit });
  writeFileSync(join(folder, builtRemoteFile), JSON.stringify({ ...built, uses: { '@skep/ui': names } }));
  return folder;
}

function raise(error: unknown): never {
  throw error;
}

test('a remote over its budget is not published', async () => {
  const noise = Array.from({ length: 9000 }, (_, i) => Math.sin(i).toString(36).slice(2)).join('');
  const { folder } = aBuild(root, 'mf-night', '5.0.0', { kit }, noise);
  await expect(aTerminal()('publish', folder)).rejects.toThrow(/the first visit loads [\d.]+ KB/);
});

test('a version that is there is not replaced', async () => {
  const remote = aTerminal();
  await remote('publish', folderOf('1.0.0'));
  const { folder } = aBuild(root, 'mf-night', '1.0.0', { kit }, 'another content');
  await expect(remote('publish', folder)).rejects.toThrow('a version never changes');
});

test.each([
  [['publish'], 'skep remote publish <folder>'],
  [['dance', 'mf-night'], 'skep remote publish <folder>'],
  [['status', '--loud'], "Unknown option '--loud'"],
  [['rollback', 'mf-night'], 'There is no remote "mf-night"'],
])('%j is answered with what could be written', async (args, reason) => {
  await expect(aTerminal()(...args)).rejects.toThrow(reason);
});

test('a server takes its remotes from a bucket, and reads what never changes once', async () => {
  const bucket = await startS3LikeServer();
  const environment = {
    AWS_ENDPOINT_URL_S3: bucket.url,
    AWS_ACCESS_KEY_ID: 'bee',
    AWS_SECRET_ACCESS_KEY: 'honey',
  };
  Object.assign(process.env, environment);
  try {
    await aTerminal('s3://skep/live')('publish', folderOf('1.0.0'));
    const near = createFolderStore(join(root, 'near'));
    const registry = await registryOfStore({
      store: cachedStore(await openStore('s3://skep/live'), near),
      localBuilds: 'fill',
      onProblem: () => undefined,
      builds: { shell: aShell, remotes: [] },
    });
    expect(registry.view(undefined).remotes[0]?.version).toBe('1.0.0');
    expect(await registry.file('mf-night', '1.0.0', 'remoteEntry.js')).toBeDefined();
    bucket.close();
    expect(await registry.file('mf-night', '1.0.0', 'remoteEntry.js')).toBeDefined();
    registry.close();
  } finally {
    bucket.close();
    for (const name of Object.keys(environment)) delete process.env[name];
  }
});
