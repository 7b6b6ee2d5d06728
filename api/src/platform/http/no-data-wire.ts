import type { FastifyReply } from 'fastify';
import { bareText } from './bare-json.ts';

/** Old clients read "no data" from a status 500 with a text, and any other status as a failure. */
export function sayNoData(reply: FastifyReply, text: string): FastifyReply {
  return reply.status(500).header('x-error-code', 'not_found').send(bareText(reply, text));
}
