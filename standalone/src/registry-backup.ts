import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BackedUpFiles } from '@skep/api';
import { type FileStore, ledgerFile, lentFile, parseLedger } from '@skep/registry';

/** Its folder in an archive. */
export const registryKind = 'registry';

/**
 * The remotes that were shipped, and which of them are live: the ledger as it was when the names were asked for, and the
 * files that it names, which never change. What is shipped meanwhile belongs to the next backup.
 */
export function backedUpRegistry(store: FileStore): BackedUpFiles {
  const kept = new Map<string, Uint8Array>();
  const read = async (path: string) => kept.get(path) ?? (await store.read(path))?.bytes;
  return {
    kind: registryKind,
    async names() {
      kept.clear();
      const ledger = await store.read(ledgerFile);
      if (ledger === undefined) return [];
      kept.set(ledgerFile, ledger.bytes);
      const lent = await store.read(lentFile);
      if (lent !== undefined) kept.set(lentFile, lent.bytes);
      return [...kept.keys(), ...filesOf(ledger.bytes)];
    },
    async read(path) {
      const bytes = await read(path);
      return bytes && { sizeBytes: bytes.length, content: Readable.from([Buffer.from(bytes)]) };
    },
    write: async (path, content) => store.write(path, await buffer(content), 'absent'),
  };
}

function filesOf(ledger: Uint8Array): string[] {
  return Object.entries(parseLedger(ledger).remotes).flatMap(([name, { versions }]) =>
    versions.flatMap(({ version, files }) => Object.keys(files).map((file) => `${name}/${version}/${file}`)),
  );
}
