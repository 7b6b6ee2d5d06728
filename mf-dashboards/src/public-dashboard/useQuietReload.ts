import { useServices } from '@skep/remote-kit';
import { useEffect, useRef } from 'react';

const hourMs = 60 * 60_000;
/** Once a night, when nobody looks at it. */
const leastAgeMs = 20 * hourMs;
const isQuiet = (now: Date) => now.getHours() >= 2 && now.getHours() < 5;

/** A page that hangs for a year takes the newest version of itself by night. @param isReachable when it can be had */
export function useQuietReload(isReachable: boolean): void {
  const { pageReload } = useServices();
  const reachable = useRef(isReachable);
  useEffect(() => {
    reachable.current = isReachable;
  }, [isReachable]);
  useEffect(() => {
    const openedAt = Date.now();
    const timer = setInterval(() => {
      const now = new Date();
      const isOld = now.getTime() - openedAt >= leastAgeMs;
      if (isOld && isQuiet(now) && reachable.current && navigator.onLine) pageReload.now();
    }, hourMs / 4);
    return () => clearInterval(timer);
  }, [pageReload]);
}
