import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { ticketFields } from '#account/core/ticket-wire.ts';
import type { PhotoId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { contextOf } from '#platform/http/request-context.ts';
import { idParams, oneOf } from '#platform/http/schemas.ts';
import type { PictureSize } from '#platform/pictures/stored-pictures.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { photoFile } from './service.ts';

const tags = ['inspections'];
const params = idParams<PhotoId>('photo');
const types = { jpg: 'image/jpeg', webp: 'image/webp' };

const FileQuery = Type.Object({
  for: Type.Optional(ticketFields.for),
  until: Type.Optional(ticketFields.until),
  signature: Type.Optional(ticketFields.signature),
});

const fileSchema = {
  tags,
  querystring: FileQuery,
  response: { 200: { content: { 'image/*': { schema: Type.Unknown() } } }, 304: Type.Null() },
} as const;

const getPhotoFileRoutes: Routes = async (http) => {
  const config = { access: 'optional', limits: [rateLimits.photos] } as const;
  http.get(
    '/images/:id/:size',
    {
      config,
      schema: {
        ...fileSchema,
        operationId: 'getImageFile',
        summary: 'The picture, for a signed-in person or by an address from GET',
        params: Type.Object({
          ...params.properties,
          size: oneOf(['thumb', 'whole'], { description: 'The thumbnail or the full photo.' }),
        }),
      },
    },
    (request, reply) => sendFile(request, reply, request.params, request.query),
  );
  // Old clients get the address of the whole picture by writing images for thumbs.
  http.get(
    '/thumbs/:id/whole',
    {
      config,
      schema: {
        ...fileSchema,
        operationId: 'getThumbnailFile',
        summary: 'The thumbnail of a picture, for a signed-in person or by an address from GET',
        params,
      },
    },
    (request, reply) => sendFile(request, reply, { ...request.params, size: 'thumb' }, request.query),
  );
};

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { id, size }: { id: PhotoId; size: PictureSize },
  { for: userId, until, signature }: Type.Static<typeof FileQuery>,
): Promise<FastifyReply> {
  const ticket = userId && until && signature ? { userId, until, signature } : undefined;
  const { photo, content, sizeBytes } = await photoFile(contextOf(request), id, size, ticket);
  const etag = `"${photo.key}-${size}"`;
  // Cached, and checked each time: a person who may no longer see it gets no answer from a cache.
  reply.header('cache-control', 'private, no-cache').header('etag', etag);
  if (request.headers['if-none-match'] === etag) {
    content.destroy();
    return reply.status(304).send(null);
  }
  return reply
    .type(photo.extension === 'webp' ? types.webp : types.jpg)
    .header('content-length', sizeBytes)
    .send(content);
}

export const photoFileRoutes = inOneScope([getPhotoFileRoutes]);
