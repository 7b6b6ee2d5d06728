import { photoRules } from '@skep/domain';
import * as v from 'valibot';
import type { InspectionId, PhotoId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { accessJson, idJson, sentId, sentIds } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { type PhotoLinks, photoLinks } from './links.ts';
import type { Photo } from './photo.ts';
import { editCaption, listPhotos } from './service.ts';

const address = v.pipe(v.string(), v.description('Address for this person, valid for at least two hours.'));

const PhotoAnswer = v.object({
  id: idJson<PhotoId>('photo'),
  inspectionId: v.optional(idJson<InspectionId>('inspection')),
  itemId: v.pipe(v.optional(idJson('item')), v.description('Absent: the inspection in general.')),
  url: address,
  thumbUrl: address,
  caption: v.optional(v.string()),
  widthPx: v.number(),
  heightPx: v.number(),
  takenAt: v.date(),
  access: accessJson,
});

const photoJson = ({ categoryId: itemId, description: caption, ...photo }: Photo, links: PhotoLinks) => ({
  ...photo,
  itemId,
  caption,
  url: links(photo.id, 'whole'),
  thumbUrl: links(photo.id, 'thumb'),
});

export const photoRoutes = inOneScope([
  action(
    'GET',
    '/photos',
    {
      id: 'listPhotos',
      summary: 'Photos that the person sees: the newest 1000, those of some inspections, or some by id',
      query: v.object({
        inspectionIds: v.optional(sentIds<InspectionId>()),
        ids: v.optional(sentIds<PhotoId>()),
      }),
      answer: v.array(PhotoAnswer),
    },
    async (context, { query: { inspectionIds, ids } }) => {
      const links = await photoLinks(context);
      return (await listPhotos(context, { inspectionIds, ids })).map((photo) => photoJson(photo, links));
    },
  ),
  action(
    'PATCH',
    '/photos/:id',
    {
      id: 'changePhoto',
      summary: 'Changes the caption of a photo',
      params: v.object({ id: sentId<PhotoId>('photo') }),
      body: v.object({ caption: photoRules.description }),
      answer: PhotoAnswer,
    },
    async (context, { params, body }) =>
      photoJson(await editCaption(context, params.id, body.caption), await photoLinks(context)),
  ),
]);
