import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseBuiltRemote, type RegistryDocument, type RegistryRow } from '@skep/remote-kit/registry';
import type { ShellBuild } from '@skep/web-build';
import { remoteFolders, shellFolder } from './folders.ts';

/** Everything that was built: what the page needs, what is served where, which operations the gateway accepts. */
export interface BuiltFronts {
  shell: ShellBuild;
  registry: RegistryDocument;
  /** Folder of each remote's files, by remote and version. */
  folders: Map<string, string>;
  documents: Map<string, string>;
}

/**
 * Reads the builds from disk. A remote that was not built is left out: the rest of the house lives.
 * @param output folder of the builds: `dist`, or `.dev` for those of webpack-dev-server
 */
export function readBuiltFronts(output: 'dist' | '.dev' = 'dist'): BuiltFronts {
  const shell: ShellBuild = readJson(join(shellFolder, output, 'shell.json'));
  const documents = new Map(Object.entries(shell.documents));
  const folders = new Map<string, string>();
  const rows: RegistryRow[] = [];
  for (const folder of remoteFolders()) {
    const path = join(folder, output, 'registry-row.json');
    if (!existsSync(path)) continue;
    const built = parseBuiltRemote(readJson(path));
    rows.push(built.row);
    folders.set(`${basename(folder)}/${built.row.version}`, join(folder, output));
    for (const [hash, document] of Object.entries(built.documents)) documents.set(hash, document);
  }
  return { shell, registry: { remotes: rows }, folders, documents };
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
