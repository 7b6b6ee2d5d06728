import * as v from 'valibot';
import { type KeyValues, type Note, type Unreadable, unreadable } from './message.ts';
import { isObject, readNamedValues } from './named-values.ts';
import { instant, unixTime } from './wire-fields.ts';

/** What stands beside the values and is none. */
const notValues: readonly string[] = ['key', 'time', 'debug', 'api_token', '_token', '_method'];

const keyOfDevice = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger(), v.transform(String))]),
  v.trim(),
  v.minLength(1),
  v.maxLength(255),
);

const timeSent = v.union([unixTime, instant]);

/**
 * `{key, t, h, …}`, as JSON, form or query, or the same under `data`, or `data` as `t:18.4|h:58`.
 * `time` is in unix seconds (milliseconds are told by their size) or an RFC 3339 instant.
 */
export function readKeyValues(sent: Record<string, unknown>, knownKey?: string): KeyValues | Unreadable {
  const source = 'key-values';
  const named = valuesUnderData(sent);
  const { key: sentKey, time: sentTime } = { ...sent, ...named };
  const key = v.safeParse(keyOfDevice, knownKey ?? sentKey);
  if (!key.success) return unreadable('no_key', {}, { source });
  const { values, notes } = readNamedValues(
    Object.fromEntries(Object.entries(named).filter(([name]) => !notValues.includes(name))),
  );
  const time = readTime(sentTime);
  return { kind: 'values', source, key: key.output, values, ...time.found, notes: [...time.notes, ...notes] };
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

function readTime(sent: unknown): { found: { time?: Date }; notes: Note[] } {
  if (sent === undefined || sent === null || sent === '') return { found: {}, notes: [] };
  const time = v.safeParse(timeSent, sent);
  if (time.success) return { found: { time: time.output }, notes: [] };
  const shown = typeof sent === 'string' || typeof sent === 'number' ? String(sent).slice(0, 40) : '{…}';
  return { found: {}, notes: [{ code: 'time_unreadable', params: { time: shown } }] };
}
