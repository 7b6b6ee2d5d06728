import { useCallback, useState } from 'react';
import type { MarkedHives } from './home-filters.ts';

export type ReportMarked = (mark: string, hiveIds: readonly string[]) => void;

/** Which hives other remotes have marked, and the way for them to tell, which stays the same. */
export function useMarkedHives(): [MarkedHives, ReportMarked] {
  const [marked, setMarked] = useState<MarkedHives>(new Map());
  const report = useCallback<ReportMarked>(
    (mark, hiveIds) => setMarked((known) => new Map(known).set(mark, new Set(hiveIds))),
    [],
  );
  return [marked, report];
}
