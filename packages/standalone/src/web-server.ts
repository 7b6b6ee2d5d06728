import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { shellPublicPath } from '@skep/web-build';
import Fastify, { type FastifyInstance } from 'fastify';
import { shellFolder } from './folders.ts';
import { type KeptMail, outboxPage } from './outbox-page.ts';
import type { BuiltFronts } from './registry.ts';
import { contentSecurityPolicy, type ShellConfig, shellPage } from './shell-page.ts';

export interface WebServerOptions {
  mode: ShellConfig['mode'];
  fronts: () => BuiltFronts;
  demo?: { email: string; password: string };
  /** Mails that were kept; absent where nobody may read them. */
  outbox?: () => Promise<{ recipient: string; subject: string; text: string; createdAt: Date }[]>;
}

/** Files that never change under their name: their names hold a hash. */
const forEver = 'public, max-age=31536000, immutable';

/** Serves the shell's page, the files of shell and remotes, and the outbox. Everything else is the page: the shell routes. */
export async function createWebServer(options: WebServerOptions): Promise<FastifyInstance> {
  const server = Fastify({ logger: false, routerOptions: { ignoreTrailingSlash: true } });
  const isDevelopment = options.mode === 'development';
  server.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  });
  await server.register(fastifyStatic, {
    root: join(shellFolder, 'dist'),
    prefix: shellPublicPath,
    preCompressed: true,
    maxAge: isDevelopment ? 0 : '365d',
    immutable: !isDevelopment,
  });
  await server.register(fastifyStatic, {
    root: join(shellFolder, 'public'),
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    maxAge: '1d',
  });
  serveRemotes(server, options.fronts, isDevelopment);
  if (options.outbox) serveOutbox(server, options.outbox);
  servePage(server, options);
  await server.ready();
  return server;
}

/** `/remotes/<name>/<version>/<file>`: only what the registry knows, only plain file names. */
function serveRemotes(server: FastifyInstance, fronts: () => BuiltFronts, isDevelopment: boolean): void {
  server.get<{ Params: { name: string; version: string; file: string } }>(
    '/remotes/:name/:version/:file',
    async ({ params, headers }, reply) => {
      const { name, version, file } = params;
      const folder = fronts().folders.get(`${name}/${version}`);
      const path = folder === undefined || !/^[\w.-]+$/.test(file) ? undefined : join(folder, file);
      if (path === undefined || !existsSync(path))
        return reply.code(404).type('text/plain').send('Not found.');
      const takesBrotli = /\bbr\b/.test(headers['accept-encoding'] ?? '') && existsSync(`${path}.br`);
      reply.headers({ 'cache-control': isDevelopment ? 'no-store' : forEver, vary: 'accept-encoding' });
      if (takesBrotli) reply.header('content-encoding', 'br');
      reply.type(typeOf(file));
      return reply.send(createReadStream(takesBrotli ? `${path}.br` : path));
    },
  );
}

function typeOf(file: string): string {
  if (file.endsWith('.js')) return 'text/javascript; charset=utf-8';
  if (file.endsWith('.svg')) return 'image/svg+xml';
  return 'application/json; charset=utf-8';
}

function serveOutbox(server: FastifyInstance, outbox: NonNullable<WebServerOptions['outbox']>): void {
  server.get('/dev/outbox', async (_request, reply) => {
    const mails = (await outbox()).map(
      ({ recipient, subject, text, createdAt }): KeptMail => ({
        to: recipient,
        subject,
        text,
        createdAt: createdAt.toISOString(),
      }),
    );
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      })
      .type('text/html')
      .send(outboxPage(mails));
  });
}

function servePage(server: FastifyInstance, { fronts, mode, demo }: WebServerOptions): void {
  server.get('/*', async (request, reply) => {
    const { shell, registry } = fronts();
    const path = request.url.split('?')[0] ?? '/';
    // A missing file must not be answered with a page: the browser would take it for a script.
    if (/^\/(remotes|assets|dev)\//.test(path)) return reply.code(404).type('text/plain').send('Not found.');
    const config: ShellConfig = {
      graphqlUrl: '/graphql',
      mode,
      version: shell.version,
      ...(demo ? { demo } : {}),
    };
    return reply
      .headers({
        'cache-control': 'no-cache',
        ...(mode === 'development' ? {} : { 'content-security-policy': contentSecurityPolicy }),
      })
      .type('text/html; charset=utf-8')
      .send(shellPage(shell, registry, config, path));
  });
}
