import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Externals } from 'webpack';

/** What draws charts: 128 KB, which each of four remotes would bring. */
export const drawing = '@skep/charts/plot';

/**
 * What the shell lends to every remote, once per page. Sizes and the reasons for what is *not* here were measured:
 * sharing graphql (51 KB) or react-router (54 KB against 14 KB unshared) costs more than a copy in each remote,
 * because sharing forgoes tree shaking. Of Apollo the kit lends the hooks that are used: sharing all of it cost 20 KB more.
 */
export const sharedLibraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
  'react-intl',
  '@skep/i18n',
  '@skep/remote-kit',
  '@skep/ui',
  '@skep/ui/form',
  drawing,
] as const;

/** Lent when they are first wanted; all others come with the page. A remote that wants none of one needs not have it. */
export const lentLater: ReadonlySet<string> = new Set<string>(['@skep/ui/form', drawing]);

/**
 * Federation's runtime without what serves manifests and servers, and without its loader: the shell's own does what
 * is wanted of it (`load-remote.ts`). 15 KB less in every first visit (brotli).
 */
export const leanRuntime = { disableSnapshot: true, disableRemote: true, target: 'web' } as const;

/** The shell lends that runtime too (`federation-runtime.ts`): a remote's entry falls from 10.3 to 6 KB. */
export const borrowedRuntime: Externals = ({ request = '' }, done) =>
  /[\\/]webpack-bundler-runtime[\\/].*bundler\.js$/.test(request)
    ? done(undefined, 'global skepFederation')
    : done();

/**
 * Two copies of these in one page break hooks, so another minor version is refused instead of loaded in addition. A patch
 * is taken: else the first one of the shell would refuse every remote that is published.
 */
export const strictlyOne: ReadonlySet<string> = new Set<string>([
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
]);

export interface ShareSettings {
  singleton: true;
  strictVersion: boolean;
  requiredVersion: string;
  version: string;
  eager?: boolean;
  import?: false;
}

/**
 * The federation plugin's `shared` table for one folder.
 * The shell provides, nearly all of it with its entry, which so needs no asynchronous boundary; remotes only consume.
 */
export function shareTable(folder: string, role: 'provides' | 'consumes'): Record<string, ShareSettings> {
  const wanted = sharedLibraries.filter(
    (library) => !lentLater.has(library) || isInstalled(folder, packageNameOf(library)),
  );
  return Object.fromEntries(
    wanted.map((library) => {
      const version = installedVersion(folder, packageNameOf(library));
      const settings: ShareSettings = {
        singleton: true,
        strictVersion: strictlyOne.has(library) || library === '@skep/remote-kit',
        // The kit follows its contract's version: any release of the same major serves.
        requiredVersion: strictlyOne.has(library) ? minorOf(version) : `^${version}`,
        version,
        ...(role === 'provides' ? { eager: !lentLater.has(library) } : { import: false }),
      };
      return [library, settings];
    }),
  );
}

/** Any patch of a version, older ones too: the shell may be rolled back. */
function minorOf(version: string): string {
  const [major, minor] = version.split('.');
  return `~${major}.${minor}.0`;
}

/** Version of each shared library as it is installed for a folder. */
export function sharedVersions(folder: string, role: 'provides' | 'consumes'): Record<string, string> {
  const table = Object.entries(shareTable(folder, role));
  return Object.fromEntries(table.map(([library, { version }]) => [library, version]));
}

export function packageNameOf(request: string): string {
  const parts = request.split('/');
  return parts.slice(0, request.startsWith('@') ? 2 : 1).join('/');
}

/** Federation cannot read `catalog:` ranges, so the version comes from what is installed for the folder. */
export function installedVersion(folder: string, packageName: string): string {
  const version = foundVersion(folder, packageName);
  if (version !== undefined) return version;
  throw new Error(
    `${packageName} is not installed for ${folder}: add it to its package.json and run npm run pnpm -- install.`,
  );
}

const isInstalled = (folder: string, packageName: string) => foundVersion(folder, packageName) !== undefined;

function foundVersion(folder: string, packageName: string): string | undefined {
  const search = createRequire(join(folder, 'package.json')).resolve.paths(packageName) ?? [];
  for (const directory of search) {
    try {
      const { version } = JSON.parse(readFileSync(join(directory, packageName, 'package.json'), 'utf8'));
      return version;
    } catch {
      // Not in this directory: look further up.
    }
  }
  return undefined;
}
