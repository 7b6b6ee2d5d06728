import type { Page } from 'playwright-core';

/** WCAG 2.2, 2.4.11. @returns controls that a bar over the page hides altogether while they have the focus */
export function hiddenWhenFocused(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const barOver = (element: Element, x: number, y: number): boolean => {
      for (let over = document.elementFromPoint(x, y); over !== null; over = over.parentElement) {
        if (over.contains(element)) return false;
        if (['fixed', 'sticky'].includes(getComputedStyle(over).position)) return true;
      }
      return false;
    };
    const isHidden = (element: HTMLElement): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
      );
      return points.every(([x, y]) => barOver(element, x, y));
    };
    const before = document.activeElement;
    const { scrollY } = window;
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
    );
    const hidden = [...controls].filter((control) => {
      if (control.matches(':disabled') || !control.checkVisibility()) return false;
      control.focus();
      return control === document.activeElement && isHidden(control);
    });
    if (before instanceof HTMLElement) before.focus();
    window.scrollTo(0, scrollY);
    return hidden.map((control) => control.outerHTML.slice(0, 200));
  });
}
