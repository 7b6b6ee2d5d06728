import type { Page } from 'playwright-core';

/**
 * What the page finds, asked anew with each of its frames until it finds something. Playwright's own `waitForFunction`
 * awaits no answer: to it a promise is one.
 */
export async function until<Argument, Found>(
  page: Page,
  ask: (argument: Argument) => Promise<Found | false>,
  argument: Argument,
): Promise<Found> {
  for (;;) {
    try {
      const found = await page.evaluate(
        ask as (argument: unknown) => Promise<Found | false>,
        argument as unknown,
      );
      if (found !== false) return found;
      await page.evaluate(() => new Promise(requestAnimationFrame));
    } catch (error) {
      // The page was left for another one, which is asked then.
      if (!String(error).includes('because of a navigation')) throw error;
      await page.waitForLoadState();
    }
  }
}
