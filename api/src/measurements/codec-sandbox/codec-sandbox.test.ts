import { type CodecAnswer, codecLimits } from './codec-answer.ts';
import { CodecRunner } from './codec-runner.ts';

const runner = new CodecRunner();
afterAll(() => runner.close());

const receivedAt = new Date('2026-05-03T12:00:00Z');
const run = (text: string, bytes: readonly number[] = [0x01, 0x2c, 0x37], port = 2): Promise<CodecAnswer> =>
  runner.run(text, { bytes: Uint8Array.from(bytes), port, receivedAt });

const failureOf = async (text: string) => {
  const answer = await run(text);
  return answer.kind === 'failed' ? answer.failure : answer;
};
const dataOf = async (text: string) => {
  const answer = await run(text);
  return answer.kind === 'decoded' ? answer.data : answer;
};

const works = 'function decodeUplink() { return { data: { works: true } }; }';

describe('styles of codecs', () => {
  test('ES5 with helper functions, globals, and functions for downlinks and normalization', async () => {
    const text = `
      var SCALE = 10;
      function signed(high, low) { var value = (high << 8) | low; return value > 32767 ? value - 65536 : value; }
      function decodeUplink(input) {
        return { data: { temperature: signed(input.bytes[0], input.bytes[1]) / SCALE, hum: input.bytes[2], port: input.fPort } };
      }
      function normalizeUplink(input) { throw new Error('not called'); }
      function encodeDownlink(input) { return { bytes: [] }; }
      function decodeDownlink(input) { return { data: {} }; }`;
    expect(await run(text)).toEqual({
      kind: 'decoded',
      data: { temperature: 30, hum: 55, port: 2 },
      warnings: [],
    });
  });

  test('ES2020 with classes, arrow functions and a view of the bytes', async () => {
    const text = `
      class Reader {
        #at = 0;
        constructor(bytes) { this.view = new DataView(Uint8Array.from(bytes).buffer); }
        int16() { const value = this.view.getInt16(this.#at); this.#at += 2; return value; }
      }
      const decodeUplink = ({ bytes, fPort, recvTime, variables }) => {
        const reader = new Reader(bytes);
        const { missing = null } = variables ?? {};
        return { data: { t: reader.int16() / 10, at: recvTime.toISOString(), missing }, warnings: ['low battery'] };
      };`;
    expect(await run(text)).toEqual({
      kind: 'decoded',
      data: { t: 30, at: '2026-05-03T12:00:00.000Z', missing: null },
      warnings: ['low battery'],
    });
  });

  test.each([
    ['Decoder(bytes, port)', 'function Decoder(bytes, port) { return { first: bytes[0], port: port }; }'],
    ['Decode(fPort, bytes)', 'function Decode(fPort, bytes) { return { first: bytes[0], port: fPort }; }'],
    [
      'module.exports',
      'var codec = { decodeUplink: function (i) { return { data: { first: i.bytes[0], port: i.fPort } }; } }; module.exports = codec;',
    ],
    [
      'module.exports behind a check',
      `function decodeUplink(i) { return { data: { first: i.bytes[0], port: i.fPort } }; }
       if (typeof module !== 'undefined') module.exports = { decodeUplink: decodeUplink };`,
    ],
  ])('%s', async (_style, text) => {
    expect(await dataOf(text)).toEqual({ first: 1, port: 2 });
  });

  const sent = [0xff, 0x38, 0x01, 0x80, 0x42, 0x28, 0x00, 0x7f, 0x41];
  const real = Buffer.from(sent);
  test.each<[string, unknown]>([
    ['buffer.readInt16BE(0)', real.readInt16BE(0)],
    ['buffer.readInt16LE(2)', real.readInt16LE(2)],
    ['buffer.readUInt16LE(1)', real.readUInt16LE(1)],
    ['buffer.readUint32BE(0)', real.readUInt32BE(0)],
    ['buffer.readInt32LE(0)', real.readInt32LE(0)],
    ['buffer.readInt8()', real.readInt8()],
    ['buffer.readUInt8(3)', real.readUInt8(3)],
    ['buffer.readFloatBE(4)', real.readFloatBE(4)],
    ['buffer.readDoubleLE(1)', real.readDoubleLE(1)],
    ['buffer.readIntBE(0, 3)', real.readIntBE(0, 3)],
    ['buffer.readIntLE(1, 3)', real.readIntLE(1, 3)],
    ['buffer.readUIntLE(0, 6)', real.readUIntLE(0, 6)],
    ['String(buffer.readBigInt64BE(0))', String(real.readBigInt64BE(0))],
    ['buffer.slice(2, 4).readUInt16BE(0)', real.subarray(2, 4).readUInt16BE(0)],
    ["buffer.toString('hex', 1, 3)", real.toString('hex', 1, 3)],
    ["Buffer.from('ff38', 'hex').readInt16BE(0)", -200],
    ["Array.from(Buffer.from('_zgB-A==', 'base64'))", [0xff, 0x38, 0x01, 0xf8]],
    ["Array.from(Buffer.from('Bié'))", [...Buffer.from('Bié')]],
    ["Buffer.from('Bié').toString()", 'Bié'],
    ['buffer.length + Buffer.alloc(3).length + Number(Buffer.isBuffer(buffer))', 13],
  ])('%s is that of Node', async (expression, value) => {
    const text = `function decodeUplink(input) {
      var buffer = Buffer.from(input.bytes); return { data: { value: ${expression} } }; }`;
    expect(await run(text, sent)).toMatchObject({ kind: 'decoded', data: { value } });
  });

  test('to read beyond the end of a buffer is a fault, and not undefined', async () => {
    const text =
      'function decodeUplink(input) { return { data: { t: Buffer.from(input.bytes).readInt16BE(2) } }; }';
    expect(await run(text)).toMatchObject({
      kind: 'failed',
      failure: 'threw',
      message: expect.stringContaining('RangeError'),
    });
  });

  test('errors of a codec are its own words', async () => {
    const text = 'function decodeUplink(input) { return { errors: ["unknown port " + input.fPort] }; }';
    expect(await run(text)).toEqual({ kind: 'failed', failure: 'refused', message: 'unknown port 2' });
  });
});

