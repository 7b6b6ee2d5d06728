import type { BuiltFile, RemoteDeclaration } from '@skep/registry/schema';
import type { ChunkGroup, Compilation } from 'webpack';
import { preloadable } from './integrity.ts';
import { borrowedOf } from './shared-exports.ts';
import { drawing } from './shared-libraries.ts';

type DeclaredRoute = RemoteDeclaration['routes'][number];

/** What the server has a page fetch for its screen before the screen asks for it, by route. */
export interface ScreenFiles {
  screens: Record<string, BuiltFile[]>;
  screenTexts: Record<string, Record<string, BuiltFile[]>>;
  borrowed: Record<string, string[]>;
  borrowedLater: Record<string, string[]>;
}

/**
 * Files of the screens that `remote.json` names. A screen whose texts, form or charts come one after the other takes a round
 * trip for each: 160 ms on a weak link.
 * @throws Error for a screen that the routes do not load, since they were made before
 */
export function screenFilesOf(
  compilation: Compilation,
  base: string,
  { routes }: RemoteDeclaration,
): ScreenFiles {
  const files = (groups: readonly ChunkGroup[]) =>
    preloadable(compilation, base, [...new Set(groups.flatMap(scriptsOf))]);
  const byRoute = <Value>(of: (route: DeclaredRoute) => Value | undefined): Record<string, Value> =>
    Object.fromEntries(
      routes.flatMap((route) => {
        const value = of(route);
        return value === undefined ? [] : [[route.path, value]];
      }),
    );
  return {
    screens: byRoute(({ screen, texts }) => files(groupsOf(compilation, screen, texts))),
    screenTexts: byRoute(({ texts }) => {
      const [group] = texts === undefined ? [] : groupsOf(compilation, texts);
      return group && textsByLanguage(group, files);
    }),
    borrowed: byRoute(({ screen }) => borrowedOf(compilation, groupsOf(compilation, screen))),
    borrowedLater: byRoute(({ draws }) => (draws ? [drawing] : undefined)),
  };
}

function groupsOf(compilation: Compilation, ...files: readonly (string | undefined)[]): ChunkGroup[] {
  return files.flatMap((file) => {
    if (file === undefined) return [];
    const [group] = groupsRequested(compilation, `../${file}`);
    if (group) return [group];
    throw new Error(`remote.json names ${file}, and its routes are older: run npm run generate.`);
  });
}

function groupsRequested({ chunkGroups }: Compilation, wanted: string): ChunkGroup[] {
  return chunkGroups.filter(({ origins }) => origins.some(({ request }) => request === wanted));
}

function textsByLanguage(
  texts: ChunkGroup,
  files: (groups: readonly ChunkGroup[]) => BuiltFile[],
): Record<string, BuiltFile[]> {
  const byLanguage = Map.groupBy(texts.childrenIterable, languageOf);
  return Object.fromEntries(
    [...byLanguage].flatMap(([language, groups]) =>
      language === undefined ? [] : [[language, files(groups)]],
    ),
  );
}

/** `de` of what was loaded as `./de.json`. */
function languageOf({ origins }: ChunkGroup): string | undefined {
  return origins.map(({ request }) => /^\.\/(\w+)\.json$/.exec(request)?.[1]).find(Boolean);
}

function scriptsOf(group: ChunkGroup): string[] {
  return group.getFiles().filter((file) => file.endsWith('.js'));
}
