import type { RegistryDocument, RegistryRow, RemoteRoute } from './registry.ts';

/** The route of a remote that a path belongs to. */
export interface FoundRoute {
  row: RegistryRow;
  route: RemoteRoute;
}

/** The remote and route for a path. */
export function findRoute(
  { remotes }: Pick<RegistryDocument, 'remotes'>,
  path: string,
): FoundRoute | undefined {
  const found = remotes.flatMap((row) =>
    row.contributions.routes.map((route) => ({ row, route, path: route.path })),
  );
  return routeOfPath(found, path);
}

/**
 * The route for a path, as `/hives/:id/edit` for `/hives/12/edit`; capitals aside, as routers have it. Of several the one with
 * the fewest parameters: `/hives/create` before `/hives/:id`.
 */
export function routeOfPath<Route extends { path: string }>(
  routes: readonly Route[],
  path: string,
): Route | undefined {
  const segments = segmentsOf(path);
  return routes
    .filter((route) => matches(segmentsOfPattern(route.path), segments))
    .toSorted((one, other) => parameterCount(one.path) - parameterCount(other.path))[0];
}

function matches(wanted: readonly string[], segments: readonly string[]): boolean {
  return (
    wanted.length === segments.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === segments[index])
  );
}

/** Of the registry's few patterns: each is looked at for every link and every remote of a page. */
const segmentsOfPatterns = new Map<string, readonly string[]>();

function segmentsOfPattern(pattern: string): readonly string[] {
  const known = segmentsOfPatterns.get(pattern) ?? segmentsOf(pattern);
  segmentsOfPatterns.set(pattern, known);
  return known;
}

function segmentsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
}

function parameterCount(pattern: string): number {
  return segmentsOfPattern(pattern).filter((segment) => segment.startsWith(':')).length;
}
