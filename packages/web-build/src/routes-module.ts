import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseRemoteDeclaration, type RemoteDeclaration } from '@skep/registry/schema';
import { readJson } from './read-json.ts';

type DeclaredRoute = RemoteDeclaration['routes'][number];

/** `remote.json` says each route once; its remote gets them as code, with screens that are loaded when first wanted. */
export function routesModule(routes: readonly DeclaredRoute[]): string {
  // Paths that share a screen share its component, or it would begin again on the way from one to the other.
  const screens = [...new Set(routes.map(loaded))];
  return [
    "import { lazyScreen } from '@skep/remote-kit';",
    ...screens.map((screen, index) => `const Screen${index} = lazyScreen(${screen});`),
    'export const routes = [',
    ...routes.map(
      (route) => `  { path: '${route.path}', Component: Screen${screens.indexOf(loaded(route))} },`,
    ),
    '];\n',
  ].join('\n');
}

function loaded({ screen, texts }: DeclaredRoute): string {
  return [screen, ...(texts === undefined ? [] : [texts])].map(exportOfFile).join(', ');
}

/** What a file is called after: `HomeScreen` of `home/HomeScreen.tsx`, `formMessages` of `form/form-messages.ts`. */
function exportOfFile(file: string): string {
  const name = basename(file).replace(/\.tsx?$/, '');
  return `async () => (await import('../${file}')).${name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())}`;
}

/** What the `remote.json` of a folder says. @throws Error for one with problems */
export function readDeclaration(folder: string): RemoteDeclaration {
  const parsed = parseRemoteDeclaration(readJson(join(folder, 'remote.json')));
  if (!parsed.success)
    throw new Error(parsed.problems.map((problem) => `remote.json: ${problem}`).join('\n'));
  return parsed.declaration;
}

/** Writes `src/generated/routes.ts` of a remote. @throws Error for a `remote.json` with problems */
export function writeRoutes(folder: string): void {
  const { routes } = readDeclaration(folder);
  const file = join(folder, 'src/generated/routes.ts');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, routesModule(routes));
}

// As in the script `generate` of each remote, in its folder.
if (process.argv[1] === import.meta.filename) writeRoutes(process.cwd());
