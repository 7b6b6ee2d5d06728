import type { FastifyReply } from 'fastify';

/** Sends a bare JSON text, as the old wire does in many places; Fastify would send a text as it is, without quotes. */
export function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(text));
}

/** Sends an empty body with status 200, as the old wire does after changes; Fastify would send `null`. */
export function sendNothing(reply: FastifyReply): FastifyReply {
  return reply.serializer(() => '').send(null);
}

/**
 * Sends what a service has built as it is, without a look at each part by the response's schema: for tens of thousands
 * of numbers that takes longer than all else.
 */
export function asBuilt(reply: FastifyReply): void {
  reply.type('application/json; charset=utf-8').serializer(JSON.stringify);
}
