import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, Photo, QueryResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import { requiredWireId, wireId } from '../wire-ids.ts';
import { isoFromWire } from '../wire-values.ts';

type WirePhoto = AnswerOf<'getImages'>[number];

export const photoQueries: Pick<QueryResolvers, 'photos'> = {
  async photos(_parent, { ids }, { rest }) {
    const known = ids.map(wireId).filter((id) => id !== undefined);
    if (known.length === 0) return [];
    const query = { ids: [known.join(',')] };
    return (await dataOf(rest.client.GET('/api/images', { params: { query } }))).map(photoFromWire);
  },
};

export const photoMutations: Pick<MutationResolvers, 'captionPhoto'> = {
  captionPhoto: (_parent, { id, caption }, context) =>
    orFailure(
      context,
      async () => {
        const params = { path: { id: requiredWireId(id) } };
        const body = { description: caption ?? null };
        const photo = await dataOf(context.rest.client.PATCH('/api/images/{id}', { params, body }));
        return { __typename: 'Photo' as const, ...photoFromWire(photo) };
      },
      (path) => (path === 'description' ? 'caption' : path),
    ),
};

export function photoFromWire(photo: WirePhoto): Photo {
  return {
    id: String(photo.id),
    itemId: photo.category_id === null ? undefined : String(photo.category_id),
    url: pathOf(photo.image_url),
    thumbUrl: pathOf(photo.thumb_url),
    caption: photo.description,
    widthPx: photo.width,
    heightPx: photo.height,
    takenAt: isoFromWire(photo.date, 'UTC'),
    canEdit: photo.editable,
  };
}

/** Pages reach the service below their own origin, wherever old clients do. */
function pathOf(url: string): string {
  return url.replace(/^.*(?=\/(?:images|thumbs)\/)/, '/api');
}
