import { type RawBuilder, sql } from 'kysely';

/** Place of a row's bin in the list of beginnings, by the time in this column. */
export function binOf(column: string, starts: readonly Date[]): RawBuilder<number> {
  const [first, second] = starts.map((start) => start.getTime() / 1000);
  if (first === undefined || second === undefined) return sql`0`;
  const width = second - first;
  // Days on which the clock is changed are longer or shorter; looking for a bin takes longer than computing it.
  const isEven = starts.every((start, index) => start.getTime() / 1000 === first + index * width);
  const time = sql.ref(column);
  if (isEven) return sql`floor((date_part('epoch', ${time}) - ${first}::float8) / ${width}::float8)::int`;
  return sql`width_bucket(${time}, ${starts.map((start) => start.toISOString())}::timestamptz[]) - 1`;
}
