import Type from 'typebox';
import type { Routes } from '#platform/http/http.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';

// A bee's comb cell: the wire promises a picture of each person, and Skep keeps none.
const cell =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#f2a900" d="M32 4 56 18v28L32 60 8 46V18z"/></svg>';

export const avatarRoutes: Routes = async (http) => {
  http.get(
    '/avatar.svg',
    {
      config: { access: 'public', limits: [rateLimits.open] },
      schema: {
        operationId: 'getAvatar',
        tags: ['account'],
        summary: 'The default picture of a person',
        response: { 200: { content: { 'image/svg+xml': { schema: Type.String() } } } },
      },
    },
    async (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(cell),
  );
};
