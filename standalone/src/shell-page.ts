import { createHash } from 'node:crypto';
import { type LanguageCode, languageTag } from '@skep/domain';
import { findRoute } from '@skep/registry/paths';
import type { BuiltFile, Question, RegistryDocument } from '@skep/registry/schema';
import type { ShellBuild } from '@skep/web-build';
import type { ServedRegistry } from './registry.ts';

/** Addresses of the house elsewhere that the menu offers. */
export interface PageLinks {
  /** With `{language}` in the place of the person's language, where there is a page for each. */
  support?: string | undefined;
  /** The same. */
  documentation?: string | undefined;
  /** Terms and policy of the operator, in place of Skep's own pages. The same. */
  policy?: string | undefined;
  website?: string | undefined;
  /** The website in Dutch. */
  websiteNl?: string | undefined;
}

/** Who runs this installation, for the privacy page. */
export interface Operator {
  name?: string | undefined;
  address?: string | undefined;
  contact?: string | undefined;
}

/** What the shell reads from its page besides the registry. */
export interface ShellConfig {
  graphqlUrl: string;
  mode: 'production' | 'demo' | 'development';
  version: string;
  /** Where people write to; absent where nobody has set it. */
  supportEmail?: string;
  operator?: Operator;
  /** Who may make an account; absent: everybody. */
  signUp?: 'invitation' | 'closed';
  /** Pages elsewhere; absent ones are not offered. */
  links?: PageLinks;
  /** Name of the identity provider by which people can sign in. */
  signInProvider?: string;
  /** The demo account, for the sign-in page to offer; absent in production. */
  demo?: { email: string; password: string };
}

export interface PageAccess {
  /** That stands in the page, if one does. */
  ownScript?: string | undefined;
  /** Origins that may show it in a frame of theirs. Default: none. */
  sites?: readonly string[];
  /** The one third party that a page may call, where the operator has set one: it sends pictures of maps. */
  tileOrigin?: string | undefined;
}

/**
 * No third party but what the operator sets, and one script of its own: a page can only run what it was built with.
 * `style-src 'unsafe-inline'` is styled-components' one style element.
 */
export const contentSecurityPolicy = ({ ownScript, sites = [], tileOrigin }: PageAccess = {}) =>
  [
    "default-src 'self'",
    `script-src 'self'${ownScript === undefined ? '' : ` 'sha256-${sha256(ownScript)}'`}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${tileOrigin === undefined ? '' : ` ${tileOrigin}`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${sites.length === 0 ? "'none'" : sites.join(' ')}`,
  ].join('; ');

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** What the server has drawn of a page before its script comes; nothing in development. */
export interface DrawnPage {
  html: string;
  /** Style elements for the head. */
  styles: string;
}

export interface ShellPageOptions {
  shell: ShellBuild;
  registry: RegistryDocument;
  config: ShellConfig;
  language: LanguageCode;
  /** What the page fetches while its script is on the way. */
  preload: readonly BuiltFile[];
  /** What it fetches when that is there. */
  later: readonly BuiltFile[];
  drawn: DrawnPage | undefined;
  ahead: PrefetchedQueries | undefined;
}

/** What the page asks before its script is there. */
export interface PrefetchedQueries {
  script: string;
  questions: readonly Question[];
}

/** The shell's page for a URL: registry and settings inlined, what the URL and the language need preloaded. */
export function shellPage({
  shell,
  registry,
  config,
  language,
  preload,
  later,
  drawn,
  ahead,
}: ShellPageOptions): string {
  return pageHtml({
    lang: languageTag(language),
    head: [
      ...preloadLinks(preload),
      jsonElement('skep-registry', registry),
      jsonElement('skep-config', config),
      jsonElement(
        'skep-later',
        later.map(({ url }) => url),
      ),
    ],
    scripts: shell.scripts,
    // After the scripts, or it would wait for one of the six connections that browsers have to a house without HTTP/2.
    afterScripts: ahead ? askAhead(ahead, language) : [],
    drawn,
  });
}

/** As the app itself would ask (`shell/src/graphql/gateway-request.ts`). */
function askAhead({ script, questions }: PrefetchedQueries, language: LanguageCode): string[] {
  const queries = questions.map(({ operationName, sha256Hash }) => ({
    operationName,
    variables: {},
    extensions: { persistedQuery: { version: 1, sha256Hash } },
  }));
  return [jsonElement('skep-ahead', { language, questions: queries }), `<script>${script}</script>`];
}

export function preloadLinks(files: readonly BuiltFile[]): string[] {
  return files.map(
    ({ url, integrity }) =>
      `<link rel="preload" as="script" crossorigin href="${url}" integrity="${integrity}">`,
  );
}

/** What a page is sent for the screen of its path before that screen asks for it. */
export interface ScreenAhead {
  /** The remote's entry, its texts in the language, the screen with its own, and what it borrows of the shell. */
  first: BuiltFile[];
  /** What the screen loads once it is there. */
  later: BuiltFile[];
  /** What it begins by asking. */
  questions: Question[];
}

export function screenAhead(
  { remotes }: RegistryDocument,
  aheadOf: ServedRegistry['ahead'],
  shell: ShellBuild,
  { path, language }: { path: string; language: LanguageCode },
): ScreenAhead {
  const found = findRoute({ remotes: remotes.filter(({ disabled }) => !disabled) }, path);
  if (!found) return { first: [], later: [], questions: [] };
  const { row, route } = found;
  const ahead = aheadOf(row.name, row.version);
  const lent = (libraries: readonly string[] = []) =>
    libraries.flatMap((library) => shell.lentLater[library] ?? []);
  const question = ahead?.questions[route.path];
  return {
    first: [
      { url: row.entry, integrity: row.integrity },
      ...row.preload,
      ...(ahead?.texts[language] ?? []),
      ...(ahead?.screens[route.path] ?? []),
      ...(ahead?.screenTexts[route.path]?.[language] ?? []),
      ...lent(ahead?.borrowed[route.path]),
    ],
    later: lent(ahead?.borrowedLater[route.path]),
    questions: question ? [question] : [],
  };
}

/** Whether a path is a remote's page that only a signed-in person sees. */
export function needsSignIn(registry: RegistryDocument, path: string): boolean {
  const found = findRoute(registry, path);
  return path === '/' || (found !== undefined && found.route.public !== true);
}

export interface PageParts {
  lang: string;
  head: readonly string[];
  scripts: readonly { url: string; integrity: string }[];
  afterScripts?: readonly string[];
  drawn: DrawnPage | undefined;
}

export function pageHtml({ lang, head, scripts, afterScripts = [], drawn }: PageParts): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#F8B133">
<title>Skep</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">
${scripts.map(({ url, integrity }) => `<script defer fetchpriority="high" crossorigin src="${url}" integrity="${integrity}"></script>`).join('\n')}
${head.join('\n')}
${afterScripts.join('\n')}
${drawn?.styles ?? ''}
</head>
<body>
<div id="skep">${drawn?.html ?? ''}</div>
<noscript>Skep needs JavaScript.</noscript>
</body>
</html>
`;
}

/** Data of a page. `<` would let a text end the element. */
export function jsonElement(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}
