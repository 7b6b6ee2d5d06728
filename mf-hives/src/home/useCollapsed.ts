import { usePreference } from '@skep/remote-kit';
import { useCallback, useMemo } from 'react';

export interface Collapsed {
  has: (apiaryId: string) => boolean;
  /** The same function as long as nothing changes, so that sections are not drawn again. */
  set: (apiaryId: string, isCollapsed: boolean) => void;
}

/** The apiaries whose hives are folded away on this device. */
export function useCollapsed(): Collapsed {
  const [stored = '', store] = usePreference('hives:collapsed');
  const ids = useMemo(() => new Set(stored.split(',').filter(Boolean)), [stored]);
  const set = useCallback(
    (apiaryId: string, isCollapsed: boolean) => {
      const others = [...ids].filter((id) => id !== apiaryId);
      const next = isCollapsed ? [...others, apiaryId] : others;
      store(next.length === 0 ? undefined : next.join(','));
    },
    [ids, store],
  );
  return { has: (apiaryId) => ids.has(apiaryId), set };
}
