import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { finishesRequests } from './graceful-shutdown.ts';

test('a request that has reached the machine and is not read yet is answered before the server ends', async () => {
  const server = createServer((_request, response) => response.end('done'));
  const finish = finishesRequests(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const clients = Array.from({ length: 30 }, () => connect(address.port, '127.0.0.1').setEncoding('utf8'));
  const answers = clients.map((client) => new Promise((resolve) => client.once('data', resolve)));
  await Promise.all(
    clients.map(
      (client) => new Promise((sent) => client.write('GET / HTTP/1.1\r\nhost: test\r\n\r\n', sent)),
    ),
  );
  const closed = once(server, 'close');
  await finish(() => server.close());
  expect(await Promise.all(answers)).toEqual(
    Array(30).fill(expect.stringMatching(/^HTTP\/1\.1 200 .*done$/s)),
  );
  await closed;
});
