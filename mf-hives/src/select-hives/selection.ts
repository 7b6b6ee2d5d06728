/**
 * The hives that a person has chosen. Each card listens for itself, so that choosing one of a thousand draws one
 * card again and not the list.
 */
export interface Selection {
  has: (hiveId: string) => boolean;
  /** The same set until something is chosen or left out. */
  get: () => ReadonlySet<string>;
  set: (hiveIds: readonly string[], isChosen: boolean) => void;
  /** Calls after every change; the answer ends that. */
  subscribe: (listener: () => void) => () => void;
}

export function createSelection(hiveIds: readonly string[] = []): Selection {
  let chosen: ReadonlySet<string> = new Set(hiveIds);
  const listeners = new Set<() => void>();
  return {
    has: (hiveId) => chosen.has(hiveId),
    get: () => chosen,
    set(ids, isChosen) {
      const next = new Set(chosen);
      for (const id of ids) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      chosen = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
