import type { Context } from '#platform/context/context.ts';

/** Marks gather so long before they are read together. */
const gatherSeconds = 1;

/**
 * Has marks read soon by a job for all of a second: whatever is stored before it starts need not ask for another. Where
 * it cannot be started, the job of each minute reads them.
 */
export function markWaker(): (context: Context) => Promise<void> {
  let startsAt = -Infinity;
  return async ({ clock, jobs, log }) => {
    const now = clock.now().getTime();
    const startsInMs = startsAt - now;
    // The clock may have been set back.
    if (startsInMs > 0 && startsInMs <= gatherSeconds * 1000) return;
    startsAt = now + gatherSeconds * 1000;
    await jobs
      .send('read-marks', {}, { startAfterSeconds: gatherSeconds })
      .catch((error: unknown) => log.warn({ err: error }, 'marks are read by the minute'));
  };
}
