import { instantOfWireTime, isoWithOffset } from '@skep/domain';

/**
 * `YYYY-MM-DD HH:MM:SS` on the clock of a zone, as ISO 8601 with its offset.
 * @throws Error for what is no time: the service would have sent it.
 */
export function isoFromWire(time: string, timeZone: string): string {
  const instant = instantOfWireTime(time, timeZone);
  if (instant === undefined) throw new Error(`The service sent the time "${time}".`);
  return isoWithOffset(instant, timeZone);
}
