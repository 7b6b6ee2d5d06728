import Type from 'typebox';
import type { Routes } from '#platform/http/http.ts';
import { contextOf } from '#platform/http/request-context.ts';
import { oneOf, text } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { pictureFile } from './picture.ts';

const types = { jpg: 'image/jpeg', webp: 'image/webp' };

/** A file has one address, whoever asks. */
export const researchPictureRoutes: Routes = async (http) => {
  http.get(
    '/research/pictures/:key/:size',
    {
      config: { access: 'public', limits: [rateLimits.photos] },
      schema: {
        operationId: 'getResearchPicture',
        tags: ['research'],
        summary: 'The picture of a research project, by an address from GET',
        params: Type.Object({
          key: text({ description: 'Key of the picture, from the address.' }),
          size: oneOf(['thumb', 'whole'], { description: 'The thumbnail or the full picture.' }),
        }),
        response: { 200: { content: { 'image/*': { schema: Type.Unknown() } } } },
      },
    },
    async (request, reply) => {
      const { key, size } = request.params;
      const { extension, content, sizeBytes } = await pictureFile(contextOf(request), key, size);
      return (
        reply
          .type(extension === 'webp' ? types.webp : types.jpg)
          // Another picture has another address.
          .header('cache-control', 'private, max-age=604800, immutable')
          .header('content-length', sizeBytes)
          .send(content)
      );
    },
  );
};
