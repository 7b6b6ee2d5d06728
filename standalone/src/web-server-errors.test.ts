import Fastify from 'fastify';
import { addressOf, answerErrors } from './web-server-errors.ts';

test.each([
  ['/hives/7?page=2', '/hives/7', '?page=2'],
  ['//', '//', ''],
  ['//[', '//[', ''],
  ['//evil.example/', '//evil.example/', ''],
  ['/%', '/%', ''],
])('%s is the path %s of ours', (url, path, search) => {
  expect(addressOf(url)).toMatchObject({ hostname: 'localhost', pathname: path, search });
});

test.each([
  [
    'broken JSON',
    { method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload: '{' },
    400,
  ],
  ['another type', { method: 'POST', url: '/', headers: { 'content-type': 'text/x' }, payload: 'x' }, 415],
  ['an accident', { method: 'GET', url: '/' }, 500],
] as const)('%s is answered in JSON, without a word of the inside', async (_what, request, status) => {
  const server = Fastify();
  answerErrors(server);
  server.post('/', async () => 'read');
  server.get('/', async () => {
    throw new Error('a secret of the inside');
  });
  const { statusCode, body } = await server.inject(request);
  expect([statusCode, JSON.parse(body)]).toEqual([
    status,
    { code: status < 500 ? 'unreadable_request' : 'unexpected' },
  ]);
});
