import type { RegistryDocument, RegistryRow } from '@skep/remote-kit/registry';
import type { ShellBuild } from '@skep/web-build';

/** Addresses of the house elsewhere that the menu offers. */
export interface PageLinks {
  /** With `{language}` in the place of the person's language, where there is a page for each. */
  support?: string;
  website?: string;
  /** The website in Dutch. */
  websiteNl?: string;
}

/** What the shell reads from its page besides the registry. */
export interface ShellConfig {
  graphqlUrl: string;
  mode: 'production' | 'demo' | 'development';
  version: string;
  /** Where people write to; absent where nobody has set it. */
  supportEmail?: string;
  /** Pages elsewhere; absent ones are not offered. */
  links?: PageLinks;
  /** The demo account, for the sign-in page to offer; absent in production. */
  demo?: { email: string; password: string };
}

/**
 * No script of its own, no third party: a page can only run what it was built with.
 * `style-src 'unsafe-inline'` is styled-components' one style element.
 */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The shell's page for a URL: registry and settings inlined, the remote that the URL needs preloaded. */
export function shellPage(
  shell: ShellBuild,
  registry: RegistryDocument,
  config: ShellConfig,
  path: string,
): string {
  const wanted = registry.remotes.find((row) => !row.disabled && ownsPath(row, path));
  const preloads = wanted ? [{ url: wanted.entry, integrity: wanted.integrity }, ...wanted.preload] : [];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#F8B133">
<title>Skep</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
${preloads.map(({ url, integrity }) => `<link rel="preload" as="script" crossorigin href="${url}" integrity="${integrity}">`).join('\n')}
<script type="application/json" id="skep-registry">${jsonForPage(registry)}</script>
<script type="application/json" id="skep-config">${jsonForPage(config)}</script>
${shell.scripts.map(({ url, integrity }) => `<script defer crossorigin src="${url}" integrity="${integrity}"></script>`).join('\n')}
</head>
<body>
<div id="skep"></div>
<noscript>Skep needs JavaScript.</noscript>
</body>
</html>
`;
}

/** JSON inside a script element: `<` would let a text end the element. */
function jsonForPage(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Whether one of the row's routes, as `/hives/:id/edit`, matches the path. */
function ownsPath({ contributions }: RegistryRow, path: string): boolean {
  const parts = segmentsOf(path);
  return contributions.routes.some((route) => {
    const wanted = segmentsOf(route.path);
    return (
      wanted.length === parts.length && wanted.every((part, i) => part.startsWith(':') || part === parts[i])
    );
  });
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
