import { type Interval, isTimeZone } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { type QuantityName, quantityNamed } from '#platform/taxonomy/quantities.ts';
import type { RequestedDevices } from './requested-devices.ts';
import { type Resolution, resolutionNamed, resolutionOf } from './resolution.ts';
import type { SeriesOptions } from './series.ts';
import { type Window, windowOfDates, windowOfInterval } from './window.ts';

/** A time range as it is requested, and the quantities in it. */
export interface WindowRequest {
  /** A day or a time, in the zone unless it names another. They count where both are given. */
  start?: string | undefined;
  end?: string | undefined;
  /** Undefined: the whole time of the device. */
  interval: Interval | undefined;
  /** Number of intervals before now. */
  back: number;
  /** Whether an interval ends now, or is a whole one of the calendar. */
  isRolling: boolean;
  timeZone: string;
  /** Default: all that stand in charts. */
  quantities?: readonly string[] | undefined;
}

/** Both are given: no interval counts then. */
export function hasDates({ start, end }: Pick<WindowRequest, 'start' | 'end'>): boolean {
  return start !== undefined && end !== undefined;
}

/**
 * @param width of a bin. Default: depends on the range.
 * @throws AppError invalid_input for a zone or dates that are none
 */
export function optionsOf(
  context: SignedInContext,
  request: WindowRequest,
  { createdAt, intervalMinutes = 1 }: Pick<RequestedDevices, 'createdAt' | 'intervalMinutes'>,
  width?: Parameters<typeof resolutionNamed>[0],
): SeriesOptions {
  const { timeZone: zone, quantities: names } = request;
  if (!isTimeZone(zone)) throw fieldProblem('timeZone', 'unknown_choice');
  const interval = hasDates(request) ? undefined : request.interval;
  const window = windowOf(context, request, interval, createdAt);
  const resolution: Resolution =
    width === undefined ? resolutionOf(interval, window, intervalMinutes) : resolutionNamed(width);
  return { window, resolution, zone, names };
}

function windowOf(
  { clock }: SignedInContext,
  { start, end, back, timeZone, isRolling }: WindowRequest,
  interval: Interval | undefined,
  createdAt: Date,
): Window {
  const now = clock.now();
  if (start !== undefined && end !== undefined) {
    const window = windowOfDates(start, end, timeZone);
    if (window === undefined) throw fieldProblem('start', 'not_a_date');
    return window;
  }
  if (interval === undefined) return { start: createdAt, end: new Date(now.getTime() + 1000) };
  return windowOfInterval(interval, back, { now, zone: timeZone, isRelative: isRolling });
}

/** The names of a list, each once. */
export function namesOf(list: string): string[] {
  return [...new Set(list.split(',').map((name) => name.trim()))].filter((name) => name !== '');
}

/** The quantities of these names; names that are not in the catalogue are left out. */
export function knownNamesOf(names: readonly string[]): QuantityName[] {
  return names.flatMap((name) => quantityNamed(name)?.abbreviation ?? []);
}
