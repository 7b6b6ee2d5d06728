import Type from 'typebox';
import type { ApiaryId } from '#platform/context/ids.ts';
import { nothing } from '#platform/http/bare-json.ts';
import type { Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams } from '#platform/http/schemas.ts';
import { markApiary } from './favourites.ts';

const params = idParams<ApiaryId>('apiary');

/** An apiary is among the person's favourites, or no longer. */
export const apiaryFavouriteRoutes: Routes = async (http) => {
  for (const { method, name, summary } of [
    { method: 'PUT', name: 'addFavouriteLocation', summary: 'Marks an apiary as a favourite of the person' },
    { method: 'DELETE', name: 'removeFavouriteLocation', summary: 'Removes the favourite mark' },
  ] as const) {
    http.route({
      method,
      url: '/locations/:id/favourite',
      config: { access: 'signedIn' },
      schema: { operationId: name, tags: ['locations'], summary, params, response: { 204: Type.Null() } },
      handler: async (request, reply) => {
        await markApiary(signedInContextOf(request), request.params.id, method === 'PUT');
        return nothing(reply.status(204));
      },
    });
  }
};
