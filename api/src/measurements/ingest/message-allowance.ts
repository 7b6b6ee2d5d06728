import { rateLimits } from '#platform/rate-limits/rate-limits.ts';

const savedMs = 60 * 60_000;
/** Devices beyond this that have sent nothing for long are forgotten. */
const mostRemembered = 50_000;

/**
 * How many messages of each device a broker may bring: in the long run as many as come over HTTP. A broker cannot be
 * made to wait without its other devices waiting too, and sends at once what it stored while we were away; so what
 * a device does not use in an hour is saved for it.
 * @returns whether this message of the device may still be stored.
 */
export function messageAllowance(scale: number): (key: string, now: Date) => boolean {
  const { max, windowSeconds } = rateLimits.device;
  const costMs = (windowSeconds * 1000) / (max * scale);
  /** When what a device has used will be saved again. */
  const savedAgain = new Map<string, number>();
  return (key, now) => {
    const time = now.getTime();
    const next = Math.max(savedAgain.get(key) ?? 0, time) + costMs;
    if (next - time > savedMs) return false;
    if (savedAgain.size > mostRemembered)
      for (const [other, saved] of savedAgain) if (saved <= time) savedAgain.delete(other);
    savedAgain.set(key, next);
    return true;
  };
}
