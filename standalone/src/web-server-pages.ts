import { accountPathOf, languageFor } from '@skep/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { drawnPages } from './drawn-pages.ts';
import { offlineFilesFor } from './offline-files.ts';
import { accountPageInstead, noFacts, operatorOf, type PageFacts } from './page-facts.ts';
import {
  contentSecurityPolicy,
  jsonElement,
  needsSignIn,
  type PageAccess,
  pageHtml,
  preloadLinks,
  type ShellConfig,
  screenAhead,
  shellPage,
} from './shell-page.ts';
import { languagesOf } from './visitor-languages.ts';
import type { WebServerOptions } from './web-server.ts';
import { addressOf } from './web-server-errors.ts';
import { bucketOf } from './web-server-registry.ts';

/** Every path that is no file: the account pages, and the shell's page for all others. */
export function servePages(server: FastifyInstance, options: WebServerOptions): void {
  const { registry, mode } = options;
  const drawn = drawnPages(mode === 'development');

  server.get('/offline.json', async (request, reply) => {
    const shell = registry.shell();
    const view = registry.view(bucketOf(request, reply, registry));
    const language = languageFor(languagesOf(request));
    reply.headers({ 'cache-control': 'private, no-store' });
    return offlineFilesFor(shell, view, registry.ahead, language);
  });

  server.get('/*', async (request, reply) => {
    const { pathname: path, searchParams: query } = addressOf(request.url);
    // A missing file must not be answered with a page: the browser would take it for a script.
    if (/^\/(remotes|assets|dev|deploy)\//.test(path))
      return reply.code(404).type('text/plain').send('Not found.');
    const facts = await factsOf(options);
    const elsewhere = accountPageInstead(path, facts);
    if (elsewhere) return reply.header('cache-control', 'private, no-store').redirect(elsewhere);
    const shell = registry.shell();
    const config = configOf(options, facts, shell.version);
    const view = registry.view(bucketOf(request, reply, registry));
    const languages = languagesOf(request);
    const language = languageFor(languages);
    const appTexts = shell.texts[language] ?? [];
    if (accountPathOf(path)) {
      const { lang, html = '', styles = '' } = await drawn.entrance({ ...config, path, query, languages });
      const atHome = screenAhead(view, registry.ahead, shell, { path: '/', language });
      const next = [...shell.scripts, ...appTexts, ...atHome.first].map(({ url }) => url);
      const { scripts, texts } = drawn.entranceBuild();
      const head = [
        ...preloadLinks(texts[language] ?? []),
        jsonElement('skep-config', config),
        jsonElement('skep-next', next),
      ];
      const page = { lang, head, scripts, drawn: { html, styles } };
      return sendPage(reply, mode, pageHtml(page));
    }
    if (!wasSignedIn(request) && needsSignIn(view, path)) {
      return reply.header('cache-control', 'private, no-store').redirect(signInPath(request.url));
    }
    const screen = screenAhead(view, registry.ahead, shell, { path, language });
    const preload = [...appTexts, ...screen.first];
    const { frame, askAhead: script } = drawn;
    const questions = [shell.question, ...screen.questions];
    const ahead = script !== undefined && wasSignedIn(request) ? { script, questions } : undefined;
    const page = {
      shell,
      registry: view,
      config,
      language,
      preload,
      later: screen.later,
      drawn: frame,
      ahead,
    };
    const sites = await sitesFor(reply, options, path, request.ip);
    return sendPage(reply, mode, shellPage(page), {
      ...{ ownScript: ahead?.script, sites, tileOrigin: options.tileOrigin },
    });
  });
}

/** A dashboard is for whoever has its code: no search engine has it, and sites show it that its owner names. */
async function sitesFor(
  reply: FastifyReply,
  { sitesOf }: WebServerOptions,
  path: string,
  address: string,
): Promise<readonly string[]> {
  const [, code] = /^\/dashboard(?:\/([^/]+))?$/.exec(path) ?? [];
  if (!path.startsWith('/dashboard')) return [];
  reply.header('x-robots-tag', 'noindex');
  return code === undefined ? [] : ((await sitesOf?.(code, address)) ?? []);
}

async function factsOf({ pageFacts }: WebServerOptions): Promise<PageFacts> {
  return (await pageFacts?.()) ?? noFacts;
}

function configOf(
  { mode, demo, supportEmail, operator, signInProvider, links }: WebServerOptions,
  facts: PageFacts,
  version: string,
): ShellConfig {
  const email = supportEmail ?? facts.supportEmail;
  return {
    graphqlUrl: '/graphql',
    mode,
    version,
    ...(demo ? { demo } : {}),
    ...(email ? { supportEmail: email } : {}),
    operator: operatorOf(operator, facts),
    ...(facts.signUp === 'open' ? {} : { signUp: facts.signUp }),
    ...(signInProvider ? { signInProvider } : {}),
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

function sendPage(reply: FastifyReply, mode: ShellConfig['mode'], html: string, access: PageAccess = {}) {
  return reply
    .headers({
      // Which versions a page names may differ between visitors.
      'cache-control': 'private, no-cache',
      vary: 'accept-language, cookie',
      ...(mode === 'development' ? {} : { 'content-security-policy': contentSecurityPolicy(access) }),
    })
    .type('text/html; charset=utf-8')
    .send(html);
}
