import { rateLimits } from '#platform/rate-limits/rate-limits.ts';

/** Counts messages of devices that nobody has registered. @returns whether this one may still be stored. */
export function unknownDeviceCounter(): (now: Date) => boolean {
  const { max, windowSeconds } = rateLimits.unknownDevice;
  let since = -Infinity;
  let count = 0;
  return (now) => {
    if (now.getTime() - since >= windowSeconds * 1000) {
      since = now.getTime();
      count = 0;
    }
    count += 1;
    return count <= max;
  };
}
