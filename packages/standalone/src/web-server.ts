import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { shellPublicPath } from '@skep/web-build';
import Fastify, { type FastifyInstance } from 'fastify';
import { shellFolder } from './folders.ts';
import { type KeptMail, outboxPage } from './outbox-page.ts';
import type { ServedRegistry } from './registry.ts';
import { contentSecurityPolicy, type PageLinks, type ShellConfig, shellPage } from './shell-page.ts';
import { serveDeploys } from './web-server-deploy.ts';
import { bucketOf, serveRegistry } from './web-server-registry.ts';
import { serveStatus } from './web-server-status.ts';

export interface WebServerOptions {
  mode: ShellConfig['mode'];
  registry: ServedRegistry;
  /** Shown to people who ask for help, or to become a translator. */
  supportEmail?: string | undefined;
  /** Default: none. */
  links?: PageLinks;
  /** Deploy calls need it; without one none are taken. */
  deployToken?: string | undefined;
  demo?: { email: string; password: string };
  /** Mails that were kept; absent where nobody may read them. */
  outbox?: () => Promise<{ recipient: string; subject: string; text: string; createdAt: Date }[]>;
}

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
  serveRegistry(server, options.registry, isDevelopment);
  const { shipped } = options.registry;
  if (shipped) {
    serveDeploys(server, shipped, options.deployToken);
    serveStatus(server, options.registry, shipped);
  }
  if (options.outbox) serveOutbox(server, options.outbox);
  servePage(server, options);
  await server.ready();
  return server;
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

function servePage(
  server: FastifyInstance,
  { registry, mode, demo, supportEmail, links }: WebServerOptions,
): void {
  server.get('/*', async (request, reply) => {
    const shell = registry.shell();
    const path = request.url.split('?')[0] ?? '/';
    // A missing file must not be answered with a page: the browser would take it for a script.
    if (/^\/(remotes|assets|dev|deploy)\//.test(path))
      return reply.code(404).type('text/plain').send('Not found.');
    const config: ShellConfig = {
      graphqlUrl: '/graphql',
      mode,
      version: shell.version,
      ...(demo ? { demo } : {}),
      ...(supportEmail ? { supportEmail } : {}),
      ...(links ? { links } : {}),
    };
    return reply
      .headers({
        // Which versions a page names may differ between visitors.
        'cache-control': 'private, no-cache',
        ...(mode === 'development' ? {} : { 'content-security-policy': contentSecurityPolicy }),
      })
      .type('text/html; charset=utf-8')
      .send(shellPage(shell, registry.view(bucketOf(request, reply, registry)), config, path));
  });
}
