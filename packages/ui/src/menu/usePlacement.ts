import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Placement {
  /** Above its button, because the window ends below. */
  isAbove: boolean;
  /** How far it is moved sideways to stay in the window, in px. */
  shiftX: number;
}

const unmoved: Placement = { isAbove: false, shiftX: 0 };
const buttonHeightPx = 48;
const edgePx = 8;

/** Where an open menu fits: below its button and at its end, unless the window ends there. */
export function usePlacement(list: RefObject<HTMLElement | null>, isOpen: boolean): Placement {
  const [placement, setPlacement] = useState(unmoved);

  useLayoutEffect(() => {
    if (!isOpen || !list.current) return setPlacement(unmoved);
    const { left, right, top, bottom, height } = list.current.getBoundingClientRect();
    const beyondEnd = Math.max(0, right + edgePx - document.documentElement.clientWidth);
    setPlacement({
      isAbove: bottom > window.innerHeight && top - buttonHeightPx > height,
      shiftX: left < edgePx ? edgePx - left : -beyondEnd,
    });
  }, [isOpen, list]);

  return placement;
}
