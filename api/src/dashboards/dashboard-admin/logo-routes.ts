import Type from 'typebox';
import type { Routes } from '#platform/http/http.ts';
import { contextOf } from '#platform/http/request-context.ts';
import { text } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { logoFile } from './logo.ts';

/** A picture and no JSON: both APIs name its address. */
export const logoFileRoute: Routes = async (http) => {
  http.get(
    '/dashboards/logos/:key',
    {
      config: { access: 'public', limits: [rateLimits.photos] },
      schema: {
        operationId: 'getDashboardLogo',
        tags: ['dashboards'],
        summary: 'The logo of a dashboard, by an address from GET',
        params: Type.Object({ key: text({ description: 'Key of the picture, from the address.' }) }),
        response: { 200: { content: { 'image/*': { schema: Type.Unknown() } } } },
      },
    },
    async (request, reply) => {
      const { extension, content, sizeBytes } = await logoFile(contextOf(request), request.params.key);
      return (
        reply
          .type(extension === 'webp' ? 'image/webp' : 'image/jpeg')
          // Another logo has another address.
          .header('cache-control', 'private, max-age=604800, immutable')
          .header('content-length', sizeBytes)
          .send(content)
      );
    },
  );
};
