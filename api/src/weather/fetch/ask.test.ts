import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { WeatherProblem } from '#weather/core/weather-problem.ts';
import { askProvider } from './ask.ts';

const bytes = 10_000;
let server: Server;
let requestCount: number;
let answer: RequestListener;
beforeAll(async () => {
  server = createServer((request, response) => {
    requestCount += 1;
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requestCount = 0;
});

const host = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;
const problemOf = (milliseconds = 5000) =>
  askProvider(new URL(`http://${host()}/v1/forecast`), { milliseconds, bytes }).then(
    () => undefined,
    (error: unknown) => (error instanceof WeatherProblem ? [error.kind, error.message] : error),
  );
const noAnswer = () => ['unreachable', `${host()} did not answer.`];

test.each([
  ['never begins', () => undefined],
  ['never ends', (_request, response) => void response.write('{')],
  [
    'only ever says that it is about to answer',
    (_request, response) => {
      const say = () => response.destroyed || response.writeProcessing(say);
      say();
    },
  ],
] satisfies [string, RequestListener][])('an answer that %s is not waited for', async (_what, given) => {
  answer = given;
  expect(await problemOf(50)).toEqual(noAnswer());
});

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
])('an answer that %s makes small is read as far as any other', async (encoding, compress) => {
  const bomb = compress(Buffer.alloc(10_000_000, ' '));
  expect(bomb.length).toBeLessThan(100_000);
  answer = (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding }).end(bomb);
  expect(await problemOf()).toEqual(['unreadable', `An answer of more than ${bytes} bytes.`]);
});

test('an answer that is not packed as it says is none', async () => {
  answer = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('{}');
  expect(await problemOf()).toEqual(noAnswer());
});

test.each(['http://169.254.169.254/latest/meta-data/', '/v1/forecast'])(
  'a redirect to %s is no answer, and is not followed',
  async (location) => {
    answer = (_request, response) => response.writeHead(302, { location }).end();
    expect([await problemOf(), requestCount]).toEqual([noAnswer(), 1]);
  },
);

test.each([
  ['a page', '<html>frogs</html>'],
  ['nothing', ''],
  ['half an object', '{"hourly":'],
  ['lists in each other', '['.repeat(bytes)],
])('%s is no JSON', async (_what, text) => {
  answer = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(text);
  expect(await problemOf()).toEqual(['unreadable', 'An answer that is no JSON.']);
});

test('an error with an endless body is not read', async () => {
  answer = (_request, response) => {
    response.writeHead(500);
    const write = () => {
      while (response.write('x'.repeat(10_000)));
      response.once('drain', write);
    };
    write();
  };
  expect(await problemOf()).toEqual(['unreachable', `${host()} answered 500.`]);
});

test('an unexpected upgrade is no answer', async () => {
  answer = (_request, response) => {
    response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n');
  };
  expect(await problemOf()).toEqual(noAnswer());
});
