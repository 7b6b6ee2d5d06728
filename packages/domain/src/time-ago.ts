/** A time gone by, as `Intl.RelativeTimeFormat` takes it: `-3`, `day`. */
export interface TimeAgo {
  value: number;
  unit: 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * How long ago a moment was, in the largest unit that still tells enough: days for two weeks, then weeks for
 * two months, months for two years. Days are those of the calendar, so that yesterday evening is yesterday.
 */
export function timeAgo(moment: Date, now: Date): TimeAgo {
  const days = Math.max(0, Math.round((dayOf(now) - dayOf(moment)) / dayMs));
  if (days < 14) return { value: 0 - days, unit: 'day' };
  if (days < 61) return { value: -Math.floor(days / 7), unit: 'week' };
  const months = monthsBetween(moment, now);
  if (months < 24) return { value: -months, unit: 'month' };
  return { value: -Math.floor(months / 12), unit: 'year' };
}

/** The same for what comes many times a day: minutes for an hour, hours for a day. */
export function messageAgo(moment: Date, now: Date): TimeAgo {
  const ageMs = Math.max(0, now.getTime() - moment.getTime());
  if (ageMs < hourMs) return { value: 0 - Math.floor(ageMs / minuteMs), unit: 'minute' };
  if (ageMs < dayMs) return { value: -Math.floor(ageMs / hourMs), unit: 'hour' };
  return timeAgo(moment, now);
}

/** Noon of a moment's day, counted in UTC so that summer time makes no day longer. */
function dayOf(moment: Date): number {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate(), 12);
}

/** Whole months of the calendar. */
function monthsBetween(from: Date, to: Date): number {
  const months = (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth();
  return to.getDate() < from.getDate() ? months - 1 : months;
}
