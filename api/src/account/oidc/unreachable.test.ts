import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

const closing: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

/** A service whose provider answers like this. */
async function apiWith(answer: RequestListener): Promise<TestApi> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const api = await startTestApi({
    environment: {
      OIDC_ISSUER: `http://127.0.0.1:${port}`,
      OIDC_CLIENT_ID: 'skep',
      OIDC_CLIENT_SECRET: 'secret-of-the-test',
    },
  });
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
    await api.close();
  });
  return api;
}

/** How many could still be finished. */
async function attemptsIn({ database }: TestApi): Promise<number> {
  return (await database.db.selectFrom('oidc_attempts').select('attempt_hash').execute()).length;
}

test.each<[string, RequestListener]>([
  ['fails', (_request, response) => response.writeHead(500).end()],
  ['speaks of something else', (_request, response) => response.end('<html>')],
  [
    'leads elsewhere',
    (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9' }).end(),
  ],
  ['is closed', (request) => request.socket.destroy()],
  [
    'sends without end',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const send = () => {
        while (response.write('x'.repeat(100_000)));
        response.once('drain', send);
      };
      send();
    },
  ],
])('a provider that %s is not reached, and nobody waits for it', async (_name, answer) => {
  const api = await apiWith(answer);
  const before = await attemptsIn(api);
  const { status, body } = await api.request('POST', '/api/v1/sign-in/provider/start');
  expect([status, body.code]).toEqual([503, 'provider_unreachable']);
  expect(await attemptsIn(api)).toBe(before);
});

test('where no provider is set, there is nothing to start', async () => {
  const api = await startTestApi();
  closing.push(api.close);
  const before = await attemptsIn(api);
  expect((await api.request('POST', '/api/v1/sign-in/provider/start')).status).toBe(404);
  expect(await attemptsIn(api)).toBe(before);
});
