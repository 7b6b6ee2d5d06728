import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '#platform/context/context.ts';
import { giveLeaseBack, takeLease } from './lease-store.ts';

export interface Running {
  stop: () => Promise<void>;
}

/** How long the lease of a process that was killed still blocks the others. */
const leaseSeconds = 10;
/** Often enough that one lost answer costs nobody the lease. */
const lookMs = 2_000;

/**
 * Does something in one process of all that have this database: in the first to come, and in another one when that has
 * ended, or has not reached the database for as long as its lease lasts. For a moment two may do it, as when one was
 * frozen in between: they must do no harm.
 */
export function inOneOfMany(contextFor: () => Context, name: string, start: () => Running): Running {
  const lease = { name, holder: contextFor().random.token(20) };
  const stopping = new AbortController();
  let running: Running | undefined;
  let heldUntil = 0;

  async function look(): Promise<void> {
    const requestedAtMs = performance.now();
    const answer = await takeLease(contextFor(), lease, leaseSeconds).catch(() => undefined);
    if (answer === true) heldUntil = requestedAtMs + leaseSeconds * 1000;
    // No answer while the database is down; what it said before counts for its time.
    const isOurs = answer ?? performance.now() < heldUntil;
    if (stopping.signal.aborted) return;
    if (isOurs) running ??= start();
    else await end();
  }

  async function end(): Promise<void> {
    const ended = running;
    running = undefined;
    await ended?.stop();
  }

  const looking = (async () => {
    while (!stopping.signal.aborted) {
      await look();
      await wait(lookMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await looking;
      await end();
      await giveLeaseBack(contextFor(), lease).catch(() => undefined);
    },
  };
}
