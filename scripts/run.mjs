// The door of every npm script. It runs on whatever Node is there (18 or later), brings pnpm and this project's own
// Node, installs from the lockfile when that or a manifest has changed, and hands over. It has no dependencies, so that
// it can be first.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exec, execInPlace } from './exec.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const cli = 'standalone/src/cli.ts';
const programs = {
  start: [cli, 'start'],
  dev: [cli, 'dev'],
  skep: [cli],
  generate: [cli, 'generate'],
  'new-remote': [cli, 'new-remote'],
  'new-domain': [cli, 'new-domain'],
  'seed:measurements': [cli, 'seed-measurements'],
  storybook: [cli, 'storybook'],
  api: ['api/src/main.ts'],
  worker: ['api/src/worker-main.ts'],
  gateway: ['gateway/src/main.ts'],
  web: ['standalone/src/web-main.ts'],
  cluster: ['reliability/src/cluster/main.ts'],
  test: ['scripts/test/main.ts'],
  'test:real': ['scripts/test/real.ts'],
  'test:long': ['scripts/test/long.ts'],
  jest: ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js'],
  check: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'],
  advisories: ['scripts/advisories/main.ts'],
  texts: ['packages/i18n/src/check/main.ts'],
  patterns: ['scripts/patterns/main.ts'],
  'public-types': ['scripts/public-types/main.ts'],
  build: ['packages/web-build/src/build.ts'],
  'stories:axe': ['storybook/src/stories-axe.ts'],
  'stories:pictures': ['storybook/src/story-pictures.ts'],
  pnpm: ['.tools/node_modules/pnpm/bin/pnpm.mjs'],
  bench: ['bench/src/main.ts'],
};

/** Room for new objects, in MB: V8 takes three times as much and keeps it. Its default of 16 costs 60 MB. */
const smallHeap = '--max-semi-space-size=4';

/** One process for everything, maybe on a machine with little memory; the parts of a larger installation keep V8's default. */
const onSmallMachines = ['start', 'skep'];

/** They run for months, and end with npm. */
const servers = ['start', 'skep', 'api', 'worker', 'gateway', 'web'];

const [command, ...rest] = process.argv.slice(2);
const program = programs[command];
if (!program) fail(`Unknown command "${command}". There are: ${Object.keys(programs).join(', ')}.`);
const major = Number(process.versions.node.split('.')[0]);
if (major < 18) fail(`Skep needs Node 18 or later; this is ${process.versions.node}.`);
if (major < 20) {
  runOnOwnNode();
} else {
  install(bringPnpm());
  runProgram();
}

/** Debian 12 has Node 18, which pnpm does not run on. */
function runOnOwnNode() {
  const version = readJson('package.json').devDependencies.node;
  const home = join(root, '.tools/node');
  bring('Node', `node@${version}`, home);
  const bin = join(home, 'node_modules/node/bin');
  exec(join(bin, 'node'), process.argv.slice(1), {
    env: { ...process.env, PATH: [bin, process.env.PATH].join(':') },
  });
}

function bringPnpm() {
  const home = join(root, '.tools');
  bring('pnpm', readJson('package.json').packageManager, home);
  return join(home, 'node_modules/.bin/pnpm');
}

/** @param wanted a package with its version. */
function bring(name, wanted, home) {
  const [id, version] = wanted.split('@');
  const manifest = join(home, 'node_modules', id, 'package.json');
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version) return;
  say(`Bringing ${name} ${version}`);
  mkdirSync(home, { recursive: true });
  quietly('npm', ['install', '--prefix', home, '--no-save', '--no-package-lock', wanted], {
    why: `${name} could not be fetched: is the npm registry reachable?`,
    // Half a package would count as brought.
    undo: () => rmSync(manifest, { force: true }),
  });
}

function install(pnpmPath) {
  const marker = join(root, 'node_modules/.skep-installed');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wantedPackages()) return;
  say('Installing from the lockfile');
  // What is new in a manifest is taken into the lockfile; nothing else moves. Where nobody looks at what changed, it fails.
  const frozen = process.env.CI ? '--frozen-lockfile' : '--no-frozen-lockfile';
  quietly(pnpmPath, ['install', frozen], { why: 'Installing failed.' });
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, wantedPackages());
}

/** Changes when the lockfile does, and when a package comes, goes or asks for something else. */
function wantedPackages() {
  const manifests = ['.', 'packages']
    .flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => join(root, folder, name, 'package.json')),
    )
    .filter((path) => existsSync(path))
    .sort();
  const hash = createHash('sha256');
  for (const path of [join(root, 'pnpm-lock.yaml'), join(root, 'package.json'), ...manifests])
    hash.update(readFileSync(path));
  return hash.digest('hex');
}

function runProgram() {
  const node = join(root, 'node_modules/node/bin/node');
  if (!existsSync(node)) fail('Node 24 was not installed: delete node_modules and try again.');
  const args = ['--disable-warning=ExperimentalWarning', ...program, ...rest];
  const env = {
    ...process.env,
    PATH: [join(root, '.tools/node_modules/.bin'), dirname(node), process.env.PATH].join(':'),
  };
  if (servers.includes(command)) runServer(node, args, env);
  else exec(node, args, { cwd: root, env });
}

function runServer(node, args, env) {
  execInPlace(node, [...(onSmallMachines.includes(command) ? [smallHeap] : []), ...args], {
    cwd: root,
    // Without it a start strips and compiles more than 2,000 files again: a third of its processor time.
    env: { NODE_COMPILE_CACHE: join(root, '.cache/compile'), ...env },
  });
}

function quietly(file, args, { why, undo }) {
  try {
    execFileSync(file, args, { cwd: root, stdio: 'pipe', env: { ...process.env, CI: '1' } });
  } catch (error) {
    process.stderr.write(`${error.stdout ?? ''}${error.stderr ?? ''}\n`);
    undo?.();
    fail(why);
  }
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

function say(line) {
  process.stdout.write(`  ${line} …\n`);
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
