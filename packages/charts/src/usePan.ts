import { type PointerEvent, type RefObject, type SyntheticEvent, useRef } from 'react';
import type { ChartPeriod } from './curve.ts';
import type { PlotArea } from './mark.ts';
import { panOf, pinched, type Stroke } from './pan.ts';

export interface PanOptions {
  period: ChartPeriod;
  area: PlotArea;
  onPan?: ((laterMs: number) => void) | undefined;
  onZoom?: ((start: number, end: number) => void) | undefined;
}

/**
 * Pushing a chart aside with a finger, or with the mouse while shift is held, and pulling it apart with two fingers.
 * It follows the pointer, and the new time range is reported at the end.
 */
export function usePan(room: RefObject<HTMLElement | null>, { period, area, onPan, onZoom }: PanOptions) {
  const strokes = useRef(new Map<number, Stroke>());

  const xOf = ({ clientX }: PointerEvent) =>
    clientX - (room.current?.parentElement?.getBoundingClientRect().left ?? 0);
  const follow = (px: number) => {
    if (room.current) room.current.style.translate = `${px}px`;
  };

  function down(event: PointerEvent) {
    if (event.pointerType === 'mouse' && !event.shiftKey) return;
    const x = xOf(event);
    strokes.current.set(event.pointerId, { from: x, to: x });
  }

  function move(event: PointerEvent) {
    const stroke = strokes.current.get(event.pointerId);
    if (!stroke) return;
    stroke.to = xOf(event);
    follow(strokes.current.size === 1 ? stroke.to - stroke.from : 0);
  }

  function up() {
    const [one, other] = strokes.current.values();
    strokes.current.clear();
    follow(0);
    if (one && other) {
      const shown = pinched([one, other], period, area);
      if (shown) onZoom?.(shown.start, shown.end);
    } else if (one) {
      const laterMs = panOf(one, period, area);
      if (laterMs !== undefined) onPan?.(laterMs);
    }
  }

  // The page scrolls instead.
  function cancel() {
    strokes.current.clear();
    follow(0);
  }

  // Else the mouse would also choose a stretch to zoom into.
  function withoutZoom(event: SyntheticEvent<HTMLElement, MouseEvent>) {
    if (event.nativeEvent.shiftKey) event.stopPropagation();
  }

  return {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: cancel,
    onPointerLeave: cancel,
    onMouseDownCapture: withoutZoom,
  };
}
