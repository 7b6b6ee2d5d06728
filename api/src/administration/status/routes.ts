import Type from 'typebox';
import { ping } from '#platform/database/ping.ts';
import type { Routes } from '#platform/http/http.ts';
import { contextOf } from '#platform/http/request-context.ts';
import { rateLimits } from '#platform/limits/rate-limits.ts';

const Health = Type.Object({ status: Type.String(), database: Type.String() });

/** For balancers and people: does the service live, and does it reach its database? */
export const healthRoutes: Routes = async (http) => {
  http.get(
    '/health',
    {
      // Balancers ask every second, all from one address.
      config: { access: 'public', limits: [] },
      schema: {
        operationId: 'getHealth',
        tags: ['service'],
        summary: 'State of the service and of its database',
        response: { 200: Health, 503: Health },
      },
    },
    async (request, reply) => {
      try {
        await ping(contextOf(request));
        return { status: 'ok', database: 'ok' };
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer');
        return reply.status(503).send({ status: 'unavailable', database: 'unreachable' });
      }
    },
  );
};

/** What the service says about itself under `/api`. */
export const serviceRoutes: Routes = async (http) => {
  http.get(
    '/',
    {
      config: { access: 'public', limits: [rateLimits.open] },
      schema: {
        operationId: 'openWebApp',
        tags: ['service'],
        summary: 'Leads to the web app',
        response: { 302: Type.Null() },
      },
    },
    async (request, reply) => reply.redirect(contextOf(request).addresses.webApp),
  );
  http.get(
    '/openapi.json',
    {
      config: { access: 'public', limits: [rateLimits.open] },
      schema: {
        operationId: 'getOpenApi',
        tags: ['service'],
        summary: 'This description',
        response: { 200: Type.Unsafe<object>({ type: 'object', additionalProperties: true }) },
      },
    },
    async () => http.swagger(),
  );
};
