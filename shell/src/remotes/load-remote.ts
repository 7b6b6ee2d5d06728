import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { containerNameOf, exposedModule, exposedSlots, type RegistryRow } from '@skep/registry/schema';
import { kitVersion, loadWithRetries, type RemoteLifecycles, type RemoteSlots } from '@skep/remote-kit';
import type { RemoteFailure } from './remote-state.ts';

/** A remote that cannot be had, with the reason that the person is told. */
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

/** Shorter than a person's patience; the file may still arrive for the next try. */
const loadLimitMs = 10_000;

/** Integrity of each entry that may be loaded, by its address: what the registry promised when it was asked. */
const promised = new Map<string, string>();

/** Scripts of remotes are taken only as the registry promises them: same bytes, or none. */
export function requireIntegrity(isDevelopment: boolean): void {
  registerPlugins([
    {
      name: 'skep-integrity',
      createScript({ url }) {
        const integrity = promised.get(absolute(url)) ?? '';
        if (integrity === '' && !isDevelopment)
          throw new Error(`${url} comes without a promise of its content.`);
        const script = document.createElement('script');
        script.src = url;
        script.crossOrigin = 'anonymous';
        script.integrity = integrity;
        return script;
      },
    },
  ]);
}

/** Loads a remote's lifecycles; `isRetry` forgets what an earlier try left behind. @throws RemoteUnavailable */
export type LoadLifecycles = (row: RegistryRow, isRetry: boolean) => Promise<RemoteLifecycles>;

export const loadLifecycles: LoadLifecycles = (row, isRetry) =>
  loadExposed<RemoteLifecycles>(row, exposedModule, isRetry);

/** Loads what a remote shows in slots of others. @throws RemoteUnavailable */
export type LoadSlots = (row: RegistryRow) => Promise<RemoteSlots>;

export const loadSlots: LoadSlots = async (row) =>
  (await loadExposed<{ slots: RemoteSlots }>(row, exposedSlots, false)).slots;

async function loadExposed<Exposed>(row: RegistryRow, module: string, isRetry: boolean): Promise<Exposed> {
  if (majorOf(row.kit) !== majorOf(kitVersion)) throw new RemoteUnavailable('otherKit', row.kit);
  promised.set(absolute(row.entry), row.integrity);
  const name = containerNameOf(row.name);
  registerRemotes([{ name, entry: row.entry, type: 'global' }], { force: isRetry });
  try {
    // More than once: a preload that failed is what the browser answers the first try with.
    const loading = loadWithRetries(() => loadRemote<Exposed>(`${name}/${module}`));
    const exposed = await withinLimit(loading);
    if (exposed === null) throw new Error(`${row.name} exposes nothing.`);
    return exposed;
  } catch (error) {
    throw new RemoteUnavailable('notLoaded', error);
  }
}

async function withinLimit<Value>(loading: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), loadLimitMs);
  });
  return Promise.race([loading, limit]).finally(() => clearTimeout(timer));
}

function absolute(url: string): string {
  return new URL(url, window.location.href).href;
}

function majorOf(version: string): string | undefined {
  return /\d+/.exec(version)?.[0];
}
