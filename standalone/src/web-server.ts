import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { shellPublicPath } from '@skep/web-build/serving';
import Fastify, { type FastifyInstance } from 'fastify';
import { shellFolder } from './folders.ts';
import { outboxPage, type StoredMail } from './outbox-page.ts';
import type { PageFacts } from './page-facts.ts';
import type { ServedRegistry } from './registry.ts';
import type { Operator, PageLinks, ShellConfig } from './shell-page.ts';
import { serveDeploys } from './web-server-deploy.ts';
import { answerErrors } from './web-server-errors.ts';
import { setPageHeaders } from './web-server-headers.ts';
import { serveManifest } from './web-server-manifest.ts';
import { servePages } from './web-server-pages.ts';
import { serveRegistry } from './web-server-registry.ts';
import { serveStatus } from './web-server-status.ts';
import { serveServiceWorker } from './web-server-worker.ts';

export interface WebServerOptions {
  mode: ShellConfig['mode'];
  registry: ServedRegistry;
  /** Shown to people who ask for help, or to become a translator. */
  supportEmail?: string | undefined;
  operator?: Operator | undefined;
  /** Name of the identity provider. Default: there is none. */
  signInProvider?: string | undefined;
  /** Default: none. */
  links?: PageLinks;
  /** Address that people open. Default: this machine's own, by http. */
  publicUrl?: string | undefined;
  /** Deploy calls need it; without one none are taken. */
  deployToken?: string | undefined;
  demo?: { email: string; password: string };
  /** Whether browsers keep the app for visits without a network. Default: true; false undoes what they have. */
  hasServiceWorker?: boolean;
  /** Where pieces of maps are fetched from. Default: nowhere. */
  tileOrigin?: string | undefined;
  /** Sites that may frame the dashboard of a code, for who asks from there. Default: none may. */
  sitesOf?: (code: string, address: string) => Promise<readonly string[]>;
  /** Addresses and CIDR ranges whose X-Forwarded-For is believed. Default: none. */
  trustedProxies?: readonly string[];
  /** What the service says of itself for the pages. Default: there is an account. */
  pageFacts?: () => Promise<PageFacts>;
  /** Mails that were kept; absent where nobody may read them. */
  outbox?: () => Promise<{ recipient: string; subject: string; text: string; createdAt: Date }[]>;
}

/** Serves the shell's page, the files of shell and remotes, and the outbox. Everything else is the page: the shell routes. */
export async function createWebServer(options: WebServerOptions): Promise<FastifyInstance> {
  const { trustedProxies = [] } = options;
  const server = Fastify({
    logger: false,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const isDevelopment = options.mode === 'development';
  answerErrors(server);
  setPageHeaders(server, options.publicUrl);
  await server.register(fastifyStatic, {
    root: join(shellFolder, 'dist'),
    prefix: shellPublicPath,
    preCompressed: true,
    maxAge: isDevelopment ? 0 : '365d',
    immutable: !isDevelopment,
    acceptRanges: false,
    // Nobody asks again whether what never changes has changed.
    etag: isDevelopment,
    lastModified: isDevelopment,
  });
  await server.register(fastifyStatic, {
    root: join(shellFolder, 'public'),
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    maxAge: '1d',
  });
  if (!isDevelopment) serveServiceWorker(server, options.hasServiceWorker ?? true);
  serveManifest(server, options.registry);
  serveRegistry(server, options.registry, isDevelopment);
  const { shipped } = options.registry;
  if (shipped) {
    serveDeploys(server, shipped, options.deployToken);
    serveStatus(server, options.registry, shipped);
  }
  if (options.outbox) serveOutbox(server, options.outbox);
  servePages(server, options);
  await server.ready();
  return server;
}

function serveOutbox(server: FastifyInstance, outbox: NonNullable<WebServerOptions['outbox']>): void {
  server.get('/dev/outbox', async (_request, reply) => {
    const mails = (await outbox()).map(
      ({ recipient, subject, text, createdAt }): StoredMail => ({
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
