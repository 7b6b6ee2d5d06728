import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Placement {
  /** Above its button, because the window ends below. */
  isAbove: boolean;
  /** How far it is moved sideways to stay in the window, in px. */
  shiftX: number;
  /** What the window leaves it where it fits neither below nor above: it scrolls then. Undefined: it fits. */
  maxHeightPx: number | undefined;
}

const unmoved: Placement = { isAbove: false, shiftX: 0, maxHeightPx: undefined };
const buttonHeightPx = 48;
const edgePx = 8;

/** Where an open menu fits: below its button and at its end, unless the window ends there. */
export function usePlacement(list: RefObject<HTMLElement | null>, isOpen: boolean): Placement {
  const [placement, setPlacement] = useState(unmoved);

  useLayoutEffect(() => {
    if (!isOpen || !list.current) return setPlacement(unmoved);
    const { left, right, top, height } = list.current.getBoundingClientRect();
    const beyondEnd = Math.max(0, right + edgePx - document.documentElement.clientWidth);
    const [roomAbove, roomBelow] = [top - buttonHeightPx, window.innerHeight - top];
    // Where it fits nowhere it stays below, which no bar of an app covers, unless too little is left there.
    const isAbove = height > roomBelow && (roomAbove > height || roomAbove > 2 * roomBelow);
    const room = isAbove ? roomAbove : roomBelow;
    setPlacement({
      isAbove,
      maxHeightPx: height > room ? room - edgePx : undefined,
      shiftX: left < edgePx ? edgePx - left : -beyondEnd,
    });
  }, [isOpen, list]);

  return placement;
}
