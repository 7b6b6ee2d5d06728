import Type from 'typebox';
import { ticketFields } from '#account/core/ticket-wire.ts';
import { contextByTicket } from '#account/core/tickets.ts';
import type { ReadingId, ReadPageId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { contextOf, signedInContextOf } from '#platform/http/request-context.ts';
import { ClientId, idParams, oneOf } from '#platform/http/schemas.ts';
import { sentFile } from '#platform/http/sent-files.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { addPage, pagePicture, pageSubject } from './service.ts';

// Photos themselves, which are sent and shown in the same way as those of inspections.

const tags = ['inspections'];
const params = idParams<ReadingId>('paper recognition');
const pageParams = idParams<ReadPageId>('photographed page');

const addPageRoute: Routes = async (http) => {
  http.post(
    '/sheet-readings/:id/pages',
    {
      config: { access: 'signedIn', takesFile: true, notIdempotent: 'harmless' },
      schema: {
        operationId: 'addReadPage',
        tags,
        summary: 'Uploads a photo of a page, as `file` of a form: JPEG, PNG or WebP, 15 MB, 40 megapixels',
        description: 'A job reads it. A page that is sent again with its client_id is stored once.',
        params,
        body: Type.Object({ client_id: Type.Optional(ClientId) }),
        response: { 201: Type.Object({ id: Type.Integer() }) },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const sent = { content: sentFile(request, 'file')?.content, clientId: request.body?.client_id };
      return reply.status(201).send({ id: await addPage(context, request.params.id, sent) });
    },
  );
};

const types = { jpg: 'image/jpeg', webp: 'image/webp' };

const pictureRoute: Routes = async (http) => {
  http.get(
    '/read-pages/:id/:view',
    {
      config: { access: 'optional', limits: [rateLimits.photos] },
      schema: {
        operationId: 'getReadPagePicture',
        tags,
        summary: 'The picture of a page, by an address from the paper recognition',
        params: Type.Object({
          ...pageParams.properties,
          view: oneOf(['thumb', 'photo', 'straight'], {
            description: 'The thumbnail, the photo, or the photo straightened to a page.',
          }),
        }),
        querystring: Type.Object(ticketFields),
        response: { 200: { content: { 'image/*': { schema: Type.Unknown() } } } },
      },
    },
    async (request, reply) => {
      const { id, view } = request.params;
      const context = await contextByTicket(contextOf(request), request.query, ...pageSubject(id));
      const { content, sizeBytes, extension } = await pagePicture(context, id, view);
      return reply
        .type(types[extension === 'webp' ? 'webp' : 'jpg'])
        .header('cache-control', 'private, max-age=3600')
        .header('content-length', sizeBytes)
        .send(content);
    },
  );
};

export const readingFileRoutes = inOneScope([addPageRoute, pictureRoute]);
