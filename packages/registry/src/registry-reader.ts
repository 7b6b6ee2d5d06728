import type { FileStore } from './file-store.ts';
import { emptyLedger, type Ledger, ledgerFile, parseLedger, type StoredVersion } from './ledger.ts';
import { integrityOf } from './publish-build.ts';
import { type BuiltRemote, builtRemoteFile, parseBuiltRemote } from './schema/registry.ts';

/** The registry as a running server knows it; held in memory, brought up to date by `refresh`. */
export interface RegistryReader {
  ledger: () => Ledger;
  /** The description of a stored version; undefined when it cannot be read. */
  built: (remote: string, version: string) => BuiltRemote | undefined;
  /** An operation of any stored version, by its hash. */
  document: (hash: string) => string | undefined;
  /**
   * Reads what has changed. @throws when the store cannot be read; what was known stays.
   * Many calls at once are one.
   */
  refresh: () => Promise<void>;
}

export function createRegistryReader(store: FileStore): RegistryReader {
  let ledger = emptyLedger;
  let tag: string | undefined;
  let running: Promise<void> | undefined;
  const builds = new Map<string, BuiltRemote>();
  const documents = new Map<string, string>();

  async function read(): Promise<void> {
    const file = await store.read(ledgerFile);
    if (file?.tag === tag) return;
    const next = file ? parseLedger(file.bytes) : emptyLedger;
    await Promise.all(
      Object.entries(next.remotes).flatMap(([name, { versions }]) =>
        versions.map((stored) => readBuilt(name, stored)),
      ),
    );
    // Last: whoever is shown a version finds its documents.
    ledger = next;
    tag = file?.tag;
  }

  async function readBuilt(name: string, { version, files }: StoredVersion): Promise<void> {
    const path = `${name}/${version}`;
    if (builds.has(path)) return;
    const built = await describedAt(store, path, files[builtRemoteFile]);
    if (!built) return;
    builds.set(path, built);
    for (const [hash, text] of Object.entries(built.documents)) documents.set(hash, text);
  }

  return {
    ledger: () => ledger,
    built: (name, version) => builds.get(`${name}/${version}`),
    document: (hash) => documents.get(hash),
    refresh() {
      running ??= read().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

/** A version whose description is broken, or not what was published, costs itself only. */
async function describedAt(
  store: FileStore,
  path: string,
  integrity: string | undefined,
): Promise<BuiltRemote | undefined> {
  const file = await store.read(`${path}/${builtRemoteFile}`);
  if (!file || integrityOf(file.bytes) !== integrity) return undefined;
  try {
    return parseBuiltRemote(JSON.parse(new TextDecoder().decode(file.bytes)));
  } catch {
    return undefined;
  }
}
