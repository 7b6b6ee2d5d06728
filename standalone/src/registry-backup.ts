import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BackedUpFiles } from '@skep/api';
import {
  type FileStore,
  type Ledger,
  ledgerBytes,
  ledgerFile,
  lentFile,
  parseLedger,
  withoutLongGone,
} from '@skep/registry';

/** Its folder in an archive. */
export const registryKind = 'registry';

/** An open page asks to be loaded anew long before; until then it is served the version that it began with. */
const daysInUse = 90;

/**
 * The remotes that were shipped, and which of them are live: the ledger as it was when the names were asked for, and the
 * files that it names, which never change. What is shipped meanwhile belongs to the next backup, and of versions that
 * nobody was given in the last 90 days go the descriptions alone: or each update would make every archive 38 MB larger.
 */
export function backedUpRegistry(store: FileStore, now = new Date()): BackedUpFiles {
  const since = new Date(now.getTime() - daysInUse * 86_400_000).toISOString();
  const fileContents = new Map<string, Uint8Array>();
  const read = async (path: string) => fileContents.get(path) ?? (await store.read(path))?.bytes;
  return {
    kind: registryKind,
    async names() {
      fileContents.clear();
      const file = await store.read(ledgerFile);
      if (file === undefined) return [];
      const ledger = withoutLongGone(parseLedger(file.bytes), since);
      fileContents.set(ledgerFile, ledgerBytes(ledger));
      const lent = await store.read(lentFile);
      if (lent !== undefined) fileContents.set(lentFile, lent.bytes);
      return [...fileContents.keys(), ...filesOf(ledger)];
    },
    async read(path) {
      const bytes = await read(path);
      return bytes && { sizeBytes: bytes.length, content: Readable.from([Buffer.from(bytes)]) };
    },
    write: async (path, content) => store.write(path, await buffer(content), 'absent'),
  };
}

function filesOf({ remotes }: Ledger): string[] {
  return Object.entries(remotes).flatMap(([name, { versions }]) =>
    versions.flatMap(({ version, files }) => Object.keys(files).map((file) => `${name}/${version}/${file}`)),
  );
}
