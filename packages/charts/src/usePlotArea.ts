import { useCallback, useState } from 'react';
import type { PlotArea } from './mark.ts';

/** Where a chart draws its figures; before it does, all of the width of a small one. */
export function usePlotArea(): [PlotArea, (area: PlotArea) => void] {
  const [area, setArea] = useState<PlotArea>({ left: 0, width: 300 });
  const report = useCallback(
    (next: PlotArea) =>
      setArea((former) => (former.left === next.left && former.width === next.width ? former : next)),
    [],
  );
  return [area, report];
}
