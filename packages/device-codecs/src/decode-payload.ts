import { type Decoded, undecodable } from './message.ts';
import { decodeMeasurement, isMeasurement } from './payloads/base-measurement.ts';
import { decodeStartUp } from './payloads/base-start-up.ts';
import { decodeCayenneLpp } from './payloads/cayenne-lpp.ts';
import { decodeLegacyValues } from './payloads/legacy-values.ts';

export interface DecodeOptions {
  /** What the owner says the device speaks; without it, the port and the bytes tell. */
  format?: 'base' | 'cayenne_lpp';
  /** Unix seconds at the receiver: tells a device's clock that runs ahead. */
  nowSeconds?: number;
}

/** Ports on which Base devices send what is no measurement: replies, clock changes, log filling. */
const portsWithoutValues: readonly number[] = [5, 6, 7, 8];

/** Quantities of a payload, or why there are none. Never throws, and never gives a number that is not finite. */
export function decodePayload(port: number, bytes: Uint8Array, options: DecodeOptions = {}): Decoded {
  if (bytes.length === 0) return undecodable('empty_payload', { port });
  if (options.format === 'cayenne_lpp') return withPort(port, decodeCayenneLpp(bytes));
  if (options.format === undefined && !portsWithoutValues.includes(port) && !hasBaseSignature(port, bytes)) {
    const decoded = decodeCayenneLpp(bytes);
    if (decoded.kind === 'decoded') return decoded;
  }
  return decodeBase(port, bytes, options.nowSeconds);
}

/** Whether port and first bytes leave no doubt that a Base device sent it. */
export function hasBaseSignature(port: number, bytes: Uint8Array): boolean {
  if (port === 2) return decodeStartUp(bytes).kind === 'decoded';
  return isMeasurement(port, bytes);
}

function decodeBase(port: number, bytes: Uint8Array, nowSeconds: number | undefined): Decoded {
  if (port === 1) return decodeLegacyValues(bytes);
  if (port === 2) return decodeStartUp(bytes);
  if ((port === 3 || port === 4) && isMeasurement(port, bytes))
    return decodeMeasurement(port, bytes, nowSeconds);
  return undecodable('unknown_payload', { port, bytes: bytes.length });
}

function withPort(port: number, decoded: Decoded): Decoded {
  if (decoded.kind === 'decoded') return decoded;
  return undecodable(decoded.reason.code, { ...decoded.reason.params, port });
}
