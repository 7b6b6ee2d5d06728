import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { askOutside, faultOfAddress, type OutsideOptions, OutsideProblem } from './safe-fetch.ts';

const ourselves = ['127.0.0.1/32'];
let server: Server;
let answer: RequestListener;
let hosts: (string | undefined)[];
beforeAll(async () => {
  server = createServer((request, response) => {
    hosts.push(request.headers.host);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  hosts = [];
  answer = (_request, response) => response.end('taken');
});

const port = () => (server.address() as AddressInfo).port;
const post = (url: string, options: Partial<OutsideOptions> = {}) =>
  askOutside(
    { url, method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
    { allowedNetworks: ourselves, ...options },
  );
const faultOf = (requestResult: Promise<unknown>) =>
  requestResult.then(
    () => undefined,
    (error: unknown) => (error instanceof OutsideProblem ? error.fault : error),
  );
const leadsTo =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

test('an answer of any status is an answer', async () => {
  answer = (_request, response) => response.writeHead(500).end('broken');
  expect(await post(`http://127.0.0.1:${port()}/`)).toEqual({ status: 500, text: 'broken' });
});

test('a name is resolved once, and what was checked is called under its name', async () => {
  let requestResult = 0;
  const resolve = async () => {
    requestResult += 1;
    return leadsTo(requestResult === 1 ? '127.0.0.1' : '10.0.0.1')();
  };
  expect(await post(`http://hooks.example:${port()}/`, { resolve })).toMatchObject({ status: 200 });
  expect([requestResult, hosts]).toEqual([1, [`hooks.example:${port()}`]]);
});

test.each([
  ['one inside', ['10.1.2.3']],
  ['one of two inside', ['93.184.216.34', '192.168.0.1']],
  ['the metadata of a cloud', ['169.254.169.254']],
  ['an IPv4 address mapped into IPv6', ['::ffff:10.0.0.1']],
  ['NAT64 of one inside', ['64:ff9b::a00:1']],
])('a name that leads to %s is answered like one that leads nowhere', async (_what, addresses) => {
  const nowhere = async () => Promise.reject(new Error('ENOTFOUND'));
  const faults = [leadsTo(...addresses), nowhere].map((resolve) =>
    faultOf(post('http://hooks.example/', { resolve })),
  );
  expect(await Promise.all(faults)).toEqual(['unknown_host', 'unknown_host']);
});

test('localhost is inside', async () => {
  expect(await faultOf(post(`http://localhost:${port()}/`, { allowedNetworks: [] }))).toBe('unknown_host');
});

test('a redirect is not followed, wherever it leads', async () => {
  answer = (_request, response) => response.writeHead(307, { location: '/elsewhere' }).end();
  expect(await faultOf(post(`http://127.0.0.1:${port()}/`))).toBe('redirect');
  expect(hosts).toHaveLength(1);
});

test('an answer that is too long or never ends is cut off', async () => {
  answer = (_request, response) => response.end('x'.repeat(65_537));
  expect(await faultOf(post(`http://127.0.0.1:${port()}/`))).toBe('too_much');
  answer = (_request, response) => void response.write('x');
  expect(await faultOf(post(`http://127.0.0.1:${port()}/`, { milliseconds: 50 }))).toBe('too_slow');
});

test('who hangs up is unreachable', async () => {
  answer = (request) => request.socket.destroy();
  expect(await faultOf(post(`http://127.0.0.1:${port()}/`))).toBe('unreachable');
});

describe('a server that does not keep to HTTP', () => {
  let raw: TcpServer;
  let says: (write: (text: string) => Promise<void>) => Promise<void>;
  beforeAll(async () => {
    raw = createTcpServer((socket) => {
      const write = (text: string) =>
        new Promise<void>((done, failed) => {
          socket.write(text, (error) => (error ? failed(error) : done()));
        });
      socket.on('error', () => undefined);
      socket.once('data', () => says(write).catch(() => undefined));
    });
    await new Promise<void>((done) => raw.listen(0, '127.0.0.1', done));
  });
  afterAll(() => raw.close());

  const fault = (milliseconds = 5000) =>
    faultOf(post(`http://127.0.0.1:${(raw.address() as AddressInfo).port}/`, { milliseconds }));
  /** As often as it is read, which ends when we hang up. */
  const forEver = (text: string) => async (write: (text: string) => Promise<void>) => {
    for (;;) await write(text);
  };

  test.each([
    ['garbage', 'SSH-2.0-OpenSSH_9.9\r\n'],
    [
      'an unexpected upgrade',
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
    ],
    ['two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello'],
    ['a header without an end', `HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}`],
  ])('by %s is unreachable', async (_what, text) => {
    says = (write) => write(text);
    expect(await fault()).toBe('unreachable');
  });

  test.each([
    ['a status', 'HTTP/1.1 '],
    ['headers', 'HTTP/1.1 200 OK\r\nx: x'],
    ['a body', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nx'],
  ])('and stops in the middle of %s is too slow', async (_what, text) => {
    says = (write) => write(text);
    expect(await fault(50)).toBe('too_slow');
  });

  test('and only ever says that it is about to answer is too slow', async () => {
    says = forEver('HTTP/1.1 102 Processing\r\n\r\n');
    expect(await fault(50)).toBe('too_slow');
  });

  test('and sends pieces without an end is cut off', async () => {
    says = async (write) => {
      await write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
      await forEver(`400\r\n${'x'.repeat(1024)}\r\n`)(write);
    };
    expect(await fault()).toBe('too_much');
  });
});

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
])('an answer that %s makes small is never unpacked', async (encoding, compress) => {
  const bomb = compress(Buffer.alloc(10_000_000));
  answer = (_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(bomb);
  const { text } = await post(`http://127.0.0.1:${port()}/`);
  expect(text.length).toBeLessThanOrEqual(bomb.length);
});

test.each([
  'ftp://hooks.example/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'gopher://hooks.example',
  'hooks.example',
  'http://',
  'http://anna:secret@hooks.example/',
  'http://anna@hooks.example/',
])('%s is no address of ours to call', (url) => {
  expect(faultOfAddress(url, [])).toBe('address');
});

test.each(['https://hooks.example/a?b=c', 'http://93.184.216.34:8080/', 'https://[2606:4700::1111]/'])(
  '%s may be tried',
  (url) => {
    expect(faultOfAddress(url, [])).toBeUndefined();
  },
);

test('the operator allows a network, and its neighbour stays shut', () => {
  const allowed = ['192.168.7.0/24', 'fd00:7::/32', '10.0.0.5'];
  const faults = ['192.168.7.9', '192.168.8.9', '[fd00:7::1]', '[fd00:8::1]', '10.0.0.5', '10.0.0.6'].map(
    (host) => faultOfAddress(`http://${host}/`, allowed),
  );
  expect(faults).toEqual([undefined, 'private', undefined, 'private', undefined, 'private']);
});

/** Networks that no stranger's address may lead to, as their first 32 bits and the bits that are fixed. */
const inside: readonly [address: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const insideAddress = fc
  .tuple(fc.constantFrom(...inside), fc.integer({ min: 0, max: 0xffffffff }))
  .map(([[base, bits], random]) => {
    const fixed = base.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
    return fixed + (random % 2 ** (32 - bits));
  });

const bytesOf = (address: number) => [24, 16, 8, 0].map((shift) => (address >>> shift) & 255);
const hex = (number: number) => number.toString(16);
const groupsOf = (address: number) => `${hex(address >>> 16)}:${hex(address & 0xffff)}`;

/** The ways in which a browser, a shell and a router write the same address. */
const spellings: readonly ((address: number) => string)[] = [
  (address) => bytesOf(address).join('.'),
  (address) => String(address),
  (address) => `0x${hex(address)}`,
  (address) => `0${address.toString(8)}`,
  (address) =>
    bytesOf(address)
      .map((part) => `0x${hex(part)}`)
      .join('.'),
  (address) =>
    bytesOf(address)
      .map((part) => `0${part.toString(8)}`)
      .join('.'),
  (address) => `${address >>> 24}.${address & 0xffffff}`,
  (address) => `0x${hex(address >>> 24)}.${(address >>> 16) & 255}.${address & 0xffff}`,
  (address) => `${bytesOf(address).join('.')}.`,
  (address) => bytesOf(address).join('%2E'),
  (address) => bytesOf(address).join('.').replace(/1/g, '\u{ff11}'),
  (address) => `[::ffff:${bytesOf(address).join('.')}]`,
  (address) => `[::ffff:${groupsOf(address)}]`,
  (address) => `[0:0:0:0:0:FFFF:${groupsOf(address)}]`,
  (address) => `[::${groupsOf(address)}]`,
  (address) => `[64:ff9b::${groupsOf(address)}]`,
  (address) => `[2002:${groupsOf(address)}::]`,
];

test('no spelling of an address inside is taken for one outside', () => {
  fc.assert(
    fc.property(insideAddress, fc.constantFrom(...spellings), (address, spell) => {
      expect(faultOfAddress(`http://${spell(address)}/`, [])).not.toBeUndefined();
    }),
  );
});

test('no address of IPv6 outside of those that are given out is called', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  fc.assert(
    fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
      const [first = 0] = groups;
      fc.pre(first >>> 13 !== 1);
      expect(faultOfAddress(`http://[${groups.map(hex).join(':')}]/`, [])).toBe('private');
    }),
  );
});
