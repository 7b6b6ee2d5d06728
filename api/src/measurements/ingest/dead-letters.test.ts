import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

const lines: string[] = [];
let broker: Server;
let api: TestApi;
/** Numbers of messages that were acknowledged. */
const acknowledged: number[] = [];
let onAcknowledged: () => void = () => undefined;
/** Sent when a topic is asked for. */
let messages: Buffer[] = [];
beforeAll(async () => {
  broker = createServer(converse);
  await new Promise<void>((done) => broker.listen(0, '127.0.0.1', done));
  const { port } = broker.address() as AddressInfo;
  api = await startTestApi({
    database: 'fresh',
    environment: { MQTT_URL: `mqtt://127.0.0.1:${port}`, MQTT_TOPICS: 'skep/+', LOG_LEVEL: 'info' },
    logStream: { write: (line) => void lines.push(line) },
  });
});
afterAll(async () => {
  await api.close();
  await new Promise((done) => broker.close(done));
});

/** MQTT 3.1.1 as far as a subscriber needs it: each packet that it sends is shorter than 128 bytes. */
function converse(socket: Socket): void {
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    for (let at = 0; at + 1 < data.length; at += 2 + (data[at + 1] ?? 0)) {
      const kind = (data[at] ?? 0) >> 4;
      const number = data.subarray(at + 2, at + 4);
      if (kind === 1) socket.write(Buffer.from([0x20, 2, 0, 0]));
      if (kind === 4) {
        acknowledged.push(number.readUInt16BE());
        onAcknowledged();
      }
      if (kind === 8)
        socket.write(Buffer.concat([Buffer.from([0x90, 3]), number, Buffer.from([1]), ...messages]));
      if (kind === 14) socket.end();
    }
  });
}

function aMessage(number: number, topic: string, payload: object): Buffer {
  const rest = Buffer.concat([
    Buffer.from([0, topic.length]),
    Buffer.from(topic),
    Buffer.from([0, number]),
    Buffer.from(JSON.stringify(payload)),
  ]);
  return Buffer.concat([Buffer.from([0x32, rest.length]), rest]);
}

test('a message that the database refuses is set aside for its owner and acknowledged, like those after it', async () => {
  const anna = await aUser(api);
  const { id, key } = await aDevice(api, anna);
  await sql`alter table measurements add constraint no_such_value check (t <> 6) not valid`.execute(
    api.database.db,
  );
  messages = [aMessage(1, `skep/${key}`, { t: 6 }), aMessage(2, `skep/${key}`, { t: 7 })];
  const done = new Promise<void>((resolve) => {
    onAcknowledged = () => {
      if (acknowledged.length === 2) resolve();
    };
  });
  const subscription = api.app.startMqtt();
  await done;
  await subscription?.stop();
  expect(acknowledged).toEqual([1, 2]);
  expect(lines.join('')).toContain('is set aside');
  expect(lines.join('')).not.toContain(key);
  const { body } = await api.request('GET', `/api/v1/devices/${id}/inbox`, { as: anna });
  const statuses = body.map(({ status }: { status: string }) => status).sort();
  expect(statuses).toEqual(['stored', 'unreadable']);
});
