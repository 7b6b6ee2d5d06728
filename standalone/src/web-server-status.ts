import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { ServedRegistry } from './registry.ts';
import { createStatus } from './registry-status.ts';
import { createRemoteReports } from './remote-reports.ts';

/** A report is a few counts. */
const largestReport = 10_000;
/** Of one address, behind which may be a whole club: a browser sends one when a tab is put away. */
const reportsPerMinute = 120;

/**
 * `/status.json` for the team and for support, and `/report`, where browsers tell how often a remote was shown and
 * how often it could not be. Open to everybody: it names versions, not people.
 */
export function serveStatus(
  server: FastifyInstance,
  registry: ServedRegistry,
  { reader }: NonNullable<ServedRegistry['shipped']>,
): void {
  const reports = createRemoteReports((name, version) => reader.built(name, version) !== undefined);
  const status = createStatus(registry, reports);
  server.get('/status.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await status(reader)),
  );
  void server.register(async (scope) => {
    await scope.register(rateLimit, { max: reportsPerMinute, timeWindow: 60_000 });
    scope.post('/report', { bodyLimit: largestReport }, async ({ body }, reply) =>
      reply.code(reports.add(body) ? 204 : 400).send(),
    );
  });
}
