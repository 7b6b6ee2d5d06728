import type { FastifyReply } from 'fastify';

/** Sends a bare JSON text, as the old wire does in many places; Fastify would send a text as it is, without quotes. */
export function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(text));
}

/** Sends an empty body with status 200, as the old wire does after changes; Fastify would send `null`. */
export function sendNothing(reply: FastifyReply): FastifyReply {
  return reply.serializer(() => '').send(null);
}
