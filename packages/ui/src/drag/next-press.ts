interface SwallowingSensor {
  documentListeners: { removeAll: () => void };
}

/**
 * Lets the next press after a drag be one. A sensor of @dnd-kit/core 6.3 swallows every click until 50 ms after the
 * drop, by a timer that a busy page runs later still: a press on a layer did nothing, and a box that was ticked looked
 * ticked and was not. The click of the drag itself comes without another pointer going down.
 * @param sensor of `@dnd-kit/core`, when it is made: its pointer is down by then
 */
export function clickAfterDragFix(sensor: object): void {
  // The library offers no other way: what it listens to is private in its types alone.
  const { documentListeners } = sensor as SwallowingSensor;
  window.addEventListener('pointerdown', () => documentListeners.removeAll(), { capture: true, once: true });
}
