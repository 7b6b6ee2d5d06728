import Type from 'typebox';
import type { ComparisonColumns } from '#measurements/series/comparison.ts';
import type { Series } from '#measurements/series/series.ts';
import { hasDates } from '#measurements/series/series-request.ts';
import { wireInstant } from '#measurements/series/wire.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { nullable } from '#platform/http/schemas.ts';
import { roundingOf } from '#platform/taxonomy/quantities.ts';
import type { WindowQuery } from './series-fields.ts';

/** Rows of a series on the old wire: `{ time, <quantity>: number … }`; time as `YYYY-MM-DDTHH:MM:SSZ`. */
type Row = Record<string, string | number | null>;

const RowBody = Type.Unsafe<Row>(
  Type.Object({ time: Type.String() }, { additionalProperties: { type: ['number', 'null'] } }),
);

/** What the old wire says around rows. */
export const EnvelopeFields = {
  id: Type.Integer(),
  interval: nullable(Type.String()),
  relative_interval: Type.Boolean(),
  index: Type.Integer(),
  timeGroup: nullable(Type.String()),
  resolution: Type.String(),
  measurements: Type.Array(RowBody),
  cacheSensorNames: Type.Boolean(),
};

export const timeGroup = Type.Optional(
  Type.String({
    maxLength: 40,
    description: 'Bin width of old clients; returned unchanged and otherwise ignored.',
  }),
);

type EnvelopeQuery = Pick<WindowQuery, 'start' | 'end' | 'interval' | 'index' | 'relative_interval'> & {
  timeGroup?: string | undefined;
};

export function envelopeOf(query: EnvelopeQuery, id: DeviceId, resolution: string) {
  const isByDates = hasDates(query);
  return {
    id,
    interval: isByDates ? null : query.interval,
    relative_interval: isByDates || query.relative_interval === 1,
    index: query.index,
    timeGroup: isByDates ? null : (query.timeGroup ?? null),
    resolution,
    cacheSensorNames: false,
  };
}

/** Means as rows; a gap is null. */
export function rowsOf({ starts, columns }: Series): Row[] {
  return rows(
    starts,
    [...columns].map(([name, column]) => {
      const round = roundedBy(name);
      return { name, valueAt: (index) => round(column[index]?.[1]) };
    }),
  );
}

/** Mean and standard deviation over devices as rows. */
export function comparisonRowsOf(starts: readonly Date[], columns: ComparisonColumns): Row[] {
  return rows(
    starts,
    [...columns].flatMap(([name, column]): RowColumn[] => {
      const round = roundedBy(name);
      return [
        { name: `mean_${name}`, valueAt: (index) => round(column[index]?.mean) },
        { name: `sd_${name}`, valueAt: (index) => round(column[index]?.deviation) },
      ];
    }),
  );
}

interface RowColumn {
  name: string;
  valueAt: (index: number) => number | null;
}

function rows(starts: readonly Date[], columns: readonly RowColumn[]): Row[] {
  return starts.map((start, index) => {
    const row: Row = { time: wireInstant(start) };
    for (const { name, valueAt } of columns) row[name] = valueAt(index);
    return row;
  });
}

function roundedBy(name: string): (value: number | undefined) => number | null {
  const round = roundingOf(name);
  return (value) => (value === undefined ? null : round(value));
}
