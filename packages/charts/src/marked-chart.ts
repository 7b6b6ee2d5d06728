import type { ReactNode } from 'react';
import type { ChartPeriod } from './curve.ts';
import type { ChartMark } from './mark.ts';

/** What every chart over time takes beside its figures. */
export interface MarkedChartProps {
  /** What stands at its moments, the oldest first. Default: nothing. */
  marks?: readonly ChartMark[];
  /** From sunset to sunrise, drawn behind the figures. Default: not drawn. */
  nights?: readonly ChartPeriod[];
  /** A moment of it was pressed, by a finger, the mouse or enter. In milliseconds. */
  onMoment?: ((time: number) => void) | undefined;
  /** It was pushed aside, by a finger or by the mouse with shift: so much later is to be shown. */
  onPan?: ((laterMs: number) => void) | undefined;
  /** A stretch of time was chosen by dragging, or two fingers pulled it apart. */
  onZoom?: ((start: number, end: number) => void) | undefined;
  /** Stands beside its own buttons, as what pins it to a dashboard. Default: nothing. */
  actions?: ReactNode;
  /** Stands below it, as what can be done with the moment that was pressed. */
  footing?: ReactNode;
}
