import { createContext, type ReactNode, useContext, useState } from 'react';

/** A moment that somebody points at, in milliseconds. */
export interface ChartCursor {
  /** Undefined: nobody points at any. @param source the chart that is pointed at */
  set: (time: number | undefined, source: object) => void;
  /** Calls back with what others point at. Returns the function to stop that. */
  subscribe: (listener: (time: number | undefined, source: object) => void) => () => void;
}

const CursorContext = createContext<ChartCursor>(createCursor());

/** Charts of one screen: where one is pointed at, all show the same moment. */
export function ChartGroup({ children }: { children: ReactNode }) {
  const [cursor] = useState(createCursor);
  return <CursorContext value={cursor}>{children}</CursorContext>;
}

export function useChartCursor(): ChartCursor {
  return useContext(CursorContext);
}

function createCursor(): ChartCursor {
  const listeners = new Set<(time: number | undefined, source: object) => void>();
  return {
    set(time, source) {
      for (const listener of listeners) listener(time, source);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
