import { breakpoints } from '@skep/ui';
import { useSyncExternalStore } from 'react';

const query = `screen and (max-width: ${breakpoints.m - 0.02}px)`;

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether columns beside each other would not fit; on paper they do. Environments without media queries are wide. */
export function useIsNarrow(): boolean {
  const isAble = typeof window.matchMedia === 'function';
  return useSyncExternalStore(
    isAble ? subscribe : () => () => undefined,
    () => isAble && window.matchMedia(query).matches,
  );
}
