import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { shellFolder } from './folders.ts';
import { serveServiceWorker } from './web-server-worker.ts';

test('switched off, browsers get the worker that undoes the one they have', async () => {
  const server = Fastify();
  await server.register(fastifyStatic, { root: join(shellFolder, 'public'), wildcard: false });
  serveServiceWorker(server, false);
  const { statusCode, headers, body } = await server.inject('/service-worker.js');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(headers['content-type']).toMatch(/javascript/);
  expect(body).toContain('registration.unregister()');
  await server.close();
});
