import { createHash, randomInt } from 'node:crypto';
import { bucketCount, isStorePath } from '@skep/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServedRegistry } from './registry.ts';

/** Files that never change under their name: their names hold a hash. */
const forEver = 'public, max-age=31536000, immutable';

const cookieSeconds = 365 * 24 * 3600;

/** `/registry.json`, for pages that are open when something is shipped, and the files of every kept version. */
export function serveRegistry(
  server: FastifyInstance,
  registry: ServedRegistry,
  isDevelopment: boolean,
): void {
  server.get('/registry.json', async (request, reply) => {
    const body = JSON.stringify(registry.view(bucketOf(request, reply, registry)));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
  serveFiles(server, registry, isDevelopment);
}

/**
 * The visitor's place among all, from a cookie that is set while a canary runs. A hundred values for everybody: it
 * tells nobody apart.
 */
export function bucketOf(
  { headers, protocol }: FastifyRequest,
  reply: FastifyReply,
  registry: ServedRegistry,
): number | undefined {
  if (!registry.hasCanary()) return undefined;
  const known = /(?:^|;\s*)skep-share=(\d{1,2})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  if (known !== undefined) return Number(known);
  const drawn = randomInt(bucketCount);
  const secure = protocol === 'https' || headers['x-forwarded-proto'] === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `skep-share=${drawn}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax; HttpOnly${secure}`,
  );
  return drawn;
}

/** `/remotes/<name>/<version>/<file>`: plain names only, brotli as it was built. */
function serveFiles(server: FastifyInstance, registry: ServedRegistry, isDevelopment: boolean): void {
  server.get<{ Params: { name: string; version: string; file: string } }>(
    '/remotes/:name/:version/:file',
    async ({ params: { name, version, file }, headers }, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isStorePath(`${name}/${version}/${file}`)) return notFound(reply);
      const takesBrotli = /\bbr\b/.test(headers['accept-encoding'] ?? '');
      const small = takesBrotli ? await registry.file(name, version, `${file}.br`) : undefined;
      const bytes = small ?? (await registry.file(name, version, file));
      if (!bytes) return notFound(reply);
      if (!isDevelopment) reply.header('cache-control', forEver);
      reply.header('vary', 'accept-encoding');
      if (small) reply.header('content-encoding', 'br');
      return reply.type(typeOf(file)).send(Buffer.from(bytes));
    },
  );
}

function notFound(reply: FastifyReply) {
  return reply.code(404).type('text/plain').send('Not found.');
}

function typeOf(file: string): string {
  if (file.endsWith('.js')) return 'text/javascript; charset=utf-8';
  if (file.endsWith('.svg')) return 'image/svg+xml';
  return 'application/json; charset=utf-8';
}
