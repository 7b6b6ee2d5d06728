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
    const found = await page.evaluate(
      ask as (argument: unknown) => Promise<Found | false>,
      argument as unknown,
    );
    if (found !== false) return found;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}
