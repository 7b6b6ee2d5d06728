/** @jest-environment ./../scripts/jest-browser/environment.mjs */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeRemoteContract } from '@skep/remote-kit/contract';
import { projectRoot } from './folders.ts';
import { newRemote } from './new-remote.ts';

// Inside the project, so that what it imports is found; another remote lends it the packages that it asks for.
const root = join(projectRoot, '.cache/new-remote-test', String(process.pid));
rmSync(root, { recursive: true, force: true });
mkdirSync(root, { recursive: true });
const folder = newRemote('mf-night-watch', root);
const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
for (const name of Object.keys(dependencies)) {
  const installed = join(folder, 'node_modules', name);
  mkdirSync(dirname(installed), { recursive: true });
  symlinkSync(join(projectRoot, 'mf-hives/node_modules', name), installed);
}

afterAll(() => rmSync(root, { recursive: true, force: true }));

const remote = jest.requireActual(join(folder, 'src/main.ts'));
describeRemoteContract(remote, JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')));

test('a new remote passes the checks of the build and gets its registry row', () => {
  const program = join(projectRoot, 'packages/web-build/src/build.ts');
  execFileSync(join(projectRoot, 'node_modules/node/bin/node'), [program, folder], {
    cwd: '/',
    stdio: 'pipe',
    // Where pnpm starts Jest, everything that anybody asks for is found.
    env: { ...process.env, NODE_PATH: '' },
  });
  const { row } = JSON.parse(readFileSync(join(folder, 'dist/registry-row.json'), 'utf8'));
  expect(row).toMatchObject({
    name: 'mf-night-watch',
    integrity: expect.stringMatching(/^sha384-/),
    contributions: { drawer: [{ path: '/night-watch', label: { en: 'Night watch' } }] },
  });
  expect(existsSync(join(folder, 'dist', row.entry.split('/').at(-1)))).toBe(true);
});

test.each(['hives', 'mf-Hives', 'mf-../x', ''])('%j cannot name a remote', (name) => {
  expect(() => newRemote(name, root)).toThrow('cannot name a remote');
});

test('what is there is never overwritten', () => {
  expect(() => newRemote('mf-night-watch', root)).toThrow('is there already');
});
