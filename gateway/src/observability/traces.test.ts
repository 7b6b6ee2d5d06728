import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { startTracing } from '@skep/observability';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** Api, gateway and what writes traces are loaded first. */
/** What a collector got by OTLP over HTTP. */
const received: SentSpan[] = [];
let collector: Server;
let gateway: TestGateway;
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const body = (await json(request)) as {
      resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
    };
    received.push(
      ...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  gateway = await startTestGateway();
});
afterAll(async () => {
  await gateway.close();
  collector.close();
  collector.closeAllConnections();
});

test('without a collector nothing is traced', async () => {
  expect(await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, 'skep')).toBeUndefined();
});

test('one trace leads from the request of the shell to the statements of the database, and tells no secret', async () => {
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const stop = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, 'skep');
  const trace = 'a'.repeat(32);
  const server = createServer(gateway.gateway.handle);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer not-a-token-of-anybody',
      traceparent: `00-${trace}-${'b'.repeat(16)}-01`,
    },
    body: JSON.stringify({ query: 'query Whoever { viewer { id } }' }),
  });
  await answer.text();
  server.close();
  server.closeAllConnections();
  await stop?.();
  const spans = received.filter(({ traceId }) => traceId === trace);
  const childrenOf = (id: string | undefined) => spans.filter(({ parentSpanId }) => parentSpanId === id);
  const [request] = childrenOf('b'.repeat(16));
  const [operation] = childrenOf(request?.spanId);
  const [call] = childrenOf(operation?.spanId);
  const [route] = childrenOf(call?.spanId);
  const [statement] = childrenOf(route?.spanId);
  expect([request, operation, call, route, statement].map((span) => span?.name)).toEqual([
    'graphql',
    'Whoever',
    'GET',
    'GET /api/v1/account',
    'select',
  ]);
  expect(JSON.stringify(received)).not.toContain('not-a-token-of-anybody');
});
