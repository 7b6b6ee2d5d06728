import type { Page } from 'playwright-core';
import { browsing } from './browsing.ts';
import { demo } from './people.ts';
import { demoProduct } from './product.ts';

const { url, visitor } = browsing(demoProduct);

/** What has the focus, as a screen reader would name it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

/** Tabs on until something of that name has the focus; it must be within reach. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return;
  }
  throw new Error(`No way by keyboard to ${name}.`);
}

test('the whole shell works by keyboard alone: in, around, and out', async () => {
  const { page } = await visitor();
  await page.goto(`${url()}/sign-in`);
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await page.waitForFunction(() => document.title.includes('·'));

  // The language, by arrow keys, and back.
  await tabTo(page, /^Language$/);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Nederlands' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Language');

  await page.keyboard.press('Tab');
  await page.keyboard.type(demo.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demo.password);
  await page.keyboard.press('Enter');
  await page.locator('#skep-main ul li a').first().waitFor();

  // Past the frame, and into it.
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('skep-main');
  await page.reload();
  await page.locator('#skep-main ul li a').first().waitFor();
  await tabTo(page, /^Inspections|^Diary/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Diary', level: 1 }).waitFor();

  // The drawer keeps the focus until it is closed, and gives it back.
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Menu');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Sign-in and security$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();

  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Sign out$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
});
