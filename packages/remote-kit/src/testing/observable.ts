import type { Observable } from '../services.ts';

export interface SettableObservable<Value> extends Observable<Value> {
  set: (value: Value) => void;
  /** How many listen right now: what a remote leaves behind shows here. */
  listenerCount: () => number;
}

export function settableObservable<Value>(initial: Value): SettableObservable<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listenerCount: () => listeners.size,
  };
}
