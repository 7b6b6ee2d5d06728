import { isoWithOffset } from '@skep/domain';
import { csvText } from '@skep/ui/download';
import type { Curve } from './curve.ts';

/** Times of a table that leaves the page are those of GMT, as RFC 3339 writes them; days are those of the zone. */
const timeText = (time: number, zone: string | undefined) =>
  zone === undefined
    ? `${new Date(time).toISOString().slice(0, 19)}Z`
    : isoWithOffset(new Date(time), zone).slice(0, 10);

const isMidnight = (time: number, zone: string) =>
  isoWithOffset(new Date(time), zone).slice(11, 19) === '00:00:00';

export interface CsvData {
  times: readonly number[];
  /** Each curve has its mean, and the least and greatest value where a point combines several. */
  curves: readonly Pick<Curve, 'key' | 'name' | 'mean' | 'range'>[];
  /** Of all curves, as `kg`; undefined for bare numbers. */
  unit?: string | undefined;
  /** In whose days a series of midnights is written. Default: UTC. */
  timeZone?: string;
}

/**
 * What a chart draws as a table: a line for each time at which anything was measured.
 * @param language its BCP 47 tag
 */
export function csvOf({ times, curves, unit, timeZone = 'UTC' }: CsvData, language = 'en'): string {
  const columns = curves.flatMap(({ key, name, mean, range }) => {
    // A key says `kg` also where a person reads pounds.
    const title = (part: string) => (unit === undefined ? `${key}${part}` : `${name}${part} (${unit})`);
    return [
      { name: title(''), figures: mean },
      ...(range ? [{ name: title('_min'), figures: range.min }] : []),
      ...(range ? [{ name: title('_max'), figures: range.max }] : []),
    ];
  });
  const daysOf = times.length > 1 && times.every((time) => isMidnight(time, timeZone)) ? timeZone : undefined;
  const lines = times.flatMap((time, index) => {
    const figures = columns.map((column) => column.figures[index] ?? null);
    if (figures.every((figure) => figure === null)) return [];
    return [[timeText(time, daysOf), ...figures.map((figure) => figure ?? '')]];
  });
  return csvText([['time', ...columns.map(({ name }) => name)], ...lines], language);
}
