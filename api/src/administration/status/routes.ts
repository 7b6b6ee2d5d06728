import Type from 'typebox';
import { ping } from '#platform/database/ping.ts';
import type { Routes } from '#platform/http/http.ts';
import { contextOf } from '#platform/http/request-context.ts';
import { oneOf } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { isReady, logUnanswered, readinessOf, readinessWords } from './service.ts';

const Health = Type.Object({ status: Type.String(), database: Type.String() });
const Liveness = Type.Object({ status: oneOf(['live']) });
const Readiness = Type.Object({
  status: oneOf(['ready', 'unready']),
  database: oneOf(readinessWords.database),
  migrations: oneOf(readinessWords.migrations),
  queue: oneOf(readinessWords.queue),
});

/**
 * For balancers, containers and people. A live process that is not ready has to be checked again: to restart it
 * brings no database back.
 */
export const healthRoutes: Routes = async (http) => {
  http.get(
    '/health/live',
    {
      config: { access: 'public', limits: [] },
      schema: {
        operationId: 'getLiveness',
        tags: ['service'],
        summary: 'Whether the process runs; calls no other process',
        response: { 200: Liveness },
      },
    },
    async () => ({ status: 'live' as const }),
  );
  http.get(
    '/health/ready',
    {
      config: { access: 'public', limits: [] },
      schema: {
        operationId: 'getReadiness',
        tags: ['service'],
        summary:
          'Whether requests can be served: the database answers, its tables are up to date, and its job queue exists',
        response: { 200: Readiness, 503: Readiness },
      },
    },
    async (request, reply) => {
      const readiness = await readinessOf(contextOf(request));
      return isReady(readiness)
        ? { status: 'ready' as const, ...readiness }
        : reply.status(503).send({ status: 'unready' as const, ...readiness });
    },
  );
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
        logUnanswered((unlogged) =>
          request.log.error({ err: error, unlogged }, 'the database does not answer'),
        );
        return reply.status(503).send({ status: 'unavailable', database: 'unreachable' });
      }
    },
  );
};

/** The address of the API itself. */
export const indexRoutes: Routes = async (http) => {
  http.get(
    '/',
    {
      config: { access: 'public', limits: [rateLimits.open] },
      schema: {
        operationId: 'openWebApp',
        tags: ['service'],
        summary: 'Redirects to the web app',
        response: { 302: Type.Null() },
      },
    },
    async (request, reply) => reply.redirect(contextOf(request).addresses.webApp),
  );
};
