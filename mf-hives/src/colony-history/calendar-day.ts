import type { FormatDateOptions } from 'react-intl';

/** A calendar day for `formatDate`: it has no zone, and is the same day everywhere. */
export function calendarDay(day: string, dateStyle: 'medium' | 'long' = 'long'): [Date, FormatDateOptions] {
  return [new Date(`${day}T00:00:00Z`), { dateStyle, timeZone: 'UTC' }];
}
