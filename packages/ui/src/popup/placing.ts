import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';
import { listHeight } from './popup-styles.ts';

/** The ring of the focus round an input stays in sight. */
const ringWidth = 4;

/** Between a popup and the edges of the window. */
const padding = 8;

/**
 * Places a popup below its anchor, or above it where the window ends, and follows both until the returned function is
 * called: while a page scrolls, a keyboard comes up or the window is zoomed. In a low window it covers its anchor, unless
 * a person types there; what fits nowhere is as high as the room for it and scrolls.
 */
export function followAnchor(anchor: HTMLElement, popup: HTMLElement, canCover: boolean): () => void {
  const middleware = [
    offset(canCover ? 0 : ringWidth),
    flip({ padding, crossAxis: false }),
    shift({ padding, crossAxis: canCover }),
    size({
      padding,
      apply({ availableHeight }) {
        popup.style.maxHeight = canCover
          ? `${availableHeight}px`
          : `min(${availableHeight}px, ${listHeight})`;
      },
    }),
  ];
  async function place() {
    const { x, y } = await computePosition(anchor, popup, {
      strategy: 'fixed',
      placement: 'bottom-end',
      middleware,
    });
    Object.assign(popup.style, { left: `${x}px`, top: `${y}px`, opacity: '' });
  }
  return autoUpdate(anchor, popup, () => void place());
}
