/** Where the person has been in this tab, for the way back. Addresses are whole: their queries say what was shown. */
export interface Places {
  /** @param depth of the page: 0 is a top tab */
  arrive: (address: string, depth: number) => void;
  /** The address to which the browser's back leads; undefined where that is no page of this visit. */
  previous: () => string | undefined;
  /** The top tab that was left last. */
  topTab: () => string | undefined;
  /** A top tab as it was left, with its filters; its path when it was not visited yet. */
  lastOf: (tabPath: string) => string;
  forget: () => void;
}

interface Visited {
  present?: { address: string; depth: number };
  /** Addresses of the entries of the tab's history, by their index. */
  entries?: Record<number, string>;
  topTab?: string;
  /** Address of each top tab, by path. */
  tabs?: Record<string, string>;
}

const storageKey = 'skep.places';

/** Stored in the tab's own storage, so that loading the page again costs nobody their way back. */
export function createPlaces(): Places {
  let visited = read();
  const keep = (now: Visited) => {
    visited = now;
    write(now);
  };
  return {
    previous: () => visited.entries?.[historyIndex() - 1],
    topTab: () => visited.topTab,
    lastOf: (tabPath) => visited.tabs?.[tabPath] ?? tabPath,
    forget: () => keep({}),
    arrive(address, depth) {
      const left = visited.present;
      const present = { address, depth };
      visited.entries = { ...visited.entries, [historyIndex()]: address };
      if (depth === 0) visited.tabs = { ...visited.tabs, [pathOf(address)]: address };
      // Another filter of the same page is no other place.
      if (!left || pathOf(left.address) === pathOf(address)) return keep({ ...visited, present });
      keep({
        ...visited,
        present,
        ...(left.depth === 0 && { topTab: left.address }),
      });
    },
  };
}

/**
 * Place of the present page in the tab's history: 0 is the page by which the person came, and before it there are only
 * pages of others. react-router stores it with each entry, under this name, so that it survives a reload. The length
 * of the history would count the pages that the browser's back has left as well. A link to a part of a page makes an
 * entry without it: there the way back is not known.
 */
export function historyIndex(): number {
  const state: unknown = window.history.state;
  const hasIndex = typeof state === 'object' && state !== null && 'idx' in state;
  return hasIndex && typeof state.idx === 'number' ? state.idx : 0;
}

function pathOf(address: string): string {
  return address.split('?')[0] ?? address;
}

function read(): Visited {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

function write(visited: Visited): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(visited));
  } catch {
    // Some private windows refuse; the way back is then known until the page is loaded again.
  }
}
