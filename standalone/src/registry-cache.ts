import { type FileStore, ledgerFile } from '@skep/registry';

/** A store far away, with a near one for what never changes: every file but the ledger. */
export function cachedStore(far: FileStore, near: FileStore): FileStore {
  return {
    address: far.address,
    async read(path) {
      if (path === ledgerFile) return far.read(path);
      const here = await near.read(path);
      if (here) return here;
      const there = await far.read(path);
      if (there) await near.write(path, there.bytes, 'absent');
      return there;
    },
    write: (path, bytes, expected) => far.write(path, bytes, expected),
  };
}
