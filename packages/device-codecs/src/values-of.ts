import { type DecodeOptions, decodePayload, hasBaseSignature } from './decode-payload.ts';
import {
  type Decoded,
  type Message,
  type PayloadFormat,
  type Quantities,
  type Uplink,
  undecodable,
} from './message.ts';
import { readNamedValues } from './named-values.ts';
import { present } from './networks/network.ts';
import { withoutSensorErrors } from './payloads/sentinels.ts';
import { plausibleValues } from './plausible.ts';

/** A decoded object of fewer values is often a default decoder's; the payload then goes first. */
const fewestDecodedValues = 3;

/** The quantities of any message, or why there are none. */
export function valuesOf(message: Message, options: DecodeOptions = {}): Decoded {
  switch (message.kind) {
    case 'unreadable':
      return { kind: 'undecodable', reason: message.reason };
    case 'joined':
      return undecodable('not_an_uplink', { event: 'join_accept' });
    case 'values': {
      const decoded = fromNames('key_values', message.values);
      return { ...decoded, notes: [...message.notes, ...decoded.notes] };
    }
    case 'uplink': {
      const decoded = decodeUplink(message, options);
      if (decoded.kind === 'undecodable') return decoded;
      return { ...decoded, values: { ...radioOf(message), ...decoded.values } };
    }
  }
}

function decodeUplink(uplink: Uplink, options: DecodeOptions): Decoded {
  const port = uplink.port ?? 0;
  const payload = uplink.payload ?? new Uint8Array();
  const fromPayload = decodePayload(port, payload, options);
  const fromObject = decodeObject(uplink.decodedObject);
  if (fromObject === undefined) return fromPayload;
  const isTrusted =
    uplink.isDecodedForUs === true || Object.keys(fromObject.values).length >= fewestDecodedValues;
  if (isTrusted || !hasBaseSignature(port, payload)) return fromObject;
  return fromPayload;
}

/** Undefined when the object holds no quantity at all: lists of bytes, words. */
function decodeObject(object: Record<string, unknown> | undefined): DecodedNames | undefined {
  const { values, notes } = readNamedValues(object ?? {});
  if (Object.keys(values).length === 0) return undefined;
  const decoded = fromNames('decoded_object', values);
  return { ...decoded, notes: [...notes, ...decoded.notes] };
}

type DecodedNames = Extract<Decoded, { kind: 'decoded' }>;

function fromNames(format: PayloadFormat, values: Quantities): DecodedNames {
  const healthy = withoutSensorErrors(values);
  const plausible = plausibleValues(healthy.values);
  return {
    kind: 'decoded',
    format,
    values: plausible.values,
    notes: [...healthy.notes, ...plausible.notes],
  };
}

function radioOf(uplink: Uplink): Quantities {
  return present<Quantities>({ rssi: uplink.rssi, snr: uplink.snr, ...uplink.radio });
}
