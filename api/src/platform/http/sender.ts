import type { FastifyRequest } from 'fastify';

const senders = new WeakMap<FastifyRequest, string>();

/** Says which device sent the request, once its body is read; limits that are by sender count it by this. */
export function setSender(request: FastifyRequest, sender: string): void {
  senders.set(request, sender);
}

export function senderOf(request: FastifyRequest): string | undefined {
  return senders.get(request);
}
