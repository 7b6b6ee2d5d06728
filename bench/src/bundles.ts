import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const projectRoot = resolve(import.meta.dirname, '../..');

/** Sizes of what is built, in kilobytes after brotli: what a visit waits for, and all that there is. */
const remotes = readdirSync(projectRoot).filter((name) => existsSync(join(projectRoot, name, 'remote.json')));
const rows: [name: string, first: number, all: number][] = [
  ['account pages', firstOf('shell/dist/entrance', /^entrance\./), allOf('shell/dist/entrance')],
  ['shell', firstOf('shell/dist', /^shell\./), allOf('shell/dist')],
  ['service worker', firstOf('shell/dist/worker', /^service-worker\./), allOf('shell/dist/worker')],
  ...remotes.map((name): [string, number, number] => [
    name,
    firstOf(`${name}/dist`, /^remote(Entry)?\./),
    allOf(`${name}/dist`),
  ]),
];

for (const [name, first, all] of rows) {
  process.stdout.write(`${name.padEnd(18)}${kilobytes(first)} first${kilobytes(all)} in all\n`);
}

function firstOf(folder: string, name: RegExp): number {
  return sumOf(liveFiles(folder).filter((file) => name.test(file.name)));
}

function allOf(folder: string): number {
  return sumOf(liveFiles(folder));
}

/** Scripts of a build folder; small ones are not compressed. */
function liveFiles(folder: string): { name: string; bytes: number }[] {
  const path = join(projectRoot, folder);
  if (!existsSync(path)) throw new Error(`${folder} is not built: run npm start once.`);
  return readdirSync(path)
    .filter((name) => name.endsWith('.js'))
    .map((name) => {
      const small = join(path, `${name}.br`);
      return { name, bytes: statSync(existsSync(small) ? small : join(path, name)).size };
    });
}

function sumOf(files: readonly { bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`.padStart(12);
}
