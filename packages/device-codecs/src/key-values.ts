import * as v from 'valibot';
import { type KeyValues, type Note, type Unreadable, unreadable } from './message.ts';
import { isObject, readNamedValues } from './named-values.ts';
import { instant, sentTime, timeParts, unixTime } from './wire-fields.ts';

/** What comes with the values and is none. */
const notValues: readonly string[] = ['key', 'time', 'debug', 'api_token', '_token', '_method'];

const keyOfDevice = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger(), v.transform(String))]),
  v.trim(),
  v.minLength(1),
  v.maxLength(255),
);

const timeZero: Note = { code: 'time_zero', params: {} };

const timeSent = sentTime(v.union([unixTime, instant]));

/**
 * `{key, t, h, …}`, as JSON, form or query, or the same under `data`, or `data` as `t:18.4|h:58`.
 * `time` is in unix seconds (milliseconds are told by their size), an RFC 3339 instant, or `2026-11-27 00:00:00` in the
 * zone of the device's owner. A device without a clock sends 0, which is no time.
 */
export function readKeyValues(sent: Record<string, unknown>, knownKey?: string): KeyValues | Unreadable {
  const source = 'key-values';
  const named = valuesUnderData(sent);
  const { key: sentKey, time: sentAt } = { ...sent, ...named };
  const key = v.safeParse(keyOfDevice, knownKey ?? sentKey);
  if (!key.success) return unreadable('no_key', {}, { source });
  const { values, notes } = readNamedValues(
    Object.fromEntries(Object.entries(named).filter(([name]) => !notValues.includes(name))),
  );
  const known = { kind: 'values', source, key: key.output, values } as const;
  if (sentAt === 0 || sentAt === '0') return { ...known, notes: [timeZero, ...notes] };
  return { ...known, ...timeParts('time', v.parse(timeSent, sentAt)), notes };
}

function valuesUnderData(sent: Record<string, unknown>): Record<string, unknown> {
  const { data } = sent;
  if (isObject(data)) return data;
  if (typeof data !== 'string') return sent;
  const pairs = data.split('|').map((pair): [string, string] => {
    const colon = pair.indexOf(':');
    return colon === -1 ? [pair, ''] : [pair.slice(0, colon).trim(), pair.slice(colon + 1)];
  });
  return Object.fromEntries(pairs);
}
