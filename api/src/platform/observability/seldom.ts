/** Often enough to see that it goes on. */
const pauseMs = 10_000;

/**
 * Returns a function that logs at most one line in ten seconds: what fails for everybody would fill the disk with its
 * lines, and that disk may be what fails.
 * @returns it calls `log` with the number of lines that were left out since the last one
 */
export function seldom(
  now: () => number = () => performance.now(),
): (log: (unlogged: number) => void) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let unlogged = 0;
  return (log) => {
    if (now() - loggedAt < pauseMs) {
      unlogged += 1;
      return;
    }
    log(unlogged);
    [loggedAt, unlogged] = [now(), 0];
  };
}
