import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { shellFolder } from './folders.ts';

/** The service worker, or in its place the one that undoes it: browsers that have one ask for it again. */
export function serveServiceWorker(server: FastifyInstance, isOn: boolean): void {
  const [file, folder] = isOn
    ? ['service-worker.js', join(shellFolder, 'dist/worker')]
    : ['undo-service-worker.js', join(shellFolder, 'public')];
  server.get('/service-worker.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile(file, folder, { cacheControl: false }),
  );
}
