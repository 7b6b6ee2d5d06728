import type { Page } from 'playwright-core';

/** A window of a small laptop, in which a calendar is higher than what is left below its field. */
const lowWindow = { width: 1280, height: 620 };

/** Returns a line for each open popup that the window or a dialog cuts off, in this window and in a low one. */
export async function cutOffPopups(page: Page): Promise<string[]> {
  if (!(await page.evaluate(hasPopups))) return [];
  const usual = page.viewportSize() ?? lowWindow;
  const problems = await cutOffIn(page, usual);
  await page.setViewportSize(lowWindow);
  problems.push(...(await cutOffIn(page, lowWindow)));
  await page.setViewportSize(usual);
  return problems;
}

async function cutOffIn(page: Page, { width, height }: { width: number; height: number }): Promise<string[]> {
  // A popup is placed when what places it is loaded, and again after the window changed.
  await page.waitForFunction(arePlaced);
  const names = await page.evaluate(cutOff);
  return names.map((name) => `  The popup “${name}” is cut off in a window of ${width}×${height}.`);
}

/** Runs in the page. */
function hasPopups(): boolean {
  return document.querySelector(':popover-open') !== null;
}

/** Runs in the page, once per frame. */
function arePlaced(): boolean {
  const popups = [...document.querySelectorAll<HTMLElement>(':popover-open')];
  return popups.every(({ style }) => style.opacity === '');
}

/** Runs in the page. */
function cutOff(): string[] {
  return [...document.querySelectorAll<HTMLElement>(':popover-open')].flatMap((popup) => {
    const { top, left, right, bottom } = popup.getBoundingClientRect();
    const isInside =
      top >= 0 && left >= 0 && right <= document.documentElement.clientWidth && bottom <= window.innerHeight;
    const middle = document.elementFromPoint((left + right) / 2, bottom - 4);
    return isInside && popup.contains(middle) ? [] : [popup.getAttribute('aria-label') ?? popup.tagName];
  });
}
