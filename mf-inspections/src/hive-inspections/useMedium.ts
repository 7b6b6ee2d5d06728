import { breakpoints } from '@skep/ui';
import { useCallback, useSyncExternalStore } from 'react';

const queries = {
  narrow: `screen and (max-width: ${breakpoints.m - 0.02}px)`,
  paper: 'print',
} as const;

/**
 * Whether it is drawn for a screen on which columns would not fit, or for paper. Environments without
 * media queries are wide screens.
 */
export function useMedium(medium: keyof typeof queries): boolean {
  const query = queries[medium];
  const isAble = typeof window.matchMedia === 'function';
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!isAble) return () => undefined;
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [isAble, query],
  );
  return useSyncExternalStore(subscribe, () => isAble && window.matchMedia(query).matches);
}
