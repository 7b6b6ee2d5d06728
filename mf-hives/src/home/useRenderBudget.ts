import { startTransition, useEffect, useState } from 'react';
import { screenfulOf } from './card-size.ts';

/** The smallest card that tells of a hive in words or signs. */
const cardPx = { width: 300, height: 200 };

/** Whoever scrolls gets to see about so many before the browser has had time for more; they cost 4 MB. */
const aheadCount = 100;

/** Each is drawn in a moment that nobody notices, also on a slow phone. */
const atOnce = 2;

/**
 * How many hives of a list, from the top, are drawn whole wherever they are: at once as many as fill the screen, then
 * more whenever the browser has nothing to do, so that scrolling finds them. One that cannot tell when that is (Safari)
 * draws them in sight.
 */
export function useRenderBudget(list: object): number {
  const screenful = screenfulOf(cardPx.width, cardPx.height);
  const [drawn, setDrawn] = useState({ list, count: screenful });
  const count = drawn.list === list ? drawn.count : screenful;
  useEffect(() => {
    if (count >= aheadCount || !('requestIdleCallback' in globalThis)) return;
    const waiting = requestIdleCallback(() =>
      startTransition(() => setDrawn({ list, count: count + atOnce })),
    );
    return () => cancelIdleCallback(waiting);
  }, [list, count]);
  return count;
}
