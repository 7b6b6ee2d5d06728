import * as v from 'valibot';
import type { OtherTime } from './message.ts';

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

/** Sixteen hex digits in lower case, whatever is between them; other names of devices as sent. */
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
  v.check(isOnCalendar),
  v.transform((text) => new Date(text)),
  v.check((date) => !Number.isNaN(date.getTime())),
);

/** Without it the 31st of June would be the 1st of July. */
function isOnCalendar(text: string): boolean {
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10));
}

/** Milliseconds below it are before 1973, seconds above it after 5138: so a number tells which of both it is. */
const leastMilliseconds = 1e11;

/** Unix seconds, or milliseconds. */
export const unixTime = v.pipe(
  finite,
  v.transform((value) => new Date(Math.abs(value) < leastMilliseconds ? value * 1000 : value)),
  v.check((date) => !Number.isNaN(date.getTime())),
);

const localTime = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(30),
  v.regex(/^\d{4}-\d\d-\d\d[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?$/),
  v.check(isOnCalendar),
  v.transform((text): OtherTime => ({ kind: 'local', text: `${text.slice(0, 10)} ${timeOfDay(text)}` })),
);

const timeOfDay = (text: string) => text.slice(11, 19).padEnd(8, ':00');

const unreadableTime = v.pipe(
  v.unknown(),
  v.transform((sent): OtherTime => ({ kind: 'unreadable', text: shownTime(sent) })),
);

function shownTime(sent: unknown): string {
  return typeof sent === 'string' || typeof sent === 'number' ? String(sent).slice(0, 40) : '{…}';
}

/** A time that a sender may leave out. One that cannot be read is reported, so that it is not taken for a missing one. */
export function sentTime(schema: v.GenericSchema<unknown, Date>) {
  const absent = v.pipe(
    v.union([v.null(), v.literal('')]),
    v.transform(() => undefined),
  );
  return v.optional(v.union([absent, schema, localTime, unreadableTime]));
}

/** The same apart, under the names that a message has for an instant and for any other time. */
export function timeParts<Name extends string>(
  name: Name,
  time: Date | OtherTime | undefined,
): Partial<Record<Name, Date>> & { otherTime?: OtherTime };
export function timeParts(name: string, time: Date | OtherTime | undefined): object {
  if (time === undefined) return {};
  return time instanceof Date ? { [name]: time } : { otherTime: time };
}
