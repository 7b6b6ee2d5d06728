import { startTransition, useCallback, useState } from 'react';

/**
 * Whether a part of a long page is to be drawn whole: once it has come into sight or near it, was found by a search in
 * the page, or had the focus. The part is styled `content-visibility: auto`. What was drawn once stays: to take it away
 * again would cost a slow phone as many frames of a scroll as to draw it.
 * @param isWanted draws it in any case
 */
export function useIsDrawn(isWanted: boolean): [boolean, (part: HTMLElement | null) => void] {
  // Where a browser does not tell what it leaves out of a page, all of it counts as in sight.
  const [isDrawn, setIsDrawn] = useState(!('ContentVisibilityAutoStateChangeEvent' in globalThis));
  if (isWanted && !isDrawn) setIsDrawn(true);
  // Nothing to take away again: the listener goes with its part, a thousand at once where a filter is set.
  const ref = useCallback((part: HTMLElement | null) => {
    part?.addEventListener('contentvisibilityautostatechange', (event) => {
      if (!(event instanceof ContentVisibilityAutoStateChangeEvent) || event.target !== part) return;
      if (!event.skipped) startTransition(() => setIsDrawn(true));
    });
  }, []);
  return [isDrawn, ref];
}
