import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerHealth } from './health.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const gatewayBefore = (restUrl: string) =>
  listening((request, response) => {
    if (!answerHealth(restUrl, request, response)) response.writeHead(418).end();
  });

test('it lives, and says whether the api does', async () => {
  const requests: (string | undefined)[] = [];
  const api = await listening(({ url }, response) => {
    requests.push(url);
    response.end('{}');
  });
  const gateway = await gatewayBefore(api);
  expect(await (await fetch(`${gateway}/health/live`)).json()).toEqual({ status: 'live' });
  expect(requests).toEqual([]);
  expect(await (await fetch(`${gateway}/health/ready`)).json()).toEqual({ status: 'ready', api: 'ok' });
  expect(requests).toEqual(['/health/live']);
});

test('without its api it stays, to tell people so', async () => {
  const gateway = await gatewayBefore('http://127.0.0.1:1');
  const answer = await fetch(`${gateway}/health/ready`);
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready', api: 'unreachable' }]);
});

test('everything else is for GraphQL', async () => {
  const gateway = await gatewayBefore('http://127.0.0.1:1');
  expect((await fetch(`${gateway}/health`)).status).toBe(418);
});
