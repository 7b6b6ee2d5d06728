import Type from 'typebox';
import { nullable } from '#platform/http/schemas.ts';
import { quantityNamed, roundingOf } from '#platform/taxonomy/quantities.ts';
import type { Summary } from '#platform/taxonomy/value-summary.ts';
import type { Nearest } from './nearest.ts';
import { NightsBody } from './outside-wire.ts';
import type { Series } from './series.ts';
import { WeatherBody } from './weather-wire.ts';
import type { Window } from './window.ts';
import { wireInstant } from './wire.ts';

const Values = Type.Array(nullable(Type.Number()), {
  description: 'One value for each time; null: no measurement.',
});

const bins = {
  resolution: Type.String({ description: 'Width of a bin, such as 10m, 3h, 1d or 1w.' }),
  times: Type.Array(Type.String(), {
    description: 'Start of each bin: YYYY-MM-DDTHH:MM:SSZ. The first may start before the range.',
  }),
};

const quantities = Type.Array(
  Type.Object({
    abbreviation: Type.String(),
    unit: Type.String(),
    mean: Values,
    min: Values,
    max: Values,
  }),
  { description: 'Measured quantities; empty if there are none.' },
);

/** A series by columns. */
export const ColumnsBody = Type.Object({
  device_id: nullable(Type.Integer({ description: 'For a hive: its current device, or its last one.' })),
  ...bins,
  quantities,
});

const windowFields = {
  start: Type.String({ description: 'Start of the range: YYYY-MM-DDTHH:MM:SSZ.' }),
  end: Type.String({ description: 'End of the range, exclusive.' }),
  nearest_before: nullable(
    Type.String({ description: 'If the range has no measurements: time of the last one before it.' }),
  ),
  nearest_after: nullable(
    Type.String({ description: 'If the range has no measurements: time of the first one after it.' }),
  ),
};

/** A series of a window that somebody named. */
export const SeriesBody = Type.Object({
  ...ColumnsBody.properties,
  ...windowFields,
  weather: nullable(WeatherBody),
  nights: NightsBody,
});

/** Several hives in the same bins. */
export const HiveSeriesBody = Type.Object({
  ...windowFields,
  ...bins,
  hives: Type.Array(Type.Object({ hive_id: Type.Integer(), quantities }), {
    description: 'In the order of the request.',
  }),
});

export function windowToWire({ start, end }: Window, nearest: Partial<Nearest> = {}) {
  return {
    start: wireInstant(start),
    end: wireInstant(end),
    nearest_before: nearest.before === undefined ? null : wireInstant(nearest.before),
    nearest_after: nearest.after === undefined ? null : wireInstant(nearest.after),
  };
}

export function columnsToWire(
  deviceId: number | undefined,
  { resolution, starts, columns }: Series,
): Type.Static<typeof ColumnsBody> {
  return {
    device_id: deviceId ?? null,
    resolution: resolution.text,
    times: starts.map(wireInstant),
    quantities: quantitiesToWire(columns),
  };
}

export function quantitiesToWire(columns: Series['columns']): Type.Static<typeof quantities> {
  return [...columns].map(([name, column]) => ({
    abbreviation: name,
    unit: quantityNamed(name)?.unit ?? '-',
    mean: valuesOf(name, column, 1),
    min: valuesOf(name, column, 2),
    max: valuesOf(name, column, 3),
  }));
}

function valuesOf(name: string, column: readonly (Summary | undefined)[], place: 1 | 2 | 3) {
  const round = roundingOf(name);
  return column.map((summary) => (summary === undefined ? null : round(summary[place])));
}
