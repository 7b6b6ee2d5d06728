import type { FastifyRequest } from 'fastify';

const texts = new WeakMap<FastifyRequest, string>();

export const setBodyText = (request: FastifyRequest, text: string) => void texts.set(request, text);

/** A JSON body as it was sent, of a route that keeps it (`config.keepsBodyText`): what its signature is of. */
export const bodyText = (request: FastifyRequest) => texts.get(request);
