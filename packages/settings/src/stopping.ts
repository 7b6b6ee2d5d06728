import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';

/** How long a process finishes what it has begun: those who run containers kill them after ten seconds. */
export const finishesWithinMs = 8_000;

/** What is left of those ten seconds for what hangs, as a database that no longer answers. */
const endsWithinMs = 9_500;

/** Runs `stop` when the process is told to end, and ends it whatever becomes of that. */
export function stopOnSignal(stop: () => Promise<void>, tell: (error: unknown) => void): void {
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
          tell(error);
          process.exit(1);
        },
      );
    });
  }
}

/**
 * Watches a server's requests from now on.
 * @returns what waits until all of them are answered, or cuts those that take too long. The server takes new ones until
 *   its owner closes it.
 */
export function finishesRequests(server: Server): () => Promise<void> {
  const unanswered = new Set<ServerResponse>();
  server.prependListener('request', (_request, response: ServerResponse) => {
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
  });
  return async () => {
    const signal = AbortSignal.timeout(finishesWithinMs);
    // Else the connection is kept open for a next request, and the server with it.
    for (const response of unanswered) if (!response.headersSent) response.setHeader('connection', 'close');
    try {
      for (const response of unanswered) await once(response, 'close', { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    server.closeAllConnections();
  };
}
