/**
 * How database values become JavaScript values. The defaults of node-postgres do not suit us: it makes int8 a text and
 * turns a date into local midnight.
 */
const typeIds = { int8: 20, date: 1082, timestamp: 1114, timestamptz: 1184, numeric: 1700 } as const;

export type ValueParser = (text: string) => unknown;

export const valueParsers: Readonly<Record<number, ValueParser>> = {
  [typeIds.int8]: parseInt8,
  // A calendar day has no zone: it stays `2026-06-03`.
  [typeIds.date]: (text) => text,
  [typeIds.timestamp]: (text) => text,
  [typeIds.timestamptz]: parseTimestamp,
  // Exact decimals stay texts, as the old wire sends them.
  [typeIds.numeric]: (text) => text,
};

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database number ${text} is too large to be exact.`);
  return value;
}

/** PostgreSQL writes `2026-06-03 14:05:00.123+00`, with the zone's minutes only where there are some. */
function parseTimestamp(text: string): Date {
  return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
}
