import { useUnsavedChanges } from '@skep/remote-kit';
import { createContext, useContext, useEffect, useId, useMemo, useState } from 'react';

/** Tells the page whether a part of it holds unsaved work. */
export type ReportUnsaved = (part: string, isUnsaved: boolean) => void;

export const UnsavedParts = createContext<ReportUnsaved>(() => undefined);

/** Guards a page of several forms: leaving asks as long as one of them holds something. */
export function useUnsavedParts(): ReportUnsaved {
  const [parts, setParts] = useState<readonly string[]>([]);
  useUnsavedChanges(parts.length > 0);
  return useMemo(
    () => (part, isUnsaved) =>
      setParts((known) => [...known.filter((other) => other !== part), ...(isUnsaved ? [part] : [])]),
    [],
  );
}

/** A form that is closed holds nothing any more. */
export function useUnsavedPart(isUnsaved: boolean): void {
  const report = useContext(UnsavedParts);
  const id = useId();
  useEffect(() => {
    report(id, isUnsaved);
    return () => report(id, false);
  }, [report, id, isUnsaved]);
}
