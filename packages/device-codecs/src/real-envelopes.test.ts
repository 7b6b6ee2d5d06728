import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { decodePayload, parseEnvelope, valuesOf } from './public.ts';
import { describeRealData } from './testing/real-data.ts';
import { hexBytes } from './wire-fields.ts';

interface Vector {
  fn: 'ttn' | 'simpoint' | 'helium' | 'flash' | 'hexdecs';
  note: string;
  body?: Record<string, unknown>;
  decoded: Record<string, number | string | boolean>;
}

/** What the original adds to the quantities: the message's own parts, which `parseEnvelope` tells by their names. */
const notQuantities = ['payload_hex', 'beep_base', 'port', 'key', 'downlink_url', 'len', 'pl', 'pl_bytes'];

describeRealData('vectors/lora-envelopes.json', (file) => {
  const vectors: Vector[] = JSON.parse(readFileSync(file, 'utf8'));
  const bodies = vectors.flatMap(({ fn, note, body, decoded }) =>
    body === undefined ? [] : [[`${fn}: ${note}`, asSent(fn, body), decoded] as const],
  );

  test.each(bodies)('%s', (_, body, original) => {
    const message = parseEnvelope(body);
    if (Object.keys(original).length === 0) return expect(message.kind).toBe('unreadable');
    if (message.kind === 'joined')
      return expect(message).toMatchObject({
        devEui: String(original.key).toLowerCase(),
        deviceId: original.hardware_id,
        applicationId: 'beep-base-production',
      });
    if (original.key !== undefined)
      expect(message).toMatchObject({ devEui: String(original.key).toLowerCase(), port: original.port });
    const decoded = valuesOf(message);
    return expect(decoded.kind === 'decoded' ? decoded.values : decoded).toEqual(quantitiesOf(original));
  });

  test.each(vectors.filter(({ fn, decoded }) => fn === 'flash' && decoded.pl !== ''))(
    'a record of a log: $note',
    ({ decoded: original }) => {
      const decoded = decodePayload(Number(original.port), v.parse(hexBytes, original.pl));
      expect(decoded.kind === 'decoded' ? decoded.values : decoded).toEqual(quantitiesOf(original));
    },
  );
});

/** Helium's vector is what the original's own function got: without what tells the format and the device. */
function asSent(fn: string, body: Record<string, unknown>): Record<string, unknown> {
  return fn === 'helium' ? { ...body, dev_eui: '0004A30B001C1234', reported_at: 1_700_000_000_000 } : body;
}

function quantitiesOf(original: Vector['decoded']): Record<string, unknown> {
  return Object.fromEntries(Object.entries(original).filter(([name]) => !notQuantities.includes(name)));
}

/** Among the fourth version's bodies is one of the third. */
const ofVersion3 = ['Decentlab-DL-MBX-payload_02.json'];

describeRealData('uplinks', (folder) => {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => [name, file] as const));

  test.each(files)('%s/%s: device, port, counter and payload are read', (folderName, file) => {
    const message = parseEnvelope(readFileSync(join(folder, folderName, file)), {
      contentType: 'application/json',
    });
    expect(message).toMatchObject({
      kind: 'uplink',
      source: ofVersion3.includes(file) ? 'chirpstack-v3' : folderName,
      devEui: expect.stringMatching(/^[0-9a-f]{16}$/),
      port: expect.any(Number),
      fCnt: expect.any(Number),
      payload: expect.any(Uint8Array),
      rssi: expect.any(Number),
      snr: expect.any(Number),
    });
  });

  test.each(files)('%s/%s: gives finite numbers, or a reason', (source, file) => {
    const decoded = valuesOf(parseEnvelope(readFileSync(join(folder, source, file))));
    if (decoded.kind === 'undecodable') return expect(decoded.reason.code).toBeTruthy();
    const numbers = Object.values(decoded.values).filter((value) => typeof value === 'number');
    return expect(numbers.filter((value) => !Number.isFinite(value))).toEqual([]);
  });
});
