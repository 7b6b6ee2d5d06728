import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { healthCommand } from './health-command.ts';

test.each([
  ['127.0.0.1', undefined],
  ['127.0.0.2', '127.0.0.2'],
  ['0.0.0.0', '0.0.0.0'],
  ['::', '::'],
  ['::1', '::1'],
])('a service that listens at %s is queried there', async (listens, HOST) => {
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((done) => server.listen(0, listens, done));
  const PORT = String((server.address() as AddressInfo).port);
  await expect(healthCommand([], { PORT, HOST })).resolves.toBeUndefined();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

test('a service that is not there is reported with its address', async () => {
  await expect(healthCommand([], { PORT: '1', HOST: '127.0.0.2' })).rejects.toThrow(
    'Nothing answers at http://127.0.0.2:1/health/ready.',
  );
});
