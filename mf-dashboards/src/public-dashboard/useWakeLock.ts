import { useEffect } from 'react';

/** Keeps the screen from going dark while this is in sight, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    const leaving = new AbortController();
    let lock: { release: () => Promise<void> } | undefined;
    async function keepAwake() {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // Refused where the battery is low: then the screen does as it is set.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (leaving.signal.aborted) await lock?.release();
    }
    void keepAwake();
    // The browser lets go of it with each look at something else.
    document.addEventListener('visibilitychange', () => void keepAwake(), { signal: leaving.signal });
    return () => {
      leaving.abort();
      void lock?.release();
    };
  }, []);
}
