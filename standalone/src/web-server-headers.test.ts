import Fastify from 'fastify';
import { setPageHeaders } from './web-server-headers.ts';

test.each([
  ['https://skep.example', 'max-age=31536000'],
  ['http://skep.example', undefined],
  [undefined, undefined],
])('pages of %s bind browsers to TLS only where people come by it', async (publicUrl, expected) => {
  const server = Fastify();
  setPageHeaders(server, publicUrl);
  server.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send('<p>'));
  server.get('/file.js', async (_request, reply) => reply.type('text/javascript').send('1'));
  const [page, file] = [await server.inject('/'), await server.inject('/file.js')];
  expect(page.headers['strict-transport-security']).toBe(expected);
  expect(page.headers['referrer-policy']).toBe('same-origin');
  expect(file.headers['x-content-type-options']).toBe('nosniff');
  expect(file.headers).not.toHaveProperty('strict-transport-security');
});
