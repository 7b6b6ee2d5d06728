import type { LedPage } from './within.ts';

/** Whether the page has a form; its buttons may stand outside of it. */
export function hasForm({ page }: LedPage): Promise<boolean> {
  return page.evaluate(() => document.querySelector('#skep-main form button[type=submit]') !== null);
}

export interface Departure {
  /** The page by which the visit begins. */
  address: string;
  /** Between opening the form and leaving it. */
  isReloaded: boolean;
}

/**
 * Opens a form as the first page of a visit, goes to a top tab, comes back by the browser and cancels.
 * The page is in English.
 * @returns what is wrong with where that leads, if anything; undefined for a form without such a button
 */
export async function cancelAfterReturn(
  led: LedPage,
  { address, isReloaded }: Departure,
): Promise<{ problem?: string } | undefined> {
  const { page } = led;
  const cancel = page.locator('#skep-main').getByRole('button', { name: 'Cancel', exact: true }).first();
  await page.goto(address);
  await led.untilDrawn();
  if (!(await cancel.isVisible())) return undefined;
  // Its name has a badge while a reminder is due.
  await page.locator('header nav a[href^="/diary"]').click();
  await page.waitForURL(/\/diary/);
  await page.goBack();
  if (isReloaded) await page.reload();
  await page.evaluate(() => document.body.setAttribute('data-visit', 'same'));
  await cancel.click();
  const problem = await problemOf(led, address);
  return problem === undefined ? {} : { problem };
}

/** Neither the form itself nor a page before the visit, which would be loaded again. */
async function problemOf({ page }: LedPage, address: string): Promise<string | undefined> {
  const form = new URL(address).pathname;
  try {
    await page.waitForURL(({ pathname }) => pathname !== form, { timeout: 10_000 });
  } catch {
    return `${form}: the form stays`;
  }
  const isSameVisit = await page.evaluate(() => document.body.hasAttribute('data-visit'));
  return isSameVisit ? undefined : `${form}: led out of the visit, to ${page.url()}`;
}
