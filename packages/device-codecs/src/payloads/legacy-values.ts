import { type Decoded, type Note, type Quantities, undecodable } from '../message.ts';

/** Order of the first hardware's values: one byte each, then load cells of two bytes (as the firmware sends them). */
const ofOneByte = ['t', 'h', 'w_v', 't_i', 'a_i', 'bv', 's_tot', 's_fan_4', 's_fan_6', 's_fan_9', 's_fly_a'];
const ofTwoBytes = ['w_fl', 'w_fr', 'w_bl', 'w_br'];
const mostBytes = ofOneByte.length + 2 * ofTwoBytes.length;
/**
 * Firmware 4 to 6 sent its seven values in two bytes each, of which the low one counts. Read as single bytes, as the
 * original does, every other value is 0 and the last a piece of text.
 */
const sevenWideValues = 14;

/** Port 1: whole numbers as the device sent them, without a unit; sensor definitions give them one. */
export function decodeLegacyValues(bytes: Uint8Array): Decoded {
  const isWide = bytes.length > mostBytes || isSevenWideValues(bytes);
  if (bytes.length === 0) return undecodable('empty_payload', { port: 1 });
  if (bytes.length > 2 * mostBytes) return undecodable('wrong_length', { port: 1, bytes: bytes.length });
  const sent = isWide ? bytes.filter((_, index) => index % 2 === 1) : bytes;
  const notes: Note[] = [];
  const values: Quantities = Object.fromEntries(
    ofOneByte.slice(0, sent.length).map((name, index) => [name, sent[index] ?? 0]),
  );
  ofTwoBytes.forEach((name, index) => {
    const offset = ofOneByte.length + 2 * index;
    const low = sent[offset + 1];
    if (low !== undefined) values[name] = (sent[offset] ?? 0) * 256 + low;
    else if (offset < sent.length) notes.push({ code: 'truncated', params: { block: name } });
  });
  return { kind: 'decoded', format: 'legacy_values', values, notes };
}

function isSevenWideValues(bytes: Uint8Array): boolean {
  return bytes.length === sevenWideValues && bytes.every((byte, index) => index % 2 === 1 || byte === 0);
}
