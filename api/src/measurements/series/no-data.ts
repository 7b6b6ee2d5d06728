import type { FastifyReply } from 'fastify';
import { sendText } from '#platform/http/bare-json.ts';

/** Old clients read "no data" from a status 500 with a text, and any other status as a failure (rest-api 8.2). */
export function sayNoData(reply: FastifyReply, text: string): FastifyReply {
  return sendText(reply.status(500).header('x-error-code', 'not_found'), text);
}
