import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const cli = join(import.meta.dirname, 'cli.ts');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skep-image-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Puts a program on the path that only notes what it is called with. */
function install(program: string): void {
  const file = join(folder, program);
  writeFileSync(file, `#!/bin/sh\necho "$0 $*" >> ${folder}/calls\n`);
  chmodSync(file, 0o755);
}

async function skepImage(...rest: string[]): Promise<string> {
  await promisify(execFile)(process.execPath, [cli, 'image', ...rest], {
    env: { PATH: folder, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
  });
  return (
    readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n').at(-1)?.replace(`${folder}/`, '') ?? ''
  );
}

test('with Podman, an image of this machine, or one for several kinds of machines', async () => {
  install('podman');
  install('docker');
  expect(await skepImage()).toBe('podman build --format docker --tag skep --file deploy/Containerfile .');
  expect(await skepImage('--platform', 'linux/amd64,linux/arm64', '--tag', 'skep:5')).toBe(
    'podman build --format docker --platform linux/amd64,linux/arm64 --manifest skep:5 --file deploy/Containerfile .',
  );
});

test('with Docker where there is no Podman', async () => {
  install('docker');
  expect(await skepImage('--platform', 'linux/arm64')).toBe(
    'docker buildx build --platform linux/arm64 --tag skep --file deploy/Containerfile .',
  );
});

test.each([
  [['--platform', 'linux/riscv64'], 'There are: linux/amd64, linux/arm64.'],
  [[], 'Install Podman or Docker to make an image.'],
])('what cannot be done is said in a sentence: %j', async (rest, sentence) => {
  await expect(skepImage(...rest)).rejects.toMatchObject({ stderr: expect.stringContaining(sentence) });
});
