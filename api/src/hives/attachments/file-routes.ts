import Type from 'typebox';
import { ticketFields } from '#account/core/ticket-wire.ts';
import type { AttachmentId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { contextOf, signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, oneOf } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { attachedFile, attachedPicture } from './service.ts';

const tags = ['attachments'];
const params = idParams<AttachmentId>('attachment');
const types: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp', pdf: 'application/pdf' };
const typeOf = (extension: string) => types[extension] ?? 'application/octet-stream';

const pictureRoute: Routes = async (http) => {
  http.get(
    '/attachments/:id/:size',
    {
      config: { access: 'optional', limits: [rateLimits.photos] },
      schema: {
        operationId: 'getAttachedPicture',
        tags,
        summary: 'The picture of an attached photo, by an address from the list of attachments',
        params: Type.Object({
          ...params.properties,
          size: oneOf(['thumb', 'whole'], { description: 'The thumbnail or the full photo.' }),
        }),
        querystring: Type.Object(ticketFields),
        response: { 200: { content: { 'image/*': { schema: Type.Unknown() } } } },
      },
    },
    async (request, reply) => {
      const wanted = { ...request.params, ticket: request.query };
      const { content, sizeBytes, attachment } = await attachedPicture(contextOf(request), wanted);
      return reply
        .type(typeOf(attachment.extension))
        .header('cache-control', 'private, max-age=3600')
        .header('content-length', sizeBytes)
        .send(content);
    },
  );
};

const fileRoute: Routes = async (http) => {
  const schema = {
    operationId: 'readAttachedFile',
    tags,
    summary: 'An attached photo or document, to save',
    params,
    response: { 200: { content: { 'application/octet-stream': { schema: Type.Unknown() } } } },
  };
  const config = { access: 'signedIn', errors: { isV1: true } } as const;
  http.get('/v1/attachments/:id/file', { config, schema }, async (request, reply) => {
    const { id } = request.params;
    const { content, sizeBytes, attachment } = await attachedFile(signedInContextOf(request), id);
    const { kind, extension } = attachment;
    // Saved and never shown by this address: what somebody sent is no page of ours.
    return reply
      .type(typeOf(extension))
      .header('content-disposition', `attachment; filename="${kind}-${id}.${extension}"`)
      .header('cache-control', 'private, no-store')
      .header('content-length', sizeBytes)
      .send(content);
  });
};

export const attachmentFileRoutes = inOneScope([pictureRoute, fileRoute]);
