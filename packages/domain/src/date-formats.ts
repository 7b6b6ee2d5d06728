import { isKnownZone, offsetMs } from './zone-offset.ts';

/**
 * Times as the old wire tells them (`YYYY-MM-DD HH:mm:ss`, local, without a zone) and as we tell them
 * (an instant with an IANA zone). No clock here: every instant is an argument.
 */
const earliestYear = 1900;
const latestYear = 2200;
const dayMs = 86_400_000;

/** Digits on a clock face and a calendar, in no zone. */
interface LocalTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const wirePattern = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,6})?)?)?$/;

function readLocalTime(text: string): LocalTime | undefined {
  const match = wirePattern.exec(text.trim());
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((digits) => Number(digits ?? 0));
  const time = { year, month, day, hour, minute, second };
  return isOnCalendar(time) ? time : undefined;
}

function isOnCalendar({ year, month, day, hour, minute, second }: LocalTime): boolean {
  if (year < earliestYear || year > latestYear || hour > 23 || minute > 59 || second > 59) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** True for `YYYY-MM-DD` of a day that exists, in the years 1900 to 2200. */
export function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && readLocalTime(text) !== undefined;
}

/** True for the name of an IANA zone that this machine knows, as `Europe/Amsterdam`. */
export function isTimeZone(name: string): boolean {
  return /^[A-Za-z][\w+/-]{1,49}$/.test(name) && isKnownZone(name);
}

/**
 * The instant of a local wire time (date alone: midnight; seconds optional).
 * Undefined when the text is no such time. In the hour that a clock change skips, the time after it;
 * in the hour that it repeats, the first.
 */
export function instantOfWireTime(text: string, timeZone: string): Date | undefined {
  const local = readLocalTime(text);
  if (!local) return undefined;
  const wanted = asUtc(local);
  // The zone's offset a day before and after; they differ only around a clock change.
  const candidates = [wanted - dayMs, wanted + dayMs].map((near) => wanted - offsetMs(near, timeZone));
  const exact = candidates.filter((instant) => instant + offsetMs(instant, timeZone) === wanted);
  return new Date(Math.min(...(exact.length > 0 ? exact : [Math.max(...candidates)])));
}

/** `YYYY-MM-DD HH:mm:ss` on the clock of that zone. */
export function wireTimeOf(instant: Date, timeZone: string): string {
  return localIso(instant.getTime(), timeZone).replace('T', ' ');
}

/** ISO 8601 with the zone's offset at that instant, as `2026-06-03T14:05:00+02:00`. */
export function isoWithOffset(instant: Date, timeZone: string): string {
  const offsetMinutes = Math.round(offsetMs(instant.getTime(), timeZone) / 60_000);
  const sign = offsetMinutes < 0 ? '-' : '+';
  const minutes = Math.abs(offsetMinutes);
  return `${localIso(instant.getTime(), timeZone)}${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Reads ISO 8601 that names its offset (`Z` or `+02:00`); undefined otherwise. */
export function instantOfIso(text: string): Date | undefined {
  const match = /^(.+?)(Z|[+-]\d\d:?\d\d)$/i.exec(text.trim());
  const local = match?.[1] ? readLocalTime(match[1]) : undefined;
  if (!match?.[2] || !local) return undefined;
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):?(\d\d)/.exec(match[2]) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return new Date(asUtc(local) - (sign === '-' ? -offset : offset));
}

/** `YYYY-MM-DD HH:mm:ss` in UTC, as every other time of the old wire. */
export function utcWireTime(instant: Date): string {
  return instant.toISOString().slice(0, 19).replace('T', ' ');
}

function asUtc({ year, month, day, hour, minute, second }: LocalTime): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function localIso(instantMs: number, timeZone: string): string {
  return new Date(instantMs + offsetMs(instantMs, timeZone)).toISOString().slice(0, 19);
}

const two = (number: number) => String(number).padStart(2, '0');
