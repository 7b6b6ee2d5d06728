import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@skep/registry';
import { type BuiltRemote, builtRemoteFile, parseBuiltRemote } from '@skep/registry/schema';

/**
 * A tiny built remote on disk, for tests: an entry, and one operation named after its version.
 * @param more program text at the end of the entry
 */
export function aBuild(
  root: string,
  name: string,
  version: string,
  row: Partial<BuiltRemote['row']> = {},
  more = '',
) {
  const folder = join(root, `${name}-${version}`);
  mkdirSync(folder, { recursive: true });
  const entry = Buffer.from(`var ${name.replaceAll('-', '_')} = ${JSON.stringify(version)};${more}`);
  writeFileSync(join(folder, 'remoteEntry.js'), entry);
  const built = parseBuiltRemote({
    row: {
      name,
      version,
      kit: '^1.0.0',
      entry: `/remotes/${name}/${version}/remoteEntry.js`,
      integrity: integrityOf(entry),
      preload: [],
      contributions: { routes: [{ path: `/${name}`, depth: 0 }] },
      ...row,
    },
    documents: { [`hash-of-${version}`]: `query V${version.replaceAll('.', '_')} { viewer { id } }` },
  });
  writeFileSync(join(folder, builtRemoteFile), JSON.stringify(built));
  return { name, folder, built };
}

export const aShell = {
  version: '0.1.0',
  scripts: [],
  texts: {},
  lentLater: {},
  documents: { shell: '{ viewer { id } }' },
  question: { operationName: 'Viewer', sha256Hash: 'shell' },
  offline: { files: { urls: [], kilobytes: 0 }, texts: {} },
  shared: { react: '19.3.1', '@skep/remote-kit': '1.0.0' },
  lends: { '@skep/ui': ['Button'] },
};
