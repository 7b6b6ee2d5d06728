import type { ReactNode } from 'react';
import type { ChartPeriod } from './curve.ts';
import type { ChartMark } from './mark.ts';

/** The props of every chart over time, apart from its figures. */
export interface MarkedChartProps {
  /** Its annotations, the oldest first. Default: none. */
  marks?: readonly ChartMark[];
  /** From sunset to sunrise, drawn behind the figures. Default: not drawn. */
  nights?: readonly ChartPeriod[];
  /** A moment of it was pressed, by a finger, the mouse or enter. In milliseconds. */
  onMoment?: ((time: number) => void) | undefined;
  /** It was pushed aside, by a finger or by the mouse with shift: so much later is to be shown. */
  onPan?: ((laterMs: number) => void) | undefined;
  /** A stretch of time was chosen by dragging, or two fingers pulled it apart. */
  onZoom?: ((start: number, end: number) => void) | undefined;
  /** Shown with its own buttons, such as one to pin it to a dashboard. Default: nothing. */
  actions?: ReactNode;
  /** Shown below it, such as what can be done with the moment that was pressed. */
  footing?: ReactNode;
}
