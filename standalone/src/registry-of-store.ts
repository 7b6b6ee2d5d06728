import {
  createRegistryReader,
  type FileStore,
  hasCanary,
  publishBuild,
  type RegistryReader,
  readBuild,
  readLedger,
  tellLent,
  viewOf,
} from '@skep/registry';
import type { ShellBuild } from '@skep/web-build';
import { builtRemotes, readShellBuild, type ServedRegistry } from './registry.ts';

/** Well below the five seconds in which a rollback must be everywhere. */
const pollMs = 1000;

export interface StoreRegistryOptions {
  store: FileStore;
  /**
   * `follow`: the builds of this project go live when they differ from those of the last start. `fill`: only remotes
   * that the registry does not have yet are taken from them.
   */
  localBuilds: 'follow' | 'fill';
  /** The store could not be read; what was known goes on. */
  onProblem: (error: unknown) => void;
  /** Default: what was built in this project. */
  builds?: { shell: ShellBuild; remotes: ReturnType<typeof builtRemotes> };
}

/** Serves remotes from a store; what is shipped there is live within a second, without a restart. */
export async function registryOfStore(options: StoreRegistryOptions): Promise<ServedRegistry> {
  const { store, onProblem, builds = { shell: readShellBuild(), remotes: builtRemotes() } } = options;
  await publishLocalBuilds(options, builds.remotes);
  await tellLent(store, builds.shell).catch(onProblem);
  const reader = createRegistryReader(store);
  await reader.refresh();
  const { shell } = builds;
  const shellName = shell.scripts.map(({ url }) => url).join();
  const poll = setInterval(() => void reader.refresh().catch(onProblem), pollMs);
  poll.unref();
  return {
    shell: () => shell,
    view: (bucket) => ({ ...viewOf(reader.ledger(), reader.built, bucket), shell: shellName }),
    ahead: (remote, version) => reader.built(remote, version)?.ahead,
    hasCanary: () => hasCanary(reader.ledger()),
    file: async (remote, version, name) => (await store.read(`${remote}/${version}/${name}`))?.bytes,
    document: async (hash) => shell.documents[hash] ?? (await documentOf(reader, hash)),
    shipped: { store, reader },
    close: () => clearInterval(poll),
  };
}

/** An operation that is not known may belong to a version that another server showed a moment ago. */
async function documentOf(reader: RegistryReader, hash: string): Promise<string | undefined> {
  const known = reader.document(hash);
  if (known !== undefined) return known;
  await reader.refresh().catch(() => undefined);
  return reader.document(hash);
}

/** Who publishes at start; by this name a later start finds what the one before it brought. */
const starter = 'start';

async function publishLocalBuilds(
  { store, localBuilds }: StoreRegistryOptions,
  builds: ReturnType<typeof builtRemotes>,
): Promise<void> {
  const ledger = await readLedger(store);
  for (const { name, folder, built } of builds) {
    const shipped = ledger.remotes[name];
    const lastBrought = shipped?.history.findLast(({ by }) => by === starter)?.version;
    // What was rolled back or shipped since the last start stays: only a new build of this project replaces it.
    const isWanted = shipped === undefined || (localBuilds === 'follow' && lastBrought !== built.row.version);
    if (!isWanted) continue;
    const stamp = { at: new Date().toISOString(), by: starter };
    await publishBuild(store, await readBuild(folder), { kind: 'everybody' }, stamp);
  }
}
