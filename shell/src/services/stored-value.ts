import type { Observable } from '@skep/remote-kit';

/** An observable that its owner can set. */
export interface Settable<Value> extends Observable<Value> {
  set: (value: Value) => void;
}

export function settable<Value>(initial: Value): Settable<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Storage of the browser that may be forbidden or full: then nothing is remembered, and nothing breaks. */
export const browserStorage = {
  read(key: string): string | undefined {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key: string, value: string | undefined): void {
    try {
      if (value === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Private windows of some browsers refuse; the visit goes on without memory.
    }
  },
};
