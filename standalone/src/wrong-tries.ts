const minuteMs = 60_000;

/** Counts wrong tries of each address within a minute. */
export function wrongTries(most: number, now = Date.now) {
  const counts = new Map<string, number>();
  let begun = now();
  function countOf(address: string): number {
    if (now() - begun >= minuteMs) {
      begun = now();
      counts.clear();
    }
    return counts.get(address) ?? 0;
  }
  return {
    isBarred: (address: string) => countOf(address) >= most,
    add(address: string): void {
      counts.set(address, countOf(address) + 1);
    },
  };
}
