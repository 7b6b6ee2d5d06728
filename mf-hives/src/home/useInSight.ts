import { startTransition, useCallback, useState } from 'react';

interface Sight {
  /** Or near it, or found by a search in the page, or holding the focus: the browser draws it. */
  isInSight: boolean;
  /** How high it was when it was in sight; undefined until it has been. */
  heightPx?: number;
}

/** Whether the browser draws a part of a long page or leaves it out; the part is styled `content-visibility: auto`. */
export function useInSight(): Sight & { ref: (part: HTMLElement | null) => void } {
  // Where a browser does not tell what it leaves out of a page, all of it counts as in sight.
  const [sight, setSight] = useState<Sight>(() => ({
    isInSight: !('ContentVisibilityAutoStateChangeEvent' in globalThis),
  }));
  // Nothing to take away again: the listener goes with its part, a thousand at once where a filter is set.
  const ref = useCallback((part: HTMLElement | null) => {
    part?.addEventListener('contentvisibilityautostatechange', (event) => {
      if (!(event instanceof ContentVisibilityAutoStateChangeEvent) || event.target !== part) return;
      const { skipped } = event;
      const heightPx = part.offsetHeight;
      startTransition(() => setSight({ isInSight: !skipped, ...(skipped && { heightPx }) }));
    });
  }, []);
  return { ...sight, ref };
}
