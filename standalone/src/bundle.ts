import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { WrongSetting } from '@skep/settings';
import { projectRoot, remoteFolders } from './folders.ts';
import { ownPlatform, type Platform, platformOf } from './platform.ts';
import { buildFronts, generate, type Say } from './prepare.ts';

/** Source that runs as it is. */
const sources = [
  'api',
  'gateway',
  'standalone',
  ...[
    'domain',
    'device-codecs',
    'sheets',
    'settings',
    'postgres-server',
    'observability',
    'registry',
    'rest-client',
    'web-build',
  ].map((name) => `packages/${name}`),
];

/** Of a folder that was built what is served. */
const served = ['package.json', 'remote.json', 'manifest.json', 'dist', 'public'];

/** Of packages, what editors, debuggers and linkers read: a sixth of the bundle. */
const unusedOfPackages = /\.(d\.[cm]?ts|map|md|markdown|a)$/;
const licence = /^(licen[cs]e|notice|copying)/i;
/** Of packages, what Skep never reads: other sizes and styles of their data, their forms for browsers, their tests. */
const unusedFilesOf: Record<string, RegExp> = {
  bintrees: /^test\//,
  'csv-parse': /^dist\/(umd|iife|esm)\//,
  'dejavu-fonts-ttf': /^ttf\/(?!DejaVuSansCondensed(-Bold)?\.ttf$)/,
  fontkit: /^dist\/browser/,
  luxon: /^build\/(amd|global|cjs-browser)\//,
  mqtt: /^dist\//,
  pdfkit: /^js\/pdfkit\.(standalone|browser|old)/,
  'swagger-ui-dist': /^swagger-ui(-es-bundle.*|-standalone-preset)?\.js$/,
  'world-atlas': /^(?!countries-50m)[\w-]+m\.json$/,
  yaml: /^browser\//,
  'zxing-wasm': /^dist\/(full|writer)\//,
};
/** Packages may check types with it, and none does as it runs. */
const compiler = /^(typescript@|@typescript\+typescript-)/;

/** What a house that only runs has no use for. */
const unused = /(^|\/)(node_modules|testing|templates|stories|harness|\.[^/]+)(\/|$)|\.(test|stories)\.tsx?$/;

/**
 * `skep bundle <folder> [platform]`: everything that runs and nothing else: what was built, its source, the packages that it needs
 * and the program that runs it. The image is made by it, and so is an installation without containers; the folder is only
 * read afterwards. @param platformName such as `linux/arm64`; default: that of this machine
 * @throws WrongSetting where the folder is not empty
 */
export async function bundle([target, platformName]: string[], say: Say): Promise<void> {
  if (target === undefined) throw new WrongSetting('Write skep bundle <folder>.');
  const platform = platformName ? platformOf(platformName) : ownPlatform;
  const folder = resolve(target);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new WrongSetting(`${folder} is not empty: name a new folder.`);
  await generate(say);
  await buildFronts(say);
  say('Copying what runs');
  for (const name of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'LICENSE'])
    cpSync(join(projectRoot, name), join(folder, name));
  for (const source of sources) copySource(source, folder);
  for (const built of ['shell', ...remoteFolders().map((remote) => basename(remote))])
    for (const part of served) copyWhereThere(join(built, part), folder);
  say('Installing the packages that it needs');
  await promisify(execFile)(
    'pnpm',
    [
      'install',
      '--prod',
      '--frozen-lockfile',
      '--filter=@skep/standalone...',
      '--config.package-import-method=copy',
      ...[`--os=${platform.os}`, `--cpu=${platform.cpu}`],
    ],
    { cwd: folder, env: { ...process.env, CI: '1' }, maxBuffer: 50_000_000 },
  );
  const packages = join(folder, 'node_modules');
  removeUnused(packages);
  removeUnusedParts(join(packages, '.pnpm'));
  await writeVersion(folder);
  await writeProgram(folder, platform);
  say(`Made ${folder}: start it with ${join(folder, 'bin/skep')} serve`);
}

function copySource(source: string, folder: string): void {
  cpSync(join(projectRoot, source), join(folder, source), {
    recursive: true,
    filter: (path) => !unused.test(relative(projectRoot, path)),
  });
}

/** Links between packages are not followed: they lead round in circles. */
function removeUnused(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeUnused(path);
    else if (unusedOfPackages.test(entry.name) && !licence.test(entry.name)) rmSync(path);
  }
}

/** @param store the folder of the packages, each in one as `world-atlas@2.0.2` */
function removeUnusedParts(store: string): void {
  for (const entry of readdirSync(store)) {
    if (compiler.test(entry)) rmSync(join(store, entry), { recursive: true });
    const [name = ''] = entry.split('@');
    const unusedFiles = unusedFilesOf[name];
    if (unusedFiles === undefined) continue;
    const folder = join(store, entry, 'node_modules', name);
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (unusedFiles.test(path)) rmSync(join(folder, path), { recursive: true, force: true });
  }
}

function copyWhereThere(path: string, folder: string): void {
  const from = join(projectRoot, path);
  if (existsSync(from)) cpSync(from, join(folder, path), { recursive: true });
}

/** Backups and metrics say the commit, too; in the build of an image nobody knows it. */
async function writeVersion(folder: string): Promise<void> {
  const commit = await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: projectRoot,
  }).catch(() => undefined);
  if (commit === undefined) return;
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const version = `${manifest.version}+${commit.stdout.trim()}`;
  writeFileSync(file, JSON.stringify({ ...manifest, version }, null, 2));
}

/** The Node that all of it was tried with, and a command that runs it. */
async function writeProgram(folder: string, platform: Platform): Promise<void> {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  if (platform === ownPlatform) cpSync(process.execPath, join(bin, 'node'));
  else await fetchNode(platform, join(bin, 'node'));
  writeFileSync(
    join(bin, 'skep'),
    [
      '#!/bin/sh',
      'bin=$(dirname "$(readlink -f "$0")")',
      'exec "$bin/node" --disable-warning=ExperimentalWarning "$bin/../standalone/src/cli.ts" "$@"',
      '',
    ].join('\n'),
  );
  for (const name of ['node', 'skep']) chmodSync(join(bin, name), 0o755);
}

/** The same version of Node for another kind of machine. */
async function fetchNode({ os, cpu }: Platform, target: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'skep-node-'));
  const name = `node-${os}-${cpu}`;
  const of = [`--os=${os}`, `--cpu=${cpu}`, '--force', '--no-audit', '--no-fund'];
  const version = `${name}@${process.versions.node}`;
  await promisify(execFile)('npm', ['install', '--prefix', folder, ...of, version]);
  cpSync(join(folder, 'node_modules', name, 'bin/node'), target);
  rmSync(folder, { recursive: true });
}
