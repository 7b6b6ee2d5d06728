import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { smtpTransport } from './transport.ts';

let server: Server;
let heard: string;
let converse: (socket: Socket) => void;
beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => (heard += chunk));
    converse(socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => server.close());
beforeEach(() => {
  heard = '';
});

const mail = { recipient: 'anna@skep.example', subject: 'Hello', text: 'plain', html: '<p>rich</p>' };

function send({ milliseconds = 10_000, user = '', query = '' } = {}): Promise<void> {
  const { port } = server.address() as AddressInfo;
  return smtpTransport(`smtp://${user}127.0.0.1:${port}${query}`, 'bees@skep.example').send(mail, {
    milliseconds,
  });
}

/** Answers each command by the first of these that begins as it does, as a server without a fault. */
function answering(replies: Record<string, string> = {}) {
  const all: Record<string, string> = {
    EHLO: '250-here\r\n250 AUTH PLAIN',
    DATA: '354 go on',
    QUIT: '221 bye',
    ...replies,
  };
  return (socket: Socket) => {
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      const [command = ''] = String(chunk).split(/\s/);
      socket.write(`${all[command] ?? '250 ok'}\r\n`);
    });
  };
}

/** As fast as it is read, which ends when we hang up. */
function forEver(socket: Socket, text: string): void {
  while (!socket.destroyed && socket.write(text));
  socket.once('drain', () => forEver(socket, text));
}

test.each([
  ['says nothing', () => undefined],
  ['greets and says nothing more', (socket) => void socket.write('220 here\r\n')],
  [
    'always has one more letter to say',
    (socket) => {
      socket.write('220 here\r\n');
      const timer = setInterval(() => socket.write('2'), 5);
      socket.once('close', () => clearInterval(timer));
    },
  ],
] satisfies [string, (socket: Socket) => void][])(
  'a server that %s is not waited for',
  async (_what, talk) => {
    converse = talk;
    await expect(send({ milliseconds: 100 })).rejects.toThrow(/aborted|timeout/i);
  },
);

test.each(['250-and another line\r\n', 'x'.repeat(1000)])(
  'a reply that never ends is cut off: %#',
  async (text) => {
    converse = (socket) => {
      socket.write('220 here\r\n');
      socket.once('data', () => forEver(socket, text));
    };
    await expect(send()).rejects.toThrow(/too large|size/i);
  },
);

test('a server that speaks something else is recognised', async () => {
  converse = (socket) => void socket.write('HTTP/1.1 400 Bad Request\r\n\r\n');
  await expect(send()).rejects.toThrow(/greeting/i);
});

describe('a password', () => {
  const user = 'bees:hunter2@';
  const isHeard = () =>
    heard.includes('AUTH') || heard.includes(Buffer.from('\0bees\0hunter2').toString('base64'));

  test('does not leave where somebody has taken the offer of TLS out', async () => {
    converse = answering({ STARTTLS: '502 no such command' });
    await expect(send({ user })).rejects.toThrow(/STARTTLS/);
    expect(isHeard()).toBe(false);
  });

  test('does not leave where TLS is promised and not begun', async () => {
    converse = answering({
      EHLO: '250-here\r\n250-STARTTLS\r\n250 AUTH PLAIN',
      STARTTLS: '220 go on\r\n250-here',
    });
    await expect(send({ user, milliseconds: 500 })).rejects.toThrow();
    expect(isHeard()).toBe(false);
  });

  test('leaves without TLS where the operator says so', async () => {
    converse = answering();
    await send({ user, query: '/?requireTLS=false' });
    expect(isHeard()).toBe(true);
  });
});
