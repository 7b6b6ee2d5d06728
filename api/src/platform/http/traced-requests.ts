import { beginSpan, type Span } from '@skep/observability';
import type { FastifyRequest } from 'fastify';
import type { Http } from './http-types.ts';
import { meantStatus } from './old-statuses.ts';

/**
 * A span for each request, named by the template of its route, and everything that follows below it. Reading a body takes
 * the request into another turn, so that it is started again after it.
 */
export function traceRequests(http: Http): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  http.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    const span = beginSpan(request.method, 'server', {}, traceparent?.toString());
    spans.set(request, span);
    span.around(done);
  });
  http.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else span.around(done);
  });
  http.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    const route = request.routeOptions.url ?? 'unknown';
    span?.emit(`${request.method} ${route}`, {
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': meantStatus(reply),
      'skep.request_id': request.id,
    });
    span?.end({ isFault: meantStatus(reply) >= 500 });
  });
}
