import { instantOfWireTime, isoWithOffset } from '@skep/domain';

/** 1 and 0 are yes and no; null and the old clients' -1 are no answer. */
export function booleanFromWire(flag: number | null): boolean | undefined {
  return flag === 0 || flag === 1 ? flag === 1 : undefined;
}

/**
 * `YYYY-MM-DD HH:MM:SS` on the clock of a zone, as ISO 8601 with its offset.
 * @throws Error for what is no time: the service would have sent it.
 */
export function isoFromWire(time: string, timeZone: string): string {
  const instant = instantOfWireTime(time, timeZone);
  if (instant === undefined) throw new Error(`The service sent the time "${time}".`);
  return isoWithOffset(instant, timeZone);
}
