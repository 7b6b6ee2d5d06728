import * as v from 'valibot';
import type { SignedInContext } from '#platform/context/context.ts';
import { sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';

/**
 * A thing is among the person's favourites, or no longer.
 * @param thing of which there are many under `/api/v1/<path>`, and its name in operations, such as `Hive`
 */
export function favouriteRoutes<Id extends number>(
  path: `/${string}`,
  thing: string,
  mark: (context: SignedInContext, id: Id, isFavourite: boolean) => Promise<void>,
) {
  const params = v.object({ id: sentId<Id>(thing.toLowerCase()) });
  const summary = 'Marks it as a favourite of the person';
  return [
    action('PUT', `${path}/:id/favourite`, { id: `mark${thing}`, summary, params }, (context, sent) =>
      mark(context, sent.params.id, true),
    ),
    action(
      'DELETE',
      `${path}/:id/favourite`,
      { id: `unmark${thing}`, summary: 'Removes the favourite mark', params },
      (context, sent) => mark(context, sent.params.id, false),
    ),
  ];
}
