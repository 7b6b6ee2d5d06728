/**
 * A ref for what must be seen as soon as it is there: the button that led to it may stand a long form below.
 * One function for good, so that drawing again moves no focus.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
