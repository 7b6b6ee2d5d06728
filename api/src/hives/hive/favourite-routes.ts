import Type from 'typebox';
import type { HiveId } from '#platform/context/ids.ts';
import { nothing } from '#platform/http/bare-json.ts';
import type { Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams } from '#platform/http/schemas.ts';
import { markHive } from './favourites.ts';

const params = idParams<HiveId>('hive');

/** A hive is among the person's favourites, or no longer. */
export const hiveFavouriteRoutes: Routes = async (http) => {
  for (const { method, name, summary } of [
    { method: 'PUT', name: 'addFavouriteHive', summary: 'Marks a hive as a favourite of the person' },
    { method: 'DELETE', name: 'removeFavouriteHive', summary: 'Removes the favourite mark' },
  ] as const) {
    http.route({
      method,
      url: '/hives/:id/favourite',
      config: { access: 'signedIn' },
      schema: { operationId: name, tags: ['hives'], summary, params, response: { 204: Type.Null() } },
      handler: async (request, reply) => {
        await markHive(signedInContextOf(request), request.params.id, method === 'PUT');
        return nothing(reply.status(204));
      },
    });
  }
};
