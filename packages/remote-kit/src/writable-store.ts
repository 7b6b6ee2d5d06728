import type { Observable } from './services.ts';

/** An observable that its owner can set. */
export interface WritableStore<Value> extends Observable<Value> {
  set: (value: Value) => void;
  /** How many listen right now: what a remote leaves behind shows here. */
  listenerCount: () => number;
}

export function writableStore<Value>(initial: Value): WritableStore<Value> {
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
    listenerCount: () => listeners.size,
  };
}
