import { type RawBuilder, sql } from 'kysely';
import type { Opened } from '#measurements/compressed-chunks/decompress.ts';
import type { DeviceTimeRange } from '#measurements/series/device-time-ranges.ts';
import { isIn, sourceOf, sourcesOf } from '#measurements/series/series-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';

/** What was weighed in ten minutes or the like. */
export interface WeighedBin {
  /** Its place since 1970. */
  index: number;
  count: number;
  kg: number;
}

interface WeighedRow {
  device_id: DeviceId;
  source: number | null;
  text: string;
}

/**
 * Mean weights of bins, by the source that a stretch counts for; in one statement. Each device's come as one text: a
 * row for each of fifty thousand bins takes longer to send and to read than the arithmetic.
 */
export async function weighedBins(
  { db }: Pick<Context, 'db'>,
  timeRanges: Opened<DeviceTimeRange>,
  widthMs: number,
): Promise<Map<number, WeighedBin[]>> {
  if (timeRanges.length === 0) return new Map();
  const { sources, wanderers } = sourcesOf(timeRanges);
  const { rows } = await sql<WeighedRow>`
    select device_id, source, string_agg(concat_ws(' ', bin, count, kg), ' ') as text from (
      select device_id, ${sourceOf(wanderers)} as source, ${binAt(widthMs)} as bin, count(*) as count,
        avg(weight_kg::float8) as kg
      from measurements where ${isIn(timeRanges)} and weight_kg is not null group by 1, 2, 3
    ) as weighed group by 1, 2`.execute(db);
  const bins = new Map<number, WeighedBin[]>();
  for (const { device_id: deviceId, source, text } of rows) {
    const place = source ?? sources.get(deviceId) ?? 0;
    bins.set(place, [...(bins.get(place) ?? []), ...binsIn(text)]);
  }
  return bins;
}

function binAt(widthMs: number): RawBuilder<number> {
  return sql`floor(date_part('epoch', measured_at) * 1000 / ${widthMs}::float8)::int`;
}

function binsIn(text: string): WeighedBin[] {
  const numbers = text.split(' ').map(Number);
  const bins: WeighedBin[] = [];
  for (let at = 0; at + 2 < numbers.length; at += 3)
    bins.push({ index: numbers[at] ?? 0, count: numbers[at + 1] ?? 0, kg: numbers[at + 2] ?? 0 });
  return bins;
}
