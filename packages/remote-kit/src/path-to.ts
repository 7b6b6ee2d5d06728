import type { RoutePath } from './generated/route-paths.ts';

/** Names of the parts of a path that stand for an id: `id` of `/hives/:id/edit`. */
type IdsIn<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | IdsIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

type IdsOf<Path extends string> = [IdsIn<Path>] extends [never]
  ? []
  : [ids: Readonly<Record<IdsIn<Path>, string>>];

/**
 * The address of a page, of whichever remote: `pathTo('/hives/:id/edit', { id })`. The paths are those of all
 * `remote.json`, so a page that is renamed or removed breaks the links to it when they are compiled, and not when they are
 * pressed. A query is added behind it.
 */
export function pathTo<Path extends RoutePath>(path: Path, ...ids: IdsOf<Path>): string;
export function pathTo(path: string, ids: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/:(\w+)/g, (part, name: string) => ids[name] ?? part);
}
