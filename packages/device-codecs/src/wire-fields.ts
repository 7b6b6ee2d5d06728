import * as v from 'valibot';

// What the bodies of network servers are made of. Senders mix numbers with numbers in text, and leave parts out: a part
// that is of no use must not cost the message, so side information is `optional`, which takes nonsense for nothing.

/** Reads a schema, and takes what is missing or unreadable for absent. */
export function optional<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

const numberInText = /^\s*-?\d+(\.\d+)?([eE][+-]?\d+)?\s*$/;

/** A finite number, also when it comes as text. */
export const finite = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.maxLength(40), v.regex(numberInText), v.transform(Number))]),
  v.finite(),
);

/** A whole number from 0 on. */
export const count = v.pipe(finite, v.safeInteger(), v.minValue(0));

/** LoRaWAN port. */
export const port = v.pipe(finite, v.integer(), v.minValue(0), v.maxValue(255));

const separators = /[\s:-]/g;

/** Sixteen hex digits in lower case, whatever stands between them; other names of devices as sent. */
export const devEui = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(64),
  v.transform((text) => {
    const digits = text.replaceAll(separators, '');
    return /^[0-9a-f]{16}$/i.test(digits) ? digits.toLowerCase() : text;
  }),
);

export const shortText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255));

/** A JSON object of the sender's making. */
export const object = v.record(v.string(), v.unknown());

/** An LPWAN carries at most 242 bytes; the rest is room for networks that pack more. */
const mostPayloadBytes = 1024;

export const base64Bytes = v.pipe(
  v.string(),
  v.maxLength(Math.ceil(mostPayloadBytes / 3) * 4),
  v.transform((text) =>
    text
      .trim()
      .replaceAll('-', '+')
      .replaceAll('_', '/')
      .replace(/={1,2}$/, ''),
  ),
  v.check((text) => /^[A-Za-z0-9+/]*$/.test(text) && text.length % 4 !== 1),
  v.transform((text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))),
);

/** The record of Base firmware 1.5.9 in text: the weight block with half a byte too many. */
const strayNibble = /^((?:..)?1b(?:.{6}|.{10}|.{14})0a0)0(?=1)/i;

export const hexBytes = v.pipe(
  v.string(),
  v.maxLength(mostPayloadBytes * 2),
  v.transform((text) => text.trim().replace(/^0x/i, '')),
  v.transform((text) => (text.length % 2 === 1 ? text.replace(strayNibble, '$1') : text)),
  v.check((text) => /^([0-9a-f]{2})*$/i.test(text)),
  v.transform((text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))),
);

/** RFC 3339 in any zone, as network servers write it (up to nanoseconds). A time without a zone is no instant. */
export const instant = v.pipe(
  v.string(),
  v.maxLength(64),
  v.regex(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/i),
  v.transform((text) => new Date(text)),
  v.check((date) => !Number.isNaN(date.getTime())),
);

/** Milliseconds below it are before 1973, seconds above it after 5138: so a number tells which of both it is. */
const leastMilliseconds = 1e11;

/** Unix seconds, or milliseconds. */
export const unixTime = v.pipe(
  finite,
  v.transform((value) => new Date(Math.abs(value) < leastMilliseconds ? value * 1000 : value)),
  v.check((date) => !Number.isNaN(date.getTime())),
);
