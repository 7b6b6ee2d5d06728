import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for ever, which calls the newest one: nothing is drawn again for a handler. */
export function useStable<Args extends unknown[]>(
  handler: ((...args: Args) => void) | undefined,
): (...args: Args) => void {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...args) => newest.current?.(...args), []);
}
