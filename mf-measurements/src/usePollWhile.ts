import { useEffect } from 'react';

/** Often enough for somebody who watches a bar, and seldom enough to ask for little. */
const usualPauseMs = 2000;

interface Asking {
  startPolling: (pauseMs: number) => void;
  stopPolling: () => void;
}

/** As long as something is under way, how far it is. */
export function usePollWhile(
  { startPolling, stopPolling }: Asking,
  isUnderWay: boolean,
  pauseMs = usualPauseMs,
): void {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    startPolling(pauseMs);
    return stopPolling;
  }, [isUnderWay, startPolling, stopPolling, pauseMs]);
}
