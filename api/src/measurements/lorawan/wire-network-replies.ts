import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { asBuilt, bareText } from '#platform/http/bare-json.ts';
import type { NetworkAnswer } from './network-server.ts';

export const AppKey = Type.String({ pattern: '^[0-9A-Fa-f]{32}$', maxLength: 32 });

export const networkAnswer = Type.Unknown({ description: 'As the network server answers, with its status.' });
export const noAnswer = Type.Literal('no_ttn_response');

/** The answer of the network server, with its status; none where it is not set up or said nothing. */
export function passOn(reply: FastifyReply, answer: NetworkAnswer | 'too_many' | undefined): unknown {
  if (answer === undefined)
    return bareText(reply.status(500).header('x-error-code', 'not_found'), 'no_ttn_response');
  if (answer === 'too_many') {
    const refused = reply.status(403).header('x-error-code', 'not_allowed');
    return bareText(refused, 'max_ttn_devices_reached_please_request_more');
  }
  if (answer.status >= 400) reply.header('x-error-code', 'invalid_input');
  // What it says is of none of our schemas.
  asBuilt(reply.status(answer.status));
  return answer.body;
}
