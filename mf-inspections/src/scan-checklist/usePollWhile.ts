import { useEffect } from 'react';

/** A page takes a second or two. */
const pauseMs = 1000;

interface Asking {
  startPolling: (pauseMs: number) => void;
  stopPolling: () => void;
}

/** As long as pages are being read, how far it is. */
export function usePollWhile({ startPolling, stopPolling }: Asking, isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    startPolling(pauseMs);
    return stopPolling;
  }, [isUnderWay, startPolling, stopPolling]);
}
