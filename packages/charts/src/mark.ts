import type { IconName } from '@skep/ui';

/** Something at a moment of a chart, such as an inspection. */
export interface ChartMark {
  key: string;
  /** In milliseconds. */
  time: number;
  /** What it is, in a line. */
  label: string;
  icon: IconName;
  onOpen: () => void;
}

/** Where a chart draws its figures, in pixels from its left edge. */
export interface PlotArea {
  left: number;
  width: number;
}

/** Marks that stand too close to be pressed one by one. */
export interface MarkCluster {
  /** In pixels from the chart's left edge. */
  left: number;
  marks: readonly ChartMark[];
}

/** A finger needs as much for each. */
export const clusterPx = 44;

/** Marks within a period by where they are drawn; those that would cover one another are one. */
export function clustersOf(
  marks: readonly ChartMark[],
  { start, end }: { start: number; end: number },
  { left, width }: PlotArea,
): MarkCluster[] {
  const clusters: { left: number; marks: ChartMark[] }[] = [];
  for (const mark of marks.filter(({ time }) => time >= start && time < end)) {
    const place = left + ((mark.time - start) / (end - start)) * width;
    const last = clusters.at(-1);
    if (last && place - last.left < clusterPx) last.marks.push(mark);
    else clusters.push({ left: place, marks: [mark] });
  }
  return clusters;
}
