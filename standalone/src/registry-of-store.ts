import {
  createRegistryReader,
  type FileStore,
  hasCanary,
  publishBuild,
  publishProvided,
  type RegistryReader,
  readBuild,
  readLedger,
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
  await publishProvided(store, builds.shell).catch(onProblem);
  const reader = createRegistryReader(store);
  await reader.refresh();
  const { shell } = builds;
  const shellDocuments = new Map(Object.entries(shell.documents));
  const lookAgain = lookingAgain(reader);
  const shellName = shell.scripts.map(({ url }) => url).join();
  const poll = setInterval(() => void reader.refresh().catch(onProblem), pollMs);
  poll.unref();
  return {
    shell: () => shell,
    view: (bucket) => ({ ...viewOf(reader.ledger(), reader.built, bucket), shell: shellName }),
    ahead: (remote, version) => reader.built(remote, version)?.ahead,
    hasCanary: () => hasCanary(reader.ledger()),
    async file(remote, version, name) {
      const isStored = await lookAgain(() => isInLedger(reader, { remote, version, name }) || undefined);
      return isStored ? (await store.read(`${remote}/${version}/${name}`))?.bytes : undefined;
    },
    document: async (hash) => shellDocuments.get(hash) ?? (await lookAgain(() => reader.document(hash))),
    shipped: { store, reader },
    close: () => clearInterval(poll),
  };
}

/** Twice as often as the poll: whoever asks for what is nowhere makes the store no more work than that. */
const rereadMs = pollMs / 2;

/** Finds what may belong to a version that another server showed a moment ago. */
function lookingAgain(reader: RegistryReader) {
  let readAt = Number.NEGATIVE_INFINITY;
  return async <Found>(look: () => Found | undefined): Promise<Found | undefined> => {
    const known = look();
    if (known !== undefined || performance.now() - readAt < rereadMs) return known;
    readAt = performance.now();
    await reader.refresh().catch(() => undefined);
    return look();
  };
}

/** What lies in the store and no ledger names was never shipped. */
function isInLedger(
  reader: RegistryReader,
  file: { remote: string; version: string; name: string },
): boolean {
  const { remotes } = reader.ledger();
  const versions = Object.hasOwn(remotes, file.remote) ? remotes[file.remote]?.versions : undefined;
  const files = versions?.find(({ version }) => version === file.version)?.files ?? {};
  return Object.hasOwn(files, file.name);
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
