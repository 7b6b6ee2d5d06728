import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let broker: Server;
let converse: (socket: Socket) => void;
let onLine: (line: string) => void;
let api: TestApi;
beforeAll(async () => {
  broker = createServer((socket) => {
    socket.on('error', () => undefined);
    converse(socket);
  });
  await new Promise<void>((done) => broker.listen(0, '127.0.0.1', done));
  const { port } = broker.address() as AddressInfo;
  api = await startTestApi({
    environment: { MQTT_URL: `mqtt://skep:a-password@127.0.0.1:${port}`, LOG_LEVEL: 'info' },
    logStream: { write: (line) => onLine(line) },
  });
});
afterAll(async () => {
  await api.close();
  await new Promise((done) => broker.close(done));
});

// MQTT 3.1.1: CONNACK without a fault, in which a connection begins.
const welcome = Buffer.from([0x20, 2, 0, 0]);
const afterWelcome = (...bytes: number[]) => Buffer.concat([welcome, Buffer.from(bytes)]);

test.each([
  ['speaks something else', Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ['refuses us', Buffer.from([0x20, 2, 0, 5])],
  ['sends a packet of no kind', afterWelcome(0x00, 0)],
  ['sends a message of a quality that there is not', afterWelcome(0x36, 4, 0, 1, 0x61, 0)],
  ['sends a topic that is longer than its message', afterWelcome(0x30, 3, 0xff, 0xff, 0x61)],
  ['sends a length without an end', afterWelcome(0x30, 0xff, 0xff, 0xff, 0xff, 0xff)],
])('a broker that %s is reported, without its password, and nothing else ends', async (_what, bytes) => {
  converse = (socket) => {
    // A topic is subscribed after the welcome, and does not matter here.
    socket.once('data', () => socket.write(bytes));
  };
  const lines: string[] = [];
  const disconnected = new Promise<void>((done) => {
    onLine = (line) => {
      lines.push(line);
      if (line.includes('the broker cannot be reached')) done();
    };
  });
  const subscription = api.app.startMqtt();
  await disconnected;
  await subscription?.stop();
  expect(lines.join('')).not.toContain('a-password');
  expect((await api.request('GET', '/health/ready')).status).toBe(200);
});
