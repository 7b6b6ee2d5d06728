import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

interface WrittenAnswer {
  text: string;
  etag: string;
}

const written = new WeakMap<object, WrittenAnswer>();

/**
 * Sends the same object to many, as to a thousand screens: it is written once by the schema of the answer, and who has
 * it already is told so by its ETag.
 */
export function writeShared<Body extends object>(reply: FastifyReply, body: Body): Body {
  const { text, etag } = writtenOnce(reply, body);
  reply
    .header('etag', etag)
    // It may end at any moment: whoever keeps it asks whether it is still so.
    .header('cache-control', 'no-cache')
    .type('application/json; charset=utf-8')
    .serializer(() => text);
  return body;
}

function writtenOnce(reply: FastifyReply, body: object): WrittenAnswer {
  const known = written.get(body);
  if (known !== undefined) return known;
  const text = String(reply.serializeInput({ ...body }, '200'));
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const made = { text, etag };
  written.set(body, made);
  return made;
}
