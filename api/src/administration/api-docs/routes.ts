import Type from 'typebox';
import type { Routes } from '#platform/http/http.ts';
import { oneOf } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { type Description, descriptionOf } from './description.ts';
import { viewerFile, viewerFiles, viewerPage, viewerPolicy } from './viewer.ts';

const config = { access: 'public', limits: [rateLimits.open] } as const;
const tags = ['service'];

/** What programmers read: the OpenAPI document, and a page to browse it. */
export const apiDocsRoutes: Routes = async (http) => {
  let description: Description | undefined;
  http.get(
    '/openapi.json',
    {
      config,
      schema: {
        operationId: 'getOpenApi',
        tags,
        summary: 'This OpenAPI document',
        response: { 200: Type.Unsafe<object>({ type: 'object', additionalProperties: true }) },
      },
    },
    async (_request, reply) => {
      description ??= descriptionOf(http.swagger());
      // Everybody may read it, so caches may store it and ask whether it has changed.
      return reply
        .headers({ etag: description.etag, 'cache-control': 'no-cache' })
        .type('application/json; charset=utf-8')
        .send(description.body);
    },
  );
  http.get(
    '/docs',
    {
      config,
      schema: {
        operationId: 'getApiDocs',
        tags,
        summary: 'A page to browse this document',
        response: { 200: Type.String({ description: 'HTML.' }) },
      },
    },
    async (_request, reply) =>
      reply
        .headers({ 'content-security-policy': viewerPolicy, 'cache-control': 'no-cache' })
        .type('text/html; charset=utf-8')
        .send(viewerPage),
  );
  http.get(
    '/docs/:file',
    {
      config,
      schema: {
        operationId: 'getApiDocsFile',
        tags,
        summary: 'A file of that page',
        params: Type.Object({ file: oneOf(viewerFiles, { description: 'Name of the file.' }) }),
        response: { 200: Type.Unsafe<string | Buffer>({ description: 'Style sheet or script.' }) },
      },
    },
    async (request, reply) => {
      const { type, content } = await viewerFile(request.params.file);
      return reply.headers({ 'cache-control': 'public, max-age=86400' }).type(type).send(content);
    },
  );
};
