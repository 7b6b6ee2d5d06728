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
          "Routes under /api/v1 are Skep's own API: camelCase names, booleans, RFC 3339 times, and ids as texts. Use them for " +
          'what you write now. All other routes are those of old apps and of sensors, and do not change: booleans are 0 ' +
          'and 1, sizes are texts, and some answers are bare JSON texts. Sign in with a personal API token of the page ' +
          'Security. Every error has a code of the catalogue in X-Error-Code.',
        license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
  });
}
