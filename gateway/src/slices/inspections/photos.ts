import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, Photo, QueryResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';

export const photoQueries: Pick<QueryResolvers, 'photos'> = {
  async photos(_parent, { ids }, { rest }) {
    if (ids.length === 0) return [];
    const query = { ids: ids.join(',') };
    return (await dataOf(rest.client.GET('/api/v1/photos', { params: { query } }))).map(photoOf);
  },
};

export const photoMutations: Pick<MutationResolvers, 'captionPhoto'> = {
  captionPhoto: (_parent, { id, caption = null }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body: { caption } };
      const photo = await dataOf(context.rest.client.PATCH('/api/v1/photos/{id}', options));
      return { __typename: 'Photo' as const, ...photoOf(photo) };
    }),
};

/** Pages reach the service below their own origin, wherever old clients do. */
export function photoOf(photo: AnswerOf<'listPhotos'>[number]): Photo {
  const pathOf = (url: string) => url.replace(/^.*(?=\/(?:images|thumbs)\/)/, '/api');
  const { url, thumbUrl, access } = photo;
  return { ...photo, url: pathOf(url), thumbUrl: pathOf(thumbUrl), canEdit: access !== 'see' };
}
