import { kitServes } from '@skep/registry/kit';
import { containerNameOf, exposedModule, exposedSlots, type RegistryRow } from '@skep/registry/schema';
import { kitVersion, loadWithRetries, type RemoteLifecycles, type RemoteSlots } from '@skep/remote-kit';
import type { RemoteFailure } from './remote-state.ts';

/** A remote that cannot be had, with the reason that the person reads. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
  readonly failure: RemoteFailure;
  /** In the words of the team, where they gave one. */
  readonly reason: string | undefined;

  constructor(failure: RemoteFailure, cause: unknown, reason?: string) {
    super(failure, { cause });
    this.failure = failure;
    this.reason = reason;
  }
}

/** A weak signal may need it. What is said in the meantime is for `LoadingPage`. */
export const loadLimitMs = 120_000;

/** Loads a remote's lifecycles; `isRetry` forgets what an earlier try left behind. @throws RemoteUnavailable */
export type LoadLifecycles = (row: RegistryRow, isRetry: boolean) => Promise<RemoteLifecycles>;

/** Loads what a remote shows in slots of others. @throws RemoteUnavailable */
export type LoadSlots = (row: RegistryRow) => Promise<RemoteSlots>;

/** What the entry of a remote leaves at its name in the page: federation's protocol between bundles. */
interface Container {
  init: (lent: object) => Promise<void>;
  get: <Exposed>(module: string) => Promise<() => Exposed>;
}

/**
 * Loads remotes by that protocol: federation's own client of it, with its manifests and snapshots, is 6 KB of a first visit.
 * @param isDevelopment whether an entry may come without a promise of its content
 */
export function createRemoteLoader(isDevelopment: boolean): {
  loadLifecycles: LoadLifecycles;
  loadSlots: LoadSlots;
} {
  const containers = new Map<string, Promise<Container>>();

  function containerOf(row: RegistryRow): Promise<Container> {
    const container = containers.get(row.name) ?? loadContainer(row, isDevelopment);
    containers.set(row.name, container);
    container.catch(() => containers.delete(row.name));
    return container;
  }

  async function loadExposed<Exposed>(row: RegistryRow, module: string): Promise<Exposed> {
    if (!kitServes(row.kit, kitVersion)) throw new RemoteUnavailable('otherKit', row.kit);
    try {
      // More than once: a preload that failed is what the browser answers the first try with.
      return await withinLimit(
        loadWithRetries(async () => {
          const container = await containerOf(row);
          const factory = await container.get<Exposed>(`./${module}`);
          return factory();
        }),
      );
    } catch (error) {
      throw new RemoteUnavailable('notLoaded', error);
    }
  }

  return {
    loadLifecycles(row, isRetry) {
      if (isRetry) containers.delete(row.name);
      return loadExposed<RemoteLifecycles>(row, exposedModule);
    },
    async loadSlots(row) {
      const { slots } = await loadExposed<{ slots: RemoteSlots }>(row, exposedSlots);
      return slots;
    },
  };
}

async function loadContainer(row: RegistryRow, isDevelopment: boolean): Promise<Container> {
  if (row.integrity === '' && !isDevelopment)
    throw new Error(`${row.entry} comes without a promise of its content.`);
  await runScript(row);
  const container: Container | undefined = Reflect.get(window, containerNameOf(row.name));
  if (!container) throw new Error(`${row.entry} leaves no container of ${row.name}.`);
  await container.init(__webpack_share_scopes__.default);
  return container;
}

/** Takes an entry only as the registry promises it: the same bytes, or none. */
function runScript({ entry, integrity }: RegistryRow): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  script.src = entry;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.onload = () => resolve();
  script.onerror = () => reject(new Error(`${entry} was not loaded.`));
  document.head.append(script);
  return promise.finally(() => script.remove());
}

async function withinLimit<Value>(loading: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), loadLimitMs);
  });
  return Promise.race([loading, limit]).finally(() => clearTimeout(timer));
}
