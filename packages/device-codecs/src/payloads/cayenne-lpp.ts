import { type Decoded, type Quantities, undecodable } from '../message.ts';
import { signedAt, unsignedAt } from './big-endian.ts';
import { withoutSensorErrors } from './sentinels.ts';

interface LppType {
  name: string;
  /** One record can hold several numbers, as the axes of a position. */
  parts: { suffix: string; size: 1 | 2 | 3 | 4; isSigned: boolean; divisor: number }[];
}

/** Types of Cayenne Low Power Payload and the extensions of its widely used libraries: IPSO object id - 3200. */
const types = new Map<number, LppType>([
  [0x00, one('digital_input', 1, false)],
  [0x01, one('digital_output', 1, false)],
  [0x02, one('analog_input', 2, true, 100)],
  [0x03, one('analog_output', 2, true, 100)],
  [0x64, one('generic_sensor', 4, false)],
  [0x65, one('luminosity', 2, false)], // lux
  [0x66, one('presence', 1, false)],
  [0x67, one('temperature', 2, true, 10)], // °C
  [0x68, one('relative_humidity', 1, false, 2)], // %
  [0x71, axes('accelerometer', 1000)], // g
  [0x73, one('barometric_pressure', 2, false, 10)], // hPa
  [0x74, one('voltage', 2, false, 100)], // V
  [0x75, one('current', 2, false, 1000)], // A
  [0x76, one('frequency', 4, false)], // Hz
  [0x78, one('percentage', 1, false)],
  [0x79, one('altitude', 2, true)], // m
  [0x7d, one('concentration', 2, false)], // ppm
  [0x80, one('power', 2, false)], // W
  [0x82, one('distance', 4, false, 1000)], // m
  [0x83, one('energy', 4, false, 1000)], // kWh
  [0x84, one('direction', 2, false)], // degrees
  [0x85, one('unixtime', 4, false)], // s
  [0x86, axes('gyrometer', 100)], // degrees a second
  [0x88, position()],
  [0x8e, one('switch', 1, false)],
]);

/**
 * Records of channel, type, value. Quantities are named type_channel (`temperature_1`): which of them is the brood
 * nest's is for the device's definitions to say. All or nothing, since half a match is no Cayenne payload.
 */
export function decodeCayenneLpp(bytes: Uint8Array): Decoded {
  const values: Quantities = {};
  let offset = 0;
  while (offset < bytes.length) {
    const channel = bytes[offset];
    const type = types.get(bytes[offset + 1] ?? -1);
    if (channel === undefined || type === undefined) return unknown(bytes);
    offset += 2;
    for (const part of type.parts) {
      if (offset + part.size > bytes.length) return unknown(bytes);
      const name = `${type.name}_${channel}${part.suffix}`;
      // Two records of one channel and type have one name: neither may hide the other.
      if (name in values) return unknown(bytes);
      const read = part.isSigned ? signedAt : unsignedAt;
      values[name] = read(bytes, offset, part.size) / part.divisor;
      offset += part.size;
    }
  }
  if (offset === 0) return unknown(bytes);
  return { kind: 'decoded', format: 'cayenne_lpp', ...withoutSensorErrors(values) };
}

function unknown(bytes: Uint8Array): Decoded {
  return undecodable('unknown_payload', { bytes: bytes.length });
}

function one(name: string, size: 1 | 2 | 3 | 4, isSigned: boolean, divisor = 1): LppType {
  return { name, parts: [{ suffix: '', size, isSigned, divisor }] };
}

function axes(name: string, divisor: number): LppType {
  return {
    name,
    parts: ['_x', '_y', '_z'].map((suffix) => ({ suffix, size: 2, isSigned: true, divisor })),
  };
}

/** Degrees and metres. */
function position(): LppType {
  return {
    name: 'gps',
    parts: [
      { suffix: '_lat', size: 3, isSigned: true, divisor: 10_000 },
      { suffix: '_lon', size: 3, isSigned: true, divisor: 10_000 },
      { suffix: '_alt', size: 3, isSigned: true, divisor: 100 },
    ],
  };
}
