import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readDeclaration } from './routes-module.ts';

/** The paths of all remotes as a type: a link to a page that no remote has does not compile. */
export function pathsModule(paths: readonly string[]): string {
  const lines = [...new Set(paths)].sort().map((path) => `  | '${path}'`);
  return ['/** Path of a page of a remote, as its `remote.json` declares it. */', 'export type RoutePath =']
    .concat(lines)
    .join('\n')
    .concat(';\n');
}

/** Writes them for the kit. @param root folder of the project */
export function writePaths(root: string): void {
  const paths = globSync('mf-*/remote.json', { cwd: root }).flatMap((file) =>
    readDeclaration(join(root, dirname(file))).routes.map(({ path }) => path),
  );
  const file = join(root, 'packages/remote-kit/src/generated/route-paths.ts');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, pathsModule(paths));
}

// As in the script `generate` of the kit, in its folder.
if (process.argv[1] === import.meta.filename) writePaths(join(process.cwd(), '../..'));
