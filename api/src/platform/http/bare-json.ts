import type { FastifyReply } from 'fastify';

/** An answer of one bare JSON text, as the old wire has it in many places; Fastify would send it without quotes. */
export function bareText<Text extends string>(reply: FastifyReply, text: Text): Text {
  asBuilt(reply);
  return text;
}

/** An answer with an empty body, as after changes; Fastify would send `null`. A later error is sent in full. */
export function nothing(reply: FastifyReply): null {
  reply.serializer((body) => (body === null ? '' : JSON.stringify(body)));
  return null;
}

/**
 * Sends what a service has built as it is, without a look at each part by the response's schema: for tens of thousands
 * of numbers that takes longer than all else.
 */
export function asBuilt(reply: FastifyReply): void {
  reply.type('application/json; charset=utf-8').serializer(JSON.stringify);
}
