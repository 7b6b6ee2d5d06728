import { browserStorage } from '../services/browser-storage.ts';

/** How much of a person's work waits here is stored under it and their id. */
export const countPrefix = 'skep.waiting|';

/** How much waits in this browser, of whomever. */
export function countedHere(): number {
  const counts = browserStorage.keys().filter((key) => key.startsWith(countPrefix));
  return counts.reduce(
    (sum, key) => sum + Number(JSON.parse(browserStorage.read(key) ?? '{}').waiting ?? 0),
    0,
  );
}