describe('a codec gives the same for the same message', () => {
  test('the only time is that of the message', async () => {
    const text = `function decodeUplink() { return { data: {
      now: Date.now(), made: new Date().toISOString(), other: new Date(0).toISOString(), isDate: new Date() instanceof Date } }; }`;
    expect(await dataOf(text)).toEqual({
      now: receivedAt.getTime(),
      made: receivedAt.toISOString(),
      other: '1970-01-01T00:00:00.000Z',
      isDate: true,
    });
  });

  test('random numbers repeat', async () => {
    const text = 'function decodeUplink() { return { data: { one: Math.random(), two: Math.random() } }; }';
    const first = await dataOf(text);
    expect(await dataOf(text)).toEqual(first);
  });

  test('nothing is left of it for the next message', async () => {
    const text = `globalThis.count = (globalThis.count || 0) + 1; Array.prototype.count = 1;
      function decodeUplink() { return { data: { count: globalThis.count } }; }`;
    expect(await dataOf(text)).toEqual({ count: 1 });
    expect(await dataOf(text)).toEqual({ count: 1 });
    const pollution = 'function decodeUplink() { return { data: { count: [].count === undefined } }; }';
    expect(await dataOf(pollution)).toEqual({ count: true });
  });
});

describe('broken and hostile codecs', () => {
  afterEach(async () => expect(await dataOf(works)).toEqual({ works: true }));

  test.each([
    ['not_parsed', 'function decodeUplink( {'],
    ['not_parsed', 'export function decodeUplink() {}'],
    ['no_function', 'function decode() {}'],
    ['threw', 'function decodeUplink(input) { return { data: { a: input.missing.field } }; }'],
    ['threw', 'function again() { return again() + 1; } function decodeUplink() { return again(); }'],
    ['no_object', 'function decodeUplink() { return 5; }'],
    ['no_object', 'function decodeUplink() { return { data: [1, 2] }; }'],
    ['no_object', 'async function decodeUplink() { return { data: { a: 1 } }; }'],
    ['too_slow', 'function decodeUplink() { for (;;); }'],
    ['too_slow', 'for (;;);'],
    ['too_slow', 'function decodeUplink() { return { data: { get a() { for (;;); } } }; }'],
    ['too_slow', 'function decodeUplink() { throw { get message() { for (;;); } }; }'],
    ['too_slow', 'function decodeUplink() { return { data: { a: /^(a+)+$/.test("a".repeat(40) + "b") } }; }'],
    ['too_much_output', 'function decodeUplink() { return { data: { a: "x".repeat(100000) } }; }'],
    [
      'too_much_output',
      'function decodeUplink() { var a = {}; for (var i = 0; i < 50; i++) a = { a: a }; return { data: a }; }',
    ],
  ])('%s: %s', async (failure, text) => {
    expect(await failureOf(text)).toBe(failure);
  });

  test('one that hangs within a single operation is ended with its thread', async () => {
    const text =
      'function decodeUplink() { return { data: { a: "a".repeat(10000000).indexOf("a".repeat(5000000) + "b") } }; }';
    expect(await failureOf(text)).toBe('too_slow');
  });

  test.each([
    'var all = []; for (;;) all.push(new Uint8Array(100000));',
    'var all = new Array(1e9).fill(1);',
  ])('memory ends: %s', async (work) => {
    const text = `function decodeUplink() { ${work} }`;
    expect(['too_much_memory', 'too_slow']).toContain(await failureOf(text));
  });

  test('nothing of the process is within reach', async () => {
    const text = `function decodeUplink() {
      var found = [];
      var names = ['process', 'require', 'fetch', 'global', 'setTimeout', 'WebAssembly', 'postMessage', 'import'];
      var everywhere = (function () { return this; })().constructor.constructor('return this')();
      for (var i = 0; i < names.length; i++) if (names[i] in everywhere) found.push(names[i]);
      return { data: { found: found.join() } };
    }`;
    expect(await dataOf(text)).toEqual({ found: '' });
    expect(await failureOf('function decodeUplink() { return { data: require("fs") }; }')).toBe('threw');
  });

  test('built-in functions that it replaces change only its own answer', async () => {
    const text = `JSON.stringify = function () { return '{"data":{"forged":1},"warnings":[]}'; };
      Array.isArray = function () { return true; };
      function decodeUplink() { return { data: { true: 1 } }; }`;
    expect(await dataOf(text)).toEqual({ true: 1 });
    expect(await failureOf(`Object.prototype.toJSON = function () { return 7; }; ${works}`)).toBe(
      'no_object',
    );
  });

  test('a prototype in its answer is left out', async () => {
    const text =
      'function decodeUplink() { return { data: JSON.parse(\'{"__proto__":{"admin":1},"a":1}\') }; }';
    expect(await dataOf(text)).toEqual({ a: 1 });
    expect('admin' in {}).toBe(false);
  });

  test('the line of an error is named', async () => {
    expect(await run('function decodeUplink() {\n\n  throw new Error("bad length");\n}')).toEqual({
      kind: 'failed',
      failure: 'threw',
      message: 'Error: bad length (line 3)',
    });
  });

  test('a text that is too long is not read', async () => {
    expect(await failureOf(`${works}//${'x'.repeat(codecLimits.textLength)}`)).toBe('not_parsed');
  });
});

test('many messages at once are decoded in their order', async () => {
  const order: number[] = [];
  const text = 'function decodeUplink(i) { return { data: { n: i.bytes[0] } }; }';
  await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      await run(text, [n]);
      order.push(n);
    }),
  );
  expect(order).toEqual(Array.from({ length: 20 }, (_, n) => n));
});
