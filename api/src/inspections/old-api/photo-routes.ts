import { instantOfSentTime } from '@skep/domain';
import Type from 'typebox';
import { photoIdIn, photoLinks } from '#inspections/photos/links.ts';
import {
  addPhoto,
  editCaption,
  listPhotos,
  removePhoto,
  type SentPhoto,
  showPhoto,
} from '#inspections/photos/service.ts';
import type { HiveId, InspectionId, PhotoId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import {
  ClientId,
  editMethods,
  idParams,
  idSchema,
  MaybeText,
  nullable,
  text,
} from '#platform/http/schemas.ts';
import { sentFile } from '#platform/http/sent-files.ts';
import { IdList } from '#platform/http/wire-values.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { idsOf } from '#platform/input/ids-in-text.ts';
import { PhotoBody, photoToWire } from './photo-json.ts';

const tags = ['inspections'];
const params = idParams<PhotoId>('photo');
const nullWhenMissing = { codes: { not_found: { bare: null } } };
const photoNames = { date: 'takenAt' };

const getPhotosRoute: Routes = async (http) => {
  http.get(
    '/images',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getImages',
        tags,
        summary: 'Photos that the person sees: the newest 1000, those of some inspections, or some by id',
        querystring: Type.Object({ inspection_ids: Type.Optional(IdList), ids: Type.Optional(IdList) }),
        response: { 200: Type.Array(PhotoBody) },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const photos = await listPhotos(context, {
        inspectionIds: idsOf<InspectionId>(request.query.inspection_ids),
        ids: idsOf<PhotoId>(request.query.ids),
      });
      const links = await photoLinks(context);
      return photos.map((photo) => photoToWire(photo, links));
    },
  );
};

const maybeId = <Id extends number>() => Type.Optional(nullable(idSchema<Id>()));

const PhotoInput = Type.Object({
  client_id: Type.Optional(ClientId),
  hive_id: maybeId<HiveId>(),
  inspection_id: maybeId<InspectionId>(),
  category_id: Type.Optional(nullable(Type.Integer())),
  description: MaybeText,
  date: Type.Optional(nullable(text({ description: 'When it was taken: YYYY-MM-DD HH:MM:SS, UTC.' }))),
});

const addPhotoRoute: Routes = async (http) => {
  http.post(
    '/images',
    {
      config: {
        access: 'signedIn',
        takesFile: true,
        notIdempotent: 'harmless',
        errors: { names: photoNames },
      },
      schema: {
        operationId: 'addImage',
        tags,
        summary: 'Stores a photo, sent as `file` of a form: JPEG, PNG or WebP, 15 MB, 40 megapixels',
        description:
          'A photo that is sent again with its client_id is stored once. Without a file nothing changes.',
        body: PhotoInput,
        response: { 201: PhotoBody, 200: Type.Null() },
      },
    },
    async (request, reply) => {
      const file = sentFile(request, 'file', 'image');
      reply.header('content-type', 'application/json; charset=utf-8');
      if (file === undefined) return reply.status(200).send(null);
      const context = signedInContextOf(request);
      const photo = await addPhoto(context, { content: file.content, ...photoIn(request.body, file.name) });
      return reply.status(201).send(photoToWire(photo, await photoLinks(context)));
    },
  );
};

function photoIn(body: Type.Static<typeof PhotoInput>, fileName: string): Omit<SentPhoto, 'content'> {
  const { date } = body;
  const takenAt = date ? instantOfSentTime(date, 'UTC') : undefined;
  if (date && takenAt === undefined) throw fieldProblem('takenAt', 'not_a_date');
  return {
    clientId: body.client_id,
    inspectionId: body.inspection_id ?? undefined,
    hiveId: body.hive_id ?? undefined,
    categoryId: body.category_id ?? undefined,
    description: body.description ?? undefined,
    // A name that cannot be shown says nothing about the photo.
    fileName: /^[^\p{Cc}\p{Cs}]{1,200}$/u.test(fileName) ? fileName : undefined,
    takenAt,
  };
}

const getPhotoRoute: Routes = async (http) => {
  http.get(
    '/images/:id',
    {
      config: { access: 'signedIn', errors: nullWhenMissing },
      schema: { operationId: 'getImage', tags, summary: 'One photo', params, response: { 200: PhotoBody } },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return photoToWire(await showPhoto(context, request.params.id), await photoLinks(context));
    },
  );
};

const editPhotoRoute: Routes = async (http) => {
  for (const { method, suffix } of editMethods) {
    http.route({
      method,
      url: '/images/:id',
      config: { access: 'signedIn', errors: nullWhenMissing },
      schema: {
        operationId: `editImage${suffix}`,
        tags,
        summary: 'Changes the caption of a photo; other fields are ignored',
        params,
        body: Type.Object({ description: MaybeText }),
        response: { 200: PhotoBody },
      },
      handler: async (request) => {
        const context = signedInContextOf(request);
        const { description } = request.body;
        const { id } = request.params;
        const isSaid = description !== undefined;
        const photo = await (isSaid
          ? editCaption(context, id, description ?? undefined)
          : showPhoto(context, id));
        return photoToWire(photo, await photoLinks(context));
      },
    });
  }
};

const deletePhotoRoute: Routes = async (http) => {
  http.delete(
    '/images',
    {
      config: { access: 'signedIn', notIdempotent: 'harmless', errors: nullWhenMissing },
      schema: {
        operationId: 'deleteImage',
        tags,
        summary: 'Deletes the photo with this address, or with this address of its thumbnail',
        body: Type.Object({ image_url: text() }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const id = photoIdIn(request.body.image_url);
      if (id === undefined) throw fieldProblem('image_url', 'unknown_choice');
      await removePhoto(signedInContextOf(request), id);
      return reply.status(204).send(null);
    },
  );
};

export const oldPhotoRoutes = inOneScope([
  getPhotosRoute,
  addPhotoRoute,
  getPhotoRoute,
  editPhotoRoute,
  deletePhotoRoute,
]);
