import type { Page } from 'playwright-core';

/** Presses Tab until every control was reached, or it leads nowhere new. @returns those that were not */
export async function unreachedByTab(page: Page): Promise<string[]> {
  let left = await page.evaluate(watchControls);
  for (let presses = 0; left > 0 && presses < 400; left = await page.evaluate(countUnreached))
    for (let more = left; more > 0; more -= 1) {
      await page.keyboard.press('Tab');
      presses += 1;
    }
  return page.locator('[data-unreached]').evaluateAll((all) => all.map((one) => one.outerHTML));
}

/** Runs in the page: marks what a person can press or fill in until it has had the focus. @returns how many they are */
function watchControls(): number {
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const marked = [...document.querySelectorAll<HTMLElement>(controls)].filter((element) => {
    // Tab reaches one of a group of radio buttons, and arrow keys the others.
    const isInGroup = element instanceof HTMLInputElement && element.type === 'radio';
    // Tab leaves a chart by its end, and nobody stays there.
    const isDisabled = element.matches(':disabled, .highcharts-exit-anchor');
    return element.tabIndex >= 0 && !isDisabled && !isInGroup && element.checkVisibility();
  });
  for (const element of marked) element.setAttribute('data-unreached', '');
  const onFocus = ({ target }: { target: EventTarget | null }) => {
    // A chart is reached by one of its points.
    if (target instanceof Element) target.closest('[data-unreached]')?.removeAttribute('data-unreached');
  };
  onFocus({ target: document.activeElement });
  document.addEventListener('focusin', onFocus);
  return document.querySelectorAll('[data-unreached]').length;
}

/** Runs in the page. */
function countUnreached(): number {
  return document.querySelectorAll('[data-unreached]').length;
}
