import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The project's own root: this file stands in standalone/src. */
export const projectRoot = resolve(import.meta.dirname, '../..');

/** Every remote's folder: a new domain is a new folder with a remote.json. */
export function remoteFolders(): string[] {
  return readdirSync(projectRoot)
    .filter((name) => name.startsWith('mf-') && existsSync(join(projectRoot, name, 'remote.json')))
    .sort()
    .map((name) => join(projectRoot, name));
}

export const shellFolder = join(projectRoot, 'shell');

/** Folders with a `generate` script, in the order in which one feeds the next: the kit, REST, gateway, then what asks it. */
export function generatingFolders(): string[] {
  return ['packages/registry', 'packages/remote-kit', 'packages/rest-client', 'gateway', 'shell']
    .map((name) => join(projectRoot, name))
    .concat(remoteFolders())
    .filter((folder) => existsSync(join(folder, 'package.json')));
}
