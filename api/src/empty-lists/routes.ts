import Type from 'typebox';
import { inOneScope, type Routes } from '#platform/http/http.ts';

// Old clients ask for these at every reload, and show nothing at all when one is missing. A domain that has come
// answers itself: its own route goes before the one here, which is then to be deleted.

const NoList = Type.Array(Type.Never());
const config = { access: 'signedIn' } as const;
const tags = ['empty lists'];

function isThere(http: Parameters<Routes>[0], path: string): boolean {
  return http.hasRoute({ method: 'GET', url: `${http.prefix}${path}` });
}

const emptyLists = [{ path: '/flashlogs', operationId: 'getFlashlogs' }];

const emptyListRoutes: Routes = async (http) => {
  for (const { path, operationId } of emptyLists) {
    if (isThere(http, path)) continue;
    http.get(
      path,
      {
        config,
        schema: {
          operationId,
          tags,
          summary: 'Nobody has any yet',
          response: { 200: NoList },
        },
      },
      async () => [],
    );
  }
};

export const emptyListsRoutes = inOneScope([emptyListRoutes]);
