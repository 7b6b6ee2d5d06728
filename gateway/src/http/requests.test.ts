import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { aUser } from '@skep/api/testing';
import { createGateway } from '../server.ts';
import { type FaultyFront, startFaultyFront } from '../testing/faulty-front.ts';
import { gatewaySecret, startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

let service: TestGateway;
let front: FaultyFront;

beforeAll(async () => {
  service = await startTestGateway();
  front = await startFaultyFront(service.restUrl);
});
afterAll(async () => {
  await front.close();
  await service.close();
});

const query = '{ __typename }';

async function codeOf(response: Response): Promise<string> {
  const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
  return errors[0]?.extensions.code ?? 'none';
}

test('only a POST of JSON is answered', async () => {
  const post = (body: string, contentType: string) => service.post(body, { 'content-type': contentType });
  for (const [body, contentType] of [
    [JSON.stringify({ query }), 'text/plain'],
    ['query=%7B__typename%7D', 'application/x-www-form-urlencoded'],
    [query, 'application/graphql'],
    [JSON.stringify({ query }), 'application/json-seq'],
  ] as const) {
    const answer = await post(body, contentType);
    expect(answer.status).toBe(415);
    expect(await codeOf(answer)).toBe('UNREADABLE_REQUEST');
  }
  expect((await post(JSON.stringify({ query }), 'application/json; charset=utf-8')).status).toBe(200);
});

test.each(['{"query":', '', 'null', '[]', '"x"'])('a body of %j is refused in JSON', async (body) => {
  const answer = await service.post(body, { 'content-type': 'application/json' });
  expect([answer.status, await codeOf(answer)]).toEqual([400, 'UNREADABLE_REQUEST']);
});

const nest = `${'['.repeat(49_000)}${']'.repeat(49_000)}`;

test.each([
  ['alone and without an end', 'UNREADABLE_REQUEST', '['.repeat(100_000)],
  ['alone', 'UNREADABLE_REQUEST', nest],
  ['in a variable', 'REQUEST_TOO_LARGE', `{"query":"{ viewer { id } }","variables":{"other":${nest}}}`],
  ['in place of variables', 'REQUEST_TOO_LARGE', `{"query":"{ viewer { id } }","variables":${nest}}`],
  ['in an extension', 'REQUEST_TOO_LARGE', `{"query":"{ viewer { id } }","extensions":{"a":${nest}}}`],
])('lists in each other, as deep as a body is long and %s, are refused', async (_where, code, body) => {
  const answer = await service.post(body, { accept: 'application/graphql-response+json' });
  expect([answer.status, await codeOf(answer)]).toEqual([400, code]);
});

test('nothing runs by GET', async () => {
  for (const text of [query, 'mutation { signOut { __typename } }']) {
    const url = `http://gateway.test/graphql?query=${encodeURIComponent(text)}`;
    const answer = await service.gateway.fetch(new Request(url, { headers: { accept: 'application/json' } }));
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  }
});

test('several operations in one body are refused', async () => {
  const answer = await service.post([{ query }, { query }]);
  expect(answer.status).toBe(400);
  expect(await codeOf(answer)).toBe('UNREADABLE_REQUEST');
});

test('a body that is no JSON, or no request, gets an error', async () => {
  for (const body of ['{"query":', '"text"', 'null', '{}', '{"query": 5}', '{"query":"{"}']) {
    const answer = await service.post(body);
    expect(answer.status).toBeGreaterThanOrEqual(200);
    expect(answer.status).toBeLessThan(500);
    expect(await codeOf(answer)).toBe('UNREADABLE_REQUEST');
  }
});

test('a body of more than 100 kB is refused, with or without its length named', async () => {
  const body = JSON.stringify({ query, variables: { long: 'x'.repeat(110_000) } });
  const named = await service.post(body, { 'content-length': String(body.length) });
  expect([named.status, await codeOf(named)]).toEqual([413, 'REQUEST_TOO_LARGE']);
  const unnamed = await service.post(body);
  expect([unnamed.status, await codeOf(unnamed)]).toEqual([413, 'REQUEST_TOO_LARGE']);
});

test('a request keeps its id through all services, or gets one', async () => {
  const gateway = createGateway({
    restUrl: front.url,
    gatewaySecret,
    documents: new Map(),
    isDevelopment: true,
  });
  const anna = await aUser(service.api);
  const send = (id: string) =>
    gateway.fetch(
      new Request('http://gateway.test/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-request-id': id,
          'accept-language': 'nl',
          authorization: `Bearer ${anna.token}`,
        },
        body: JSON.stringify({ query: '{ viewer { id } }' }),
      }),
    );
  front.next();
  expect((await send('a-request-of-mine')).headers.get('x-request-id')).toBe('a-request-of-mine');
  expect(front.seen[0]?.headers).toMatchObject({
    'x-request-id': 'a-request-of-mine',
    'accept-language': 'nl',
    authorization: `Bearer ${anna.token}`,
    'x-skep-gateway': gatewaySecret,
  });
  const strange = await send('with "quotes" and more');
  expect(strange.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  await gateway.close();
});

test('a client that leaves in the middle of its request harms nobody', async () => {
  const server = createServer(service.gateway.handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const hasArrived = once(server, 'request');
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"qu',
  );
  await hasArrived;
  socket.destroy();
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  expect(await answer.json()).toEqual({ data: { __typename: 'Query' } });
  server.close();
});

describe('the client address', () => {
  const servers: Server[] = [];
  afterAll(() => servers.forEach((server) => void server.close()));

  async function seenAddress(trustedProxies: string[], forwardedFor: string | undefined) {
    const gateway = createGateway({
      restUrl: front.url,
      documents: new Map(),
      isDevelopment: true,
      trustedProxies,
    });
    const server = createServer(gateway.handle);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    front.next();
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }),
      },
      body: JSON.stringify({
        query: 'mutation { resendVerification(email: "nobody@skep.example") { __typename } }',
      }),
    });
    expect(answer.status).toBe(200);
    return front.seen[0]?.headers['x-forwarded-for'];
  }

  test('is the other end of the connection, whatever a header claims', async () => {
    expect(await seenAddress([], undefined)).toBe('127.0.0.1');
    expect(await seenAddress([], '1.2.3.4')).toBe('127.0.0.1');
  });

  test('is what a trusted front says of its caller, not what the caller says', async () => {
    expect(await seenAddress(['127.0.0.0/8'], '1.2.3.4')).toBe('1.2.3.4');
    expect(await seenAddress(['127.0.0.0/8', '10.0.0.0/8'], '6.6.6.6, 1.2.3.4, 10.1.1.1')).toBe('1.2.3.4');
    expect(await seenAddress(['127.0.0.1'], 'nonsense')).toBe('127.0.0.1');
    expect(await seenAddress(['127.0.0.1'], '2001:db8::7')).toBe('2001:db8::7');
  });
});
