import { AppError } from '@skep/domain';
import { quantitiesJson } from './answer-fields.ts';
import type { HiveSeries } from './hive-series.ts';
import { wireInstant } from './wire.ts';

/** A value of a hive in one bin. */
export interface SeriesRow {
  time: string;
  hiveId: string;
  hive: string;
  quantity: string;
  unit: string;
  mean: number;
  min: number;
  max: number;
}

/** Some 15 MB as JSON. */
const rowsMax = 100_000;

/**
 * The same values as rows, for programs that read tables: by time within each quantity of each hive, without empty bins.
 * @throws AppError too_much_data
 */
export function rowsOfSeries({ hives }: Pick<HiveSeries, 'hives'>, most = rowsMax): SeriesRow[] {
  const rows: SeriesRow[] = [];
  for (const { hiveId, name: hive, series } of hives) {
    const times = series.starts.map(wireInstant);
    for (const { quantity, unit, mean: means, min: least, max: greatest } of quantitiesJson(series.columns)) {
      for (const [index, time] of times.entries()) {
        const [mean, min, max] = [means[index], least[index], greatest[index]];
        if (mean == null || min == null || max == null) continue;
        rows.push({ time, hiveId: String(hiveId), hive, quantity, unit, mean, min, max });
      }
    }
    if (rows.length > most) throw new AppError('too_much_data');
  }
  return rows;
}
