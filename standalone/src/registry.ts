import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FileStore, RegistryReader } from '@skep/registry';
import {
  type BuiltRemote,
  builtRemoteFile,
  parseBuiltRemote,
  type RegistryDocument,
} from '@skep/registry/schema';
import type { ShellBuild } from '@skep/web-build';
import { remoteFolders, shellFolder } from './folders.ts';

/** What the running server needs to know of remotes: what a page is told, what is served, what the gateway accepts. */
export interface ServedRegistry {
  shell: () => ShellBuild;
  /** What a visitor's page is told. @param bucket their place among all visitors, if they have one */
  view: (bucket: number | undefined) => RegistryDocument;
  /** What the server preloads of a version besides what its row names. */
  ahead: (remote: string, version: string) => BuiltRemote['ahead'];
  /** Whether visitors of the same moment may get different versions. */
  hasCanary: () => boolean;
  /** A file of a version; versions that are no longer live stay served, for the tabs that are open on them. */
  file: (remote: string, version: string, name: string) => Promise<Uint8Array | undefined>;
  /** An operation of the shell or of any kept version, by its hash. */
  document: (hash: string) => Promise<string | undefined>;
  /** Where versions are kept; absent in development, where nothing is shipped. */
  shipped?: { store: FileStore; reader: RegistryReader };
  close: () => void;
}

/** What webpack-dev-server builds, read anew each time: nothing of it is shipped or kept. */
export function registryOfWork(output = '.dev'): ServedRegistry {
  return {
    shell: () => readShellBuild(output),
    view: () => ({ remotes: builtRemotes(output).map(({ built }) => built.row) }),
    ahead: () => undefined,
    hasCanary: () => false,
    async file(remote, version, name) {
      const found = builtRemotes(output).find(
        ({ built }) => built.row.name === remote && built.row.version === version,
      );
      const path = found && join(found.folder, name);
      return path !== undefined && existsSync(path) ? readFileSync(path) : undefined;
    },
    async document(hash) {
      const all = [readShellBuild(output), ...builtRemotes(output).map(({ built }) => built)];
      return all
        .map(({ documents }) => new Map(Object.entries(documents)).get(hash))
        .find((text) => text !== undefined);
    },
    close: () => undefined,
  };
}

export function readShellBuild(output = 'dist'): ShellBuild {
  return readJson(join(shellFolder, output, 'shell.json'));
}

/** Every remote that was built in this project. One that was not is left out: the rest of the house lives. */
export function builtRemotes(output = 'dist'): { name: string; folder: string; built: BuiltRemote }[] {
  return remoteFolders().flatMap((remote) => {
    const folder = join(remote, output);
    const path = join(folder, builtRemoteFile);
    if (!existsSync(path)) return [];
    return [{ name: basename(remote), folder, built: parseBuiltRemote(readJson(path)) }];
  });
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
