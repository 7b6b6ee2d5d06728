import { type RefObject, useLayoutEffect } from 'react';

/**
 * Shows an open popup above everything else, a dialog included, and keeps it next to its anchor. What places it is
 * loaded when the first popup opens; where that fails, the popup is below its anchor.
 * @param popup an element with the attribute `popover="manual"` and `popupStyles`; null while it is closed
 * @param canCover whether it may lie over its anchor in a low window: not where a person types. Default: true
 */
export function usePopup(
  anchor: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  isOpen: boolean,
  canCover = true,
): void {
  useLayoutEffect(() => {
    const [button, box] = [anchor.current, popup.current];
    if (!isOpen || !button || !box) return;
    let stop: (() => void) | undefined;
    let isClosed = false;
    // jsdom knows the attribute, but not its layer.
    box.showPopover?.();
    // Seen by no eye before it has its place, but by the focus, which moves into it at once.
    const { left, bottom } = button.getBoundingClientRect();
    Object.assign(box.style, { left: `${left}px`, top: `${bottom}px`, opacity: '0' });
    import('./placing.ts').then(
      ({ followAnchor }) => {
        if (!isClosed) stop = followAnchor(button, box, canCover);
      },
      () => {
        box.style.opacity = '';
      },
    );
    return () => {
      isClosed = true;
      stop?.();
    };
  }, [isOpen, anchor, popup, canCover]);
}
