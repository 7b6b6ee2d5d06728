import { randomUUID } from 'node:crypto';
import type { Plugin } from 'graphql-yoga';

// Long enough to be unique, and nothing that could break a header or a log line.
const pattern = /^[\w.-]{8,64}$/;
const ids = new WeakMap<Request, string>();

/** The caller's X-Request-Id where it can be used, else a new one: always the same for a request. */
export function requestIdOf(request: Request): string {
  const known = ids.get(request);
  if (known !== undefined) return known;
  const given = request.headers.get('x-request-id') ?? '';
  const id = pattern.test(given) ? given : randomUUID();
  ids.set(request, id);
  return id;
}

/** Names the request in every answer, so that a person can tell which one it was. */
export function requestIdHeader(): Plugin {
  return {
    onResponse({ request, response }) {
      response.headers.set('x-request-id', requestIdOf(request));
    },
  };
}
