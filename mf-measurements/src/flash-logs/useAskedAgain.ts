import { useEffect } from 'react';

/** Often enough for somebody who watches a bar. */
const askedAgainMs = 2000;

/** As long as something is under way, how far it is. */
export function useAskedAgain(
  { startPolling, stopPolling }: { startPolling: (ms: number) => void; stopPolling: () => void },
  isAsked: boolean,
): void {
  useEffect(() => {
    if (!isAsked) return undefined;
    startPolling(askedAgainMs);
    return stopPolling;
  }, [isAsked, startPolling, stopPolling]);
}
