import type { RouteOptions } from 'fastify';
import Type from 'typebox';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { Routes } from './http-types.ts';

const schema = { operationId: 'aRoute', response: { 200: Type.Null() } };
const config = { access: 'public', limits: [rateLimits.open] } as const;

test.each<[string, Pick<RouteOptions, 'config' | 'schema'>, RegExp]>([
  ['who may call it', { schema }, /does not say who may call it/],
  ['how often visitors may call it', { config: { access: 'public' }, schema }, /has no config\.limits/],
  ['its name', { config, schema: { response: schema.response } }, /has no schema\.operationId/],
  ['a name of its own', { config, schema: { ...schema, operationId: 'login' } }, /is the name of two routes/],
  ['its answers', { config, schema: { operationId: 'aRoute' } }, /has no schema\.response/],
  [
    'that its answer with a secret is not stored',
    {
      config: { access: 'signedIn' },
      schema: { operationId: 'aRoute', response: { 200: Type.Object({ api_token: Type.String() }) } },
    },
    /would keep answers with api_token/,
  ],
])('a route that does not say %s keeps the service from starting', async (_what, options, message) => {
  const routes: Routes = async (http) => {
    http.route({ ...options, method: 'POST', url: '/thing', handler: async () => null });
  };
  await expect(startTestApi({ moreRoutes: [routes] })).rejects.toThrow(message);
});
