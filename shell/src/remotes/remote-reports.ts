/**
 * Counts, for the team's status page, how often each version of a remote was shown and how often it could not be.
 * Counts only: nothing of the person, the page or the data; sent once, when the tab is put away.
 */
export interface RemoteReports {
  shown: (name: string, version: string) => void;
  failed: (name: string, version: string) => void;
}

interface Counts {
  name: string;
  version: string;
  shown: number;
  failed: number;
}

/** @param send default: a beacon, which the browser delivers also when the tab closes */
export function createRemoteReports(send = sendBeacon): RemoteReports {
  const counted = new Map<string, Counts>();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || counted.size === 0) return;
    send(JSON.stringify({ remotes: [...counted.values()] }));
    counted.clear();
  });
  const add = (name: string, version: string, what: 'shown' | 'failed') => {
    const key = `${name}/${version}`;
    const before = counted.get(key) ?? { name, version, shown: 0, failed: 0 };
    counted.set(key, { ...before, [what]: before[what] + 1 });
  };
  return {
    shown: (name, version) => add(name, version, 'shown'),
    failed: (name, version) => add(name, version, 'failed'),
  };
}

function sendBeacon(body: string): void {
  navigator.sendBeacon('/report', new Blob([body], { type: 'application/json' }));
}
