import * as v from 'valibot';
import type { DeviceId } from '#platform/context/ids.ts';
import { idJson } from '#platform/http/json-schema.ts';
import { quantityNamed, roundingOf } from '#platform/taxonomy/quantities.ts';
import type { Summary } from '#platform/taxonomy/value-summary.ts';
import type { Nearest } from './nearest.ts';
import type { Series } from './series.ts';
import type { Window } from './window.ts';
import { wireInstant } from './wire.ts';

/** RFC 3339 in UTC, in whole seconds. Long lists of these are built once, and sent as they are. */
export const instant = (description: string) => v.pipe(v.string(), v.description(`${description} RFC 3339.`));

/** One value for each bin. */
export const figures = (description: string) =>
  v.pipe(v.array(v.nullable(v.number())), v.description(description));

const measured = figures('One value for each time; null: no measurement.');

const bins = {
  resolution: v.pipe(v.string(), v.description('Width of a bin, such as 10m, 3h, 1d or 1w.')),
  times: v.pipe(
    v.array(v.string()),
    v.description('Start of each bin, RFC 3339. The first may start before the range.'),
  ),
};

export const quantitiesAnswer = v.pipe(
  v.array(v.object({ quantity: v.string(), unit: v.string(), mean: measured, min: measured, max: measured })),
  v.description('Measured quantities; empty if there are none.'),
);

export const windowAnswer = {
  start: instant('Start of the range.'),
  end: instant('End of the range, exclusive.'),
};

const nearestAnswer = {
  nearestBefore: v.optional(instant('If the range has no measurements: time of the last one before it.')),
  nearestAfter: v.optional(instant('If the range has no measurements: time of the first one after it.')),
};

/** Bins of a window that somebody named. */
export const binsAnswer = { ...windowAnswer, ...nearestAnswer, ...bins };

/** The last days of a device. */
export const CurvesAnswer = v.object({
  deviceId: idJson<DeviceId>('device'),
  ...bins,
  quantities: quantitiesAnswer,
});

export const windowJson = ({ start, end }: Window) => ({ start: wireInstant(start), end: wireInstant(end) });

export const nearestJson = ({ before, after }: Partial<Nearest> = {}) => ({
  nearestBefore: before && wireInstant(before),
  nearestAfter: after && wireInstant(after),
});

export function seriesJson({ resolution, starts, columns }: Series) {
  return {
    resolution: resolution.text,
    times: starts.map(wireInstant),
    quantities: quantitiesJson(columns),
  };
}

export function quantitiesJson(columns: Series['columns']) {
  return [...columns].map(([name, column]) => ({
    quantity: name,
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
