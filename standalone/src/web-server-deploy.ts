import { createHash, timingSafeEqual } from 'node:crypto';
import { continues, deployPath, isStorePath, ledgerFile, lentFile, parseLedger } from '@skep/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServedRegistry } from './registry.ts';
import { wrongTries } from './wrong-tries.ts';

/** More than any file of a remote: the whole of one may weigh 275 KB. */
const largestFile = 8 * 1024 * 1024;
/** Of one address in a minute; after them not even the right token is taken from there. */
const mostWrongTokens = 10;

/**
 * Deploy calls: the store over HTTP, for whoever has the token. The server holds to what a store promises: versions
 * never change, and the history of the ledger only grows.
 */
export function serveDeploys(
  server: FastifyInstance,
  shipped: NonNullable<ServedRegistry['shipped']>,
  token: string | undefined,
): void {
  const wrong = wrongTries(mostWrongTokens);
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: largestFile },
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (token === undefined) return reply.code(403).type('text/plain').send('No deploy token is set here.');
      if (wrong.isBarred(request.ip))
        return reply.code(429).header('retry-after', '60').type('text/plain').send('Too many wrong tokens.');
      if (isToken(request, token)) return;
      wrong.add(request.ip);
      return reply.code(401).type('text/plain').send('The token is wrong.');
    });
    scope.get<{ Params: { '*': string } }>(`${deployPath}*`, async ({ params: { '*': path } }, reply) => {
      const file = isStorePath(path) ? await shipped.store.read(path) : undefined;
      if (!file) return reply.code(404).type('text/plain').send('Not found.');
      return reply
        .header('etag', `"${file.tag}"`)
        .type('application/octet-stream')
        .send(Buffer.from(file.bytes));
    });
    scope.put<{ Params: { '*': string }; Body: Buffer }>(`${deployPath}*`, (request, reply) =>
      write(request.params['*'], request, reply, shipped),
    );
  });
}

async function write(
  path: string,
  { headers, body }: FastifyRequest<{ Body: Buffer }>,
  reply: FastifyReply,
  { store, reader }: NonNullable<ServedRegistry['shipped']>,
) {
  reply.type('text/plain');
  if (!isStorePath(path)) return reply.code(400).send('This is no path of a store.');
  if (path === lentFile) return reply.code(403).send('Only the server itself says what its shell lends.');
  const tag = /^"(.+)"$/.exec(headers['if-match'] ?? '')?.[1];
  const isNew = headers['if-none-match'] === '*';
  if (path !== ledgerFile && !isNew) return reply.code(409).send('A version never changes: build a new one.');
  if (!isNew && tag === undefined) return reply.code(428).send('Say with If-Match what is to be replaced.');
  if (path === ledgerFile && !isFollowUp(body, reader.ledger()))
    return reply.code(400).send('This is no continuation of the ledger.');
  const isWritten = await store.write(path, body, tag === undefined ? 'absent' : { tag });
  if (!isWritten) return reply.code(412).send('Something else is there.');
  if (path === ledgerFile) await reader.refresh();
  return reply.code(204).send();
}

function isFollowUp(body: Uint8Array, before: ReturnType<typeof parseLedger>): boolean {
  try {
    return continues(before, parseLedger(body));
  } catch {
    return false;
  }
}

function isToken({ headers }: FastifyRequest, token: string): boolean {
  const sent = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(sent), hash(token));
}
