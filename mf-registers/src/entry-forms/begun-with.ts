import { isCalendarDate } from '@skep/domain';
import { localMinute } from '@skep/ui/form';
import type { offeredHives } from './offered-hives.ts';

// What a form, or a screen of a year, begins with. No screen asks another for it: each would load the other's form.

/** The day where the person is. */
export const today = () => localMinute(new Date()).slice(0, 10);

/** The day that the address names, or today: nothing is written down ahead. */
export function dayIn(parameters: URLSearchParams): string {
  const day = parameters.get('day') ?? '';
  return isCalendarDate(day) && day < today() ? day : today();
}

/** The year that the address names, of those that a register has; undefined: it names none. */
export function yearIn(parameters: URLSearchParams): number | undefined {
  const year = /^(?:19|20|21)\d\d$/.exec(parameters.get('year') ?? '')?.[0];
  return year === undefined ? undefined : Number(year);
}

export const thisYear = () => Number(today().slice(0, 4));

/** Ids of hives that the address names and that can be written about. */
export function chosenIn(parameters: URLSearchParams, sets: ReturnType<typeof offeredHives>): string[] {
  const offered = new Set(sets.flatMap(({ hives }) => hives.map(({ id }) => id)));
  return (parameters.get('hiveIds') ?? '').split(',').filter((id) => offered.has(id));
}
