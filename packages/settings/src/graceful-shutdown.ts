import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';

/** How long a process finishes what it has begun: those who run containers kill them after ten seconds. */
export const finishesWithinMs = 8_000;

/** What is left of those ten seconds for what hangs, as a database that no longer answers. */
const endsWithinMs = 9_500;

/** Runs `stop` when the process has to end, and ends it whatever becomes of that. */
export function stopOnSignal(stop: () => Promise<void>, report: (error: unknown) => void): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A terminal sends its signal to all processes of a command, and the one above passes it on.
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), endsWithinMs).unref();
      stop().then(
        () => process.exit(),
        (error: unknown) => {
          report(error);
          process.exit(1);
        },
      );
    });
  }
}

/**
 * Watches a server's requests from now on.
 * @returns what waits until all of them are answered, those too that have reached this machine and are not read yet, or
 *   cuts those that take too long. It has the server closed once nothing new comes; a server that its owner closes
 *   later takes new ones until then.
 */
export function finishesRequests(server: Server): (close?: () => unknown) => Promise<void> {
  const unanswered = new Set<ServerResponse>();
  let comeCount = 0;
  server.prependListener('connection', () => {
    comeCount += 1;
  });
  server.prependListener('request', (_request, response: ServerResponse) => {
    comeCount += 1;
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
  });
  return async (close) => {
    const signal = AbortSignal.timeout(finishesWithinMs);
    await untilNothingComes(() => comeCount, signal);
    const closed = close?.();
    // Otherwise the connection stays open for a next request, and the server with it.
    for (const response of unanswered) if (!response.headersSent) response.setHeader('connection', 'close');
    try {
      for (const response of unanswered) await once(response, 'close', { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    server.closeAllConnections();
    await closed;
  };
}

/** A connection is accepted in one turn of the loop and read in the next. */
const quietTurns = 3;

/** Each turn of the loop accepts one connection, and a busy one has few turns: a server that closes cuts the others. */
async function untilNothingComes(count: () => number, signal: AbortSignal): Promise<void> {
  let [quiet, before] = [0, count()];
  while (quiet < quietTurns && !signal.aborted) {
    await setImmediate();
    quiet = count() === before ? quiet + 1 : 0;
    before = count();
  }
}
