/** Where the person has been in this tab, for the way back. Addresses are whole: their queries say what was shown. */
export interface Places {
  /** @param depth of the page: 0 is a top tab */
  arrive: (address: string, depth: number) => void;
  /** The address before the present one. */
  previous: () => string | undefined;
  /** The top tab that was left last. */
  topTab: () => string | undefined;
  /** A top tab as it was left, with its filters; its path when it was not visited yet. */
  lastOf: (tabPath: string) => string;
  forget: () => void;
}

interface Visited {
  present?: { address: string; depth: number };
  previous?: string;
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
    previous: () => visited.previous,
    topTab: () => visited.topTab,
    lastOf: (tabPath) => visited.tabs?.[tabPath] ?? tabPath,
    forget: () => keep({}),
    arrive(address, depth) {
      const left = visited.present;
      const present = { address, depth };
      if (depth === 0) visited.tabs = { ...visited.tabs, [pathOf(address)]: address };
      // Another filter of the same page is no other place.
      if (!left || pathOf(left.address) === pathOf(address)) return keep({ ...visited, present });
      keep({
        ...visited,
        present,
        previous: left.address,
        ...(left.depth === 0 && { topTab: left.address }),
      });
    },
  };
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
