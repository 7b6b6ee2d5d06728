/** What a page holds on to besides its elements. */
export interface Footprint {
  listeners: number;
  timers: number;
  intervals: number;
  styles: number;
  globals: string[];
  stored: number;
}

export interface FootprintWatch {
  now: () => Footprint;
  stop: () => void;
}

/** Counts, from now on, the listeners of window and document and the timers that are still to run. */
export function watchFootprint(): FootprintWatch {
  const undo: (() => void)[] = [];
  const listeners = [window, document].map((target) => countListeners(target, undo));
  const timers = countTimers('setTimeout', 'clearTimeout', undo);
  const intervals = countTimers('setInterval', 'clearInterval', undo);
  const known = new Set(Object.keys(window));
  return {
    now: () => ({
      listeners: listeners.reduce((sum, count) => sum + count(), 0),
      timers: timers(),
      intervals: intervals(),
      styles: document.querySelectorAll('style, link[rel=stylesheet]').length,
      globals: Object.keys(window).filter((name) => !known.has(name)),
      stored: localStorage.length + sessionStorage.length,
    }),
    stop: () => {
      for (const restore of undo) restore();
    },
  };
}

function countListeners(target: EventTarget, undo: (() => void)[]): () => number {
  const present = new Set<string>();
  const ids = new Map<unknown, number>();
  const keyOf = (type: string, listener: unknown) => {
    if (!ids.has(listener)) ids.set(listener, ids.size);
    return `${type} ${ids.get(listener)}`;
  };
  const { addEventListener, removeEventListener } = target;
  target.addEventListener = (
    type: string,
    listener: EventListener | null,
    options?: AddEventListenerOptions,
  ) => {
    addEventListener.call(target, type, listener, options);
    if (options?.once || options?.signal) return;
    present.add(keyOf(type, listener));
  };
  target.removeEventListener = (
    type: string,
    listener: EventListener | null,
    options?: EventListenerOptions,
  ) => {
    removeEventListener.call(target, type, listener, options);
    present.delete(keyOf(type, listener));
  };
  undo.push(() => Object.assign(target, { addEventListener, removeEventListener }));
  return () => present.size;
}

type Starter = 'setTimeout' | 'setInterval';
type Stopper = 'clearTimeout' | 'clearInterval';

function countTimers(startName: Starter, stopName: Stopper, undo: (() => void)[]): () => number {
  const running = new Set<unknown>();
  const start = globalThis[startName];
  const stop = globalThis[stopName];
  const counted = (run: () => void, ms?: number, ...rest: unknown[]) => {
    const id = start(
      () => {
        if (startName === 'setTimeout') running.delete(id);
        run();
      },
      ms,
      ...rest,
    );
    running.add(id);
    return id;
  };
  Object.assign(globalThis, {
    [startName]: counted,
    [stopName]: (id: number) => {
      running.delete(id);
      stop(id);
    },
  });
  undo.push(() => Object.assign(globalThis, { [startName]: start, [stopName]: stop }));
  return () => running.size;
}
