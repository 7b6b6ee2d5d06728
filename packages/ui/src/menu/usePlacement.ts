import { type RefObject, useLayoutEffect, useState } from 'react';

const below = { $isAbove: false, $isAtStart: false };

/** On which side of its button a menu fits: below and towards the start, unless the window ends there. */
export function usePlacement(list: RefObject<HTMLElement | null>, isOpen: boolean) {
  const [placement, setPlacement] = useState(below);

  useLayoutEffect(() => {
    if (!isOpen || !list.current) return setPlacement(below);
    const { left, right, bottom, height, top } = list.current.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(list.current).direction === 'rtl';
    const overflows = isRightToLeft ? right > document.documentElement.clientWidth : left < 0;
    const buttonHeight = 48;
    setPlacement({
      $isAbove: bottom > window.innerHeight && top - buttonHeight > height,
      $isAtStart: overflows,
    });
  }, [isOpen, list]);

  return placement;
}
