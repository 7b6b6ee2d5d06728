import { type RawBuilder, sql } from 'kysely';
import { openBlocks } from '#measurements/compressed-chunks/decompress.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { binOf } from '#platform/database/bins.ts';
import type { QuantityName } from '#platform/taxonomy/quantities.ts';
import { type Binning, type BoxPart, boxParts } from './calculations.ts';

type Figure = RawBuilder<number | null>;
type Column = ReturnType<typeof sql.ref>;

/** What a device measured in a stretch of time, a row for each bin with anything in it, in order. */
export async function binnedRows(
  { db }: Pick<Context, 'db'>,
  { deviceId, from, to }: { deviceId: DeviceId; from: Date; to: Date },
  starts: readonly Date[],
  names: readonly QuantityName[],
  binning: Binning,
): Promise<{ measured_at: Date | undefined; figures: Readonly<Record<string, number | null>> }[]> {
  await openBlocks({ db }, [{ deviceId, from, to }]);
  const columns = names.flatMap((name) => figuresOf(name, binning));
  const { rows } = await sql<{ bin: number } & Record<string, number | null>>`
    select ${sql.join([sql`${binOf('measured_at', starts)} as bin`, ...columns])} from measurements
    where device_id = ${deviceId} and measured_at >= ${from} and measured_at < ${to} group by 1 order by 1
  `.execute(db);
  return rows.map(({ bin, ...figures }) => ({ measured_at: starts[bin], figures }));
}

function figuresOf(name: QuantityName, { calculation, percentile }: Binning): RawBuilder<unknown>[] {
  const column = sql.ref(name);
  if (calculation !== 'BOXPLOT')
    return [sql`(${figures[calculation](column, percentile)})::float8 as ${sql.id(name)}`];
  return boxParts.map((part) => sql`(${box[part](column)})::float8 as ${sql.id(name + part)}`);
}

const ranked = (column: Column, percentile: number): Figure =>
  sql`percentile_disc(${percentile / 100}::float8) within group (order by ${column})`;
const median = (column: Column): Figure => sql`percentile_cont(0.5) within group (order by ${column})`;

const figures: Record<
  Exclude<Binning['calculation'], 'BOXPLOT'>,
  (column: Column, percentile: number) => Figure
> = {
  FIRST: (column) => sql`(array_agg(${column} order by measured_at) filter (where ${column} is not null))[1]`,
  LAST: (column) =>
    sql`(array_agg(${column} order by measured_at desc) filter (where ${column} is not null))[1]`,
  MEAN: (column) => sql`avg(${column})`,
  MEDIAN: median,
  MIN: (column) => sql`min(${column})`,
  MAX: (column) => sql`max(${column})`,
  SUM: (column) => sql`sum(${column}::float8)`,
  COUNT: (column) => sql`count(${column})`,
  SPREAD: (column) => sql`max(${column}) - min(${column})`,
  STDDEV: (column) => sql`stddev_samp(${column})`,
  PERCENTILE: ranked,
};

const box: Record<BoxPart, (column: Column) => Figure> = {
  '': (column) => sql`avg(${column})`,
  _min: (column) => sql`min(${column})`,
  _max: (column) => sql`max(${column})`,
  _med: median,
  _cnt: (column) => sql`count(${column})`,
  _p01: (column) => ranked(column, 1),
  _p25: (column) => ranked(column, 25),
  _p75: (column) => ranked(column, 75),
  _p99: (column) => ranked(column, 99),
};
