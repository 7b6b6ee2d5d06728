import { type Interval, intervals, isTimeZone } from '@skep/domain';
import Type from 'typebox';
import type { SignedInContext } from '#platform/context/context.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { type QuantityName, quantityNamed } from '#platform/taxonomy/quantities.ts';
import type { RequestedDevices } from './requested-devices.ts';
import { type Resolution, resolutionOf } from './resolution.ts';
import type { SeriesOptions } from './series.ts';
import { type Window, windowOfDates, windowOfInterval } from './window.ts';
import { SourceFields, TimeZoneName } from './wire.ts';

const dayOrTime = 'YYYY-MM-DD, a local `YYYY-MM-DD HH:MM:SS` or an RFC 3339 time';

/** The time range, and the quantities in it. */
export const WindowFields = {
  start: Type.Optional(
    Type.String({ maxLength: 40, description: `First moment: ${dayOrTime}. Counts only with \`end\`.` }),
  ),
  end: Type.Optional(
    Type.String({ maxLength: 40, description: `First moment after the range: ${dayOrTime}.` }),
  ),
  interval: Type.String({
    maxLength: 40,
    default: 'day',
    description: 'hour, day, week, month or year; any other text: the whole time of the device.',
  }),
  index: Type.Integer({
    minimum: 0,
    maximum: 100_000,
    default: 0,
    description: 'Number of intervals before now.',
  }),
  names: Type.Optional(Type.String({ maxLength: 2000, description: 'Abbreviations, separated by commas.' })),
  timezone: TimeZoneName,
  relative_interval: Type.Integer({
    minimum: 0,
    maximum: 1,
    default: 0,
    description: '1: the interval ends now; 0: a calendar interval, such as a whole day.',
  }),
};

const WindowQuery = Type.Object(WindowFields);

export type WindowQuery = Type.Static<typeof WindowQuery>;

/** The same of one device or hive. */
export const SeriesFields = { ...SourceFields, ...WindowFields };

const SeriesQuery = Type.Object(SeriesFields);

export type SeriesQuery = Type.Static<typeof SeriesQuery>;

/** Both are given: no interval counts then. */
export function hasDates({ start, end }: Pick<WindowQuery, 'start' | 'end'>): boolean {
  return start !== undefined && end !== undefined;
}

/** @throws AppError invalid_input for a zone or dates that are none */
export function optionsOf(
  context: SignedInContext,
  query: WindowQuery,
  { createdAt, intervalMinutes = 1 }: Pick<RequestedDevices, 'createdAt' | 'intervalMinutes'>,
  requestedResolution?: Resolution,
): SeriesOptions {
  const { timezone: zone } = query;
  if (!isTimeZone(zone)) throw fieldProblem('timeZone', 'unknown_choice');
  const interval = hasDates(query) ? undefined : intervals.find((each) => each === query.interval);
  const window = windowOf(context, query, interval, createdAt);
  const resolution = requestedResolution ?? resolutionOf(interval, window, intervalMinutes);
  return { window, resolution, zone, names: query.names === undefined ? undefined : namesOf(query.names) };
}

function windowOf(
  { clock }: SignedInContext,
  { start, end, index, timezone, relative_interval }: WindowQuery,
  interval: Interval | undefined,
  createdAt: Date,
): Window {
  const now = clock.now();
  if (start !== undefined && end !== undefined) {
    const window = windowOfDates(start, end, timezone);
    if (window === undefined) throw fieldProblem('start', 'not_a_date');
    return window;
  }
  if (interval === undefined) return { start: createdAt, end: new Date(now.getTime() + 1000) };
  return windowOfInterval(interval, index, { now, zone: timezone, isRelative: relative_interval === 1 });
}

function namesOf(list: string): string[] {
  return [...new Set(list.split(',').map((name) => name.trim()))].filter((name) => name !== '');
}

/** The quantities of a list; names that are not in the catalogue are left out. */
export function knownNamesOf(list: string): QuantityName[] {
  return namesOf(list).flatMap((name) => quantityNamed(name)?.abbreviation ?? []);
}
