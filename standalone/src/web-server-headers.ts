import { strictTransport } from '@skep/settings';
import type { FastifyInstance } from 'fastify';

/** @param publicUrl address that people open; undefined: this machine's own. */
export function setPageHeaders(server: FastifyInstance, publicUrl: string | undefined): void {
  const ofPages = {
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    ...strictTransport(publicUrl),
  };
  server.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    // They bind pages. On the files of one they are bytes of a first visit that no browser looks at.
    if (/^text\/html\b/.test(String(reply.getHeader('content-type')))) reply.headers(ofPages);
  });
}
