import swagger from '@fastify/swagger';
import type { Http } from './http-types.ts';

/** Collects the schemas of every route that is registered after it into one OpenAPI document. */
export async function describeRoutes(http: Http): Promise<void> {
  await http.register(swagger, {
    refResolver: {
      buildLocalReference: (schema, _base, _fragment, index) => String(schema.$id ?? `schema-${index}`),
    },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Skep REST API',
        version: '1',
        description:
          'The wire of the apps and sensors that beekeepers use, with its habits: booleans as 0 and 1, sizes as ' +
          'texts, bare JSON texts as answers. Every error carries a code of the catalogue in X-Error-Code.',
        license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
  });
}
