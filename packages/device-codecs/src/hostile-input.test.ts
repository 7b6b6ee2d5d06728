import fc from 'fast-check';
import { type Decoded, decodePayload, hexOf, type Message, parseEnvelope, valuesOf } from './public.ts';

const bytes = fc.uint8Array({ maxLength: 80 });
/** Bytes that get past the first look, so that the blocks behind it are tried as well. */
const measurementBytes = fc
  .array(fc.oneof(fc.constantFrom(0x0a, 0x04, 0x0c, 0x07, 0x25, 0x01, 0x02, 0x80, 0x00), fc.nat(255)), {
    maxLength: 60,
  })
  .map((rest) => Uint8Array.from([0x1b, 0x0c, 0x4b, 0x0c, 0x44, 0x64, ...rest]));
const port = fc.integer({ min: 0, max: 255 });

test('any bytes on any port give finite numbers that were sent, or a reason', () => {
  fc.assert(
    fc.property(
      port,
      bytes,
      fc.constantFrom(undefined, 'base' as const, 'cayenne_lpp' as const),
      (on, sent, format) => {
        expectSound(decodePayload(on, sent, format === undefined ? {} : { format }));
      },
    ),
    { numRuns: 3000 },
  );
});

test('a measurement holds no number that its bytes do not hold', () => {
  fc.assert(
    fc.property(measurementBytes, (sent) => {
      const decoded = decodePayload(3, sent);
      expectSound(decoded);
      if (decoded.kind === 'undecodable') return;
      const made = Object.entries(decoded.values).filter(([name, value]) => !wasSent(name, value, sent));
      expect(made).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

test('any cut of a measurement gives a part of its values, and no other', () => {
  const hex =
    '1b0cf10cea640a0116539504020d8c081b0c0a094600140010002c0049001a0014005a001a0033002a0709 5d119703f3256079a627';
  const whole = Uint8Array.from(hex.replaceAll(' ', '').match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  );
  const all = decodePayload(3, whole);
  for (let length = 1; length < whole.length; length += 1) {
    const part = decodePayload(3, whole.subarray(0, length));
    if (part.kind === 'undecodable' || all.kind === 'undecodable') throw new Error('a measurement is read');
    const counted = /^(ds18b20|fft|weight)_/;
    const others = Object.entries(part.values).filter(
      ([name, value]) => all.values[name] !== value && !(counted.test(name) && value === 0),
    );
    expect(others).toEqual([]);
  }
});

describe('any body', () => {
  test('of any JSON never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.boolean(), (body, isText) => {
        expectReadable(parseEnvelope(isText ? JSON.stringify(body) : body));
      }),
      { numRuns: 2000 },
    );
  });

  test('of anything that a program can hand over never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withDate: true, withTypedArray: true }), (body) => {
        expectReadable(parseEnvelope(body));
      }),
      { numRuns: 1000 },
    );
  });

  test('of any text or bytes, under any content type, never throws', () => {
    const content = fc.constantFrom('application/json', 'application/x-www-form-urlencoded', '', 'text/xml');
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), bytes), content, (body, contentType) => {
        expectReadable(parseEnvelope(body, { contentType }));
      }),
      { numRuns: 2000 },
    );
  });

  test('of a network server with any part of any other shape never throws', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...bodies),
        fc.array(fc.tuple(fc.nat(), fc.jsonValue()), { maxLength: 3 }),
        (body, changes) => {
          const changed = changes.reduce<unknown>((now, [at, value]) => replaced(now, at, value), body);
          expectReadable(parseEnvelope(changed));
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('of key-values gives only values that were sent', () => {
    const value = fc.oneof(fc.double(), fc.integer(), fc.string(), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(
        fc.dictionary(fc.oneof(fc.constantFrom('t', 'h', 'bv', 'w_v'), fc.string()), value),
        (sent) => {
          const decoded = valuesOf(parseEnvelope({ ...sent, data: null, key: 'abcd' }));
          expectSound(decoded);
          // A comma before the decimals is read as a point is.
          const given = Object.values(sent).map((one) =>
            Number(typeof one === 'string' ? one.replace(',', '.') : one),
          );
          const values = decoded.kind === 'decoded' ? Object.values(decoded.values) : [];
          const made = values.filter(
            (one) => !given.some((number) => number === one || number / 1000 === one),
          );
          expect(made).toEqual([]);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('of a megabyte, a deep nest or a key of the language itself is read or refused', () => {
    const bodiesOfMalice = [
      'x'.repeat(1_000_000),
      `{"key":"abcd","t":"${'9'.repeat(1_000_000)}"}`,
      `${'['.repeat(500_000)}`,
      `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
      '{"key":"abcd","t":1e999,"h":-1e999}',
      '{"key":"abcd","__proto__":{"t":20},"constructor":{"prototype":{"t":1}}}',
      `{"DevEUI_uplink":{"DevEUI":"1","payload_hex":"${'00'.repeat(400_000)}"}}`,
    ];
    for (const body of bodiesOfMalice) expectReadable(parseEnvelope(body));
    expect(Object.hasOwn(Object.prototype, 't')).toBe(false);
  });
});

const bodies: readonly unknown[] = [
  {
    end_device_ids: { dev_eui: '70B3D57ED0000001', device_id: 'a' },
    uplink_message: {
      f_port: 3,
      frm_payload: 'GwxL',
      decoded_payload: { payload_fields: { t: 1 } },
      rx_metadata: [{ rssi: 1, location: { latitude: 1 } }],
    },
  },
  {
    identifiers: [{ device_ids: { dev_eui: 'a' } }],
    data: { uplink_message: { f_port: 3, frm_payload: 'GwxL' } },
  },
  { hardware_serial: 'a', port: 3, payload_raw: 'GwxL', metadata: { gateways: [{ rssi: 1 }] } },
  { DevEUI_uplink: { DevEUI: 'a', FPort: 3, payload_hex: '1b0c4b', LrrRSSI: '-1' } },
  {
    deviceId: 'a',
    rawData: { port: 3 },
    uplinkMetrics: { rssi: 1 },
    data: { DevEUI: 'a', payload_hex: '1b' },
  },
  { dev_eui: 'a', port: 3, payload: 'GwxL', reported_at: 1, hotspots: [{ lat: 1 }] },
  { deviceInfo: { devEui: 'a' }, fPort: 3, data: 'GwxL', object: { t: 1 }, rxInfo: [{ snr: 1 }] },
  { devEUI: 'AgICAgICAgI=', applicationID: '1', fPort: 3, data: 'GwxL', objectJSON: '{"t":1}' },
  { cmd: 'gw', EUI: 'a', ts: 1, port: 3, data: '1b0c4b', gws: [{ rssi: 1 }] },
  [{ bn: 'urn:dev:DEVEUI:a:' }, { n: 'payload', vs: '1b0c4b' }, { n: 'port', v: 3 }],
];

/** The body with one of its parts, any depth, replaced. */
function replaced(body: unknown, at: number, value: unknown): unknown {
  if (typeof body !== 'object' || body === null) return value;
  const keys = Object.keys(body);
  const key = keys[at % (keys.length + 1)];
  if (key === undefined) return value;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(body) ? [...body] : { ...body };
  return Object.assign(copy, {
    [key]: replaced(Reflect.get(body, key), Math.floor(at / (keys.length + 1)), value),
  });
}

function expectReadable(message: Message): void {
  expectSound(valuesOf(message));
  if (message.kind !== 'uplink') return;
  const numbers = [message.fCnt, message.port, message.rssi, message.snr].filter((one) => one !== undefined);
  expect(numbers.filter((one) => !Number.isFinite(one))).toEqual([]);
  if (message.receivedAt) expect(message.receivedAt.getTime()).not.toBeNaN();
}

function expectSound(decoded: Decoded): void {
  if (decoded.kind === 'undecodable') {
    expect(decoded.reason.code).toMatch(/^[a-z_]+$/);
    return;
  }
  const numbers = Object.entries(decoded.values).filter(([, value]) => typeof value === 'number');
  expect(numbers.filter(([, value]) => !Number.isFinite(value))).toEqual([]);
  if (decoded.format === 'legacy_values') return;
  expect(numbers.filter(([name, value]) => /^t(_|$)/.test(name) && value === -127)).toEqual([]);
}

/** How many bytes a quantity has in a measurement, and what its unit was multiplied by. */
const encodings: readonly [name: RegExp, bytes: number, factor: number][] = [
  [/^w_v/, 3, 1],
  [/^(t|t_i|t_\d+|h)$/, 2, 100],
  [/^(vcc|bv)$/, 2, 1000],
  [/^bat_perc$/, 1, 1],
  [/^time_device$/, 4, 1],
  [/^(p|s_bin_\d+_\d+)$/, 2, 1],
];

/** What the decoder counts or names itself, not a measurement. */
const knownNames = /^(ds18b20_sensor_amount|weight_sensor_amount|fft_\w+|time_clock|time_error)$/;

/** Whether these bytes hold the value in the size of its kind. */
function wasSent(name: string, value: number | string, sent: Uint8Array): boolean {
  if (knownNames.test(name)) return true;
  const encoding = encodings.find(([names]) => names.test(name));
  if (encoding === undefined) return false;
  const [, size, factor] = encoding;
  const raw = (Math.round(Number(value) * factor) + 256 ** size) % 256 ** size;
  const digits = raw.toString(16).padStart(size * 2, '0');
  return sent.some((_, offset) => hexOf(sent.subarray(offset, offset + size)) === digits);
}
