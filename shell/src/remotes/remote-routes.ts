import type { RegistryDocument, RegistryRow, RemoteRoute } from '@skep/registry/schema';
import { matchPath } from 'react-router';

/** The route of a remote that a path belongs to. */
export interface FoundRoute {
  row: RegistryRow;
  route: RemoteRoute;
}

/** The remote and route for a path; the route with the fewest parameters when several match. */
export function findRoute(registry: RegistryDocument, path: string): FoundRoute | undefined {
  const found = registry.remotes.flatMap((row) =>
    row.contributions.routes
      .filter((route) => matchPath(route.path, path) !== null)
      .map((route) => ({ row, route })),
  );
  return found.sort((a, b) => parametersOf(a.route) - parametersOf(b.route))[0];
}

function parametersOf({ path }: RemoteRoute): number {
  return path.split('/').filter((part) => part.startsWith(':')).length;
}
