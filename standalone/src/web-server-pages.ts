import { accountPathOf } from '@skep/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { drawnPages } from './drawn-pages.ts';
import {
  contentSecurityPolicy,
  jsonElement,
  needsSignIn,
  pageHtml,
  remoteFilesFor,
  type ShellConfig,
  shellPage,
} from './shell-page.ts';
import type { WebServerOptions } from './web-server.ts';
import { bucketOf } from './web-server-registry.ts';

/** Every path that is no file: the account pages, and the shell's page for all others. */
export function servePages(server: FastifyInstance, options: WebServerOptions): void {
  const { registry, mode } = options;
  const drawn = drawnPages(mode === 'development');

  server.get('/*', async (request, reply) => {
    const { pathname: path, searchParams: query } = new URL(request.url, 'http://localhost');
    // A missing file must not be answered with a page: the browser would take it for a script.
    if (/^\/(remotes|assets|dev|deploy)\//.test(path))
      return reply.code(404).type('text/plain').send('Not found.');
    const shell = registry.shell();
    const config = configOf(options, shell.version);
    const view = registry.view(bucketOf(request, reply, registry));
    if (accountPathOf(path)) {
      const languages = languagesOf(request);
      const {
        lang,
        html = '',
        styles = '',
      } = await drawn.entrance({ path, query, languages, demo: config.demo });
      const next = [...shell.scripts, ...remoteFilesFor(view, '/')].map(({ url }) => url);
      const head = [jsonElement('skep-config', config), jsonElement('skep-next', next)];
      const page = { lang, head, scripts: drawn.entranceScripts(), drawn: { html, styles } };
      return sendPage(reply, mode, pageHtml(page));
    }
    if (!wasSignedIn(request) && needsSignIn(view, path)) {
      return reply.header('cache-control', 'private, no-store').redirect(signInPath(request.url));
    }
    return sendPage(reply, mode, shellPage({ shell, registry: view, config, path, drawn: drawn.frame }));
  });
}

function configOf({ mode, demo, supportEmail, links }: WebServerOptions, version: string): ShellConfig {
  return {
    graphqlUrl: '/graphql',
    mode,
    version,
    ...(demo ? { demo } : {}),
    ...(supportEmail ? { supportEmail } : {}),
    ...(links ? { links } : {}),
  };
}

/** The browser's own word (`shell/src/session/stored-token.ts`), to send the right page at once; no right hangs on it. */
function wasSignedIn({ headers }: FastifyRequest): boolean {
  return /(?:^|;\s*)skep\.signed-in=1(?:;|$)/.test(headers.cookie ?? '');
}

function signInPath(wanted: string): string {
  return wanted === '/' ? '/sign-in' : `/sign-in?redirectFrom=${encodeURIComponent(wanted)}`;
}

/** Best first; a list of one is as good as one with weights for the few that people have. */
function languagesOf({ headers }: FastifyRequest): string[] {
  return (headers['accept-language'] ?? '')
    .split(',')
    .map((wish) => wish.split(';')[0]?.trim() ?? '')
    .filter((wish) => wish !== '');
}

function sendPage(reply: FastifyReply, mode: ShellConfig['mode'], html: string) {
  return reply
    .headers({
      // Which versions a page names may differ between visitors.
      'cache-control': 'private, no-cache',
      vary: 'accept-language, cookie',
      ...(mode === 'development' ? {} : { 'content-security-policy': contentSecurityPolicy }),
    })
    .type('text/html; charset=utf-8')
    .send(html);
}
