import type { BuiltFile, RemoteDeclaration } from '@skep/registry/schema';
import type { Compilation } from 'webpack';
import { preloadable } from './integrity.ts';

/**
 * Files of the screens that `remote.json` names, by route, for the server to preload.
 * @throws Error for a screen that the routes do not load, since they were made before
 */
export function screenFilesOf(
  compilation: Compilation,
  base: string,
  { routes }: RemoteDeclaration,
): Record<string, BuiltFile[]> {
  return Object.fromEntries(
    routes.map(({ path, screen }) => [path, preloadable(compilation, base, filesOf(compilation, screen))]),
  );
}

function filesOf({ chunkGroups }: Compilation, screen: string): string[] {
  const group = chunkGroups.find(({ origins }) => origins.some(({ request }) => request === `../${screen}`));
  if (!group) {
    throw new Error(
      `remote.json names the screen ${screen}, and its routes are older: run npm run generate.`,
    );
  }
  return group.getFiles().filter((file) => file.endsWith('.js'));
}
