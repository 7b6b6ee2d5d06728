import type { RegistryDocument, RegistryRow } from '@skep/registry/schema';
import type { Observable } from '@skep/remote-kit';
import { writableStore } from '@skep/remote-kit';
import { withRevalidation } from '../service-worker/revalidate.ts';

/** The registry as this tab knows it: what came with the page, then what the server says has been shipped since. */
export interface LiveRegistry extends Observable<RegistryDocument> {
  /** The row to load a remote by, read again unless the page has only just come. */
  rowToLoad: (name: string) => Promise<RegistryRow | undefined>;
  row: (name: string) => RegistryRow | undefined;
  /** This tab has loaded that version and stays with it; only being disabled still reaches it. */
  keep: (row: RegistryRow) => void;
  /** Asks what has been shipped. Never rejects: without an answer the tab goes on with what it knows. */
  refresh: () => Promise<void>;
}

export interface LiveRegistryOptions {
  /** Reads `/registry.json`. Default: from the server that sent the page. */
  ask?: () => Promise<unknown>;
  /** Milliseconds since the page began. */
  now?: () => number;
}

/** The registry in a page is as old as the page: for its first screen that is new enough, and saves a round trip. */
const pageIsNewMs = 15_000;
/** A person waits for this before the requested screen, so not for long. */
const askLimitMs = 3000;

export function createLiveRegistry(
  ofPage: RegistryDocument,
  { ask = askServer, now = () => performance.now() }: LiveRegistryOptions = {},
): LiveRegistry {
  const known = writableStore(ofPage);
  const pinned = new Map<string, RegistryRow>();
  let isFirst = true;
  let asking: Promise<void> | undefined;

  const row = (name: string) => known.get().remotes.find((one) => one.name === name);

  async function read(): Promise<void> {
    try {
      // Loaded here: the page's own registry needs no parser, and so no first visit does.
      const [{ parseRegistry }, answer] = await Promise.all([import('@skep/registry/schema'), ask()]);
      const registry = withPinned(parseRegistry(answer), pinned);
      // A new object of the same registry would draw the whole layout again.
      if (JSON.stringify(registry) !== JSON.stringify(known.get())) known.set(registry);
    } catch {
      // Offline, or a server that is being restarted.
    }
  }

  function refresh(): Promise<void> {
    asking ??= read().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  return {
    get: known.get,
    subscribe: known.subscribe,
    row,
    refresh,
    keep: (loaded) => pinned.set(loaded.name, loaded),
    async rowToLoad(name) {
      const isPageNew = isFirst && now() < pageIsNewMs;
      isFirst = false;
      if (!isPageNew) await refresh();
      return row(name);
    },
  };
}

function withPinned(registry: RegistryDocument, pinned: ReadonlyMap<string, RegistryRow>): RegistryDocument {
  return {
    ...registry,
    remotes: registry.remotes.map((row) => (row.disabled ? row : (pinned.get(row.name) ?? row))),
  };
}

async function askServer(): Promise<unknown> {
  const response = await fetch('/registry.json', {
    ...withRevalidation,
    signal: AbortSignal.timeout(askLimitMs),
  });
  if (!response.ok) throw new Error(`The registry was answered with ${response.status}.`);
  return response.json();
}
