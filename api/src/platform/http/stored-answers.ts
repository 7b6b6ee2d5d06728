import type { RouteOptions } from 'fastify';

/**
 * Why the answer of a route that changes something is not stored for a repeated request:
 * `secret`: the request or answer holds a password, a token or a code, of which not even a hash may be stored;
 * `message`: devices send it, each message is known by itself, and there are millions;
 * `harmless`: doing it again changes nothing more, and an answer cannot be stored: the session of the request ends, or a
 * file is deleted, which no transaction undoes.
 */
export type NotIdempotentReason = 'secret' | 'message' | 'harmless';

/** Whether a request that is sent again with its Idempotency-Key gets the answer of the first. */
export function keepsAnswer({ method, config }: RouteOptions): boolean {
  const hasPerson = config?.access !== 'public' && config?.access !== 'optional';
  return method !== 'GET' && hasPerson && config?.notIdempotent === undefined;
}

/** Fields of which the house keeps a hash at most. A device's key and a tag's code it keeps as they are. */
const secretField = /password|secret$|^(api_)?token$|^recovery_?codes$|^second_?factor_?code$|^credential$/i;

/** What is always null, or always the same word, tells nobody anything. */
const alwaysTheSame = /^\{"type":("null"|"string","const")/;

/** The field of a secret that what a route asks or answers has, if any. */
export function secretIn({ body, response }: { body?: unknown; response?: unknown }): string | undefined {
  const text = JSON.stringify([body, response]);
  const names = [...text.matchAll(/"(\w+)":/g)]
    .filter(
      ({ 0: { length }, index }) => !alwaysTheSame.test(text.slice(index + length, index + length + 30)),
    )
    .map(([, name = '']) => name);
  return names.find((name) => secretField.test(name));
}
