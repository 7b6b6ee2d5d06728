import { type PointerEvent, useRef } from 'react';

/** A finger that moves less has pressed, or scrolls. */
const leastPx = 50;

/** What an element takes to be swiped over. @param onSwipe 1: to the next one, -1: back */
export function useSwipe(onSwipe: (way: 1 | -1) => void) {
  const began = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown({ clientX, clientY, pointerType }: PointerEvent) {
      began.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (began.current === undefined) return;
      const [x, y] = [clientX - began.current.x, clientY - began.current.y];
      began.current = undefined;
      if (Math.abs(x) >= leastPx && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
