import type { Page } from 'playwright-core';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { demo, signIn } from './people.ts';
import { demoProduct } from './product.ts';

const { url, visitor } = browsing(demoProduct);

/** Far down, and drawn whole only when it is in sight. */
const lastCard = (page: Page) => page.locator('#skep-main li[id^="hive-"]').last();
const lastHive = (page: Page) => lastCard(page).locator('a[href$="/inspections"]').last();

/** How far below the top of the window something is drawn. */
const topOfLastHive = (page: Page) =>
  lastHive(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Opens the inspections of a hive far down on home. @returns where the hive stood in the window */
async function openFarHive(page: Page): Promise<number> {
  await lastCard(page).scrollIntoViewIfNeeded();
  await lastHive(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const top = await topOfLastHive(page);
  await lastHive(page).click();
  await page.getByRole('heading', { name: /^Inspections of/ }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  return top;
}

async function expectSamePlace(page: Page, top: number): Promise<void> {
  await lastHive(page).waitFor();
  await page.waitForFunction(() => window.scrollY > 500);
  expect(Math.abs((await topOfLastHive(page)) - top)).toBeLessThan(5);
}

test('who goes back to a long page is where they had been, by the browser and by the arrow', async () => {
  const { page } = await visitor({ viewport: phone });
  await signIn(page, url(), demo);
  await lastCard(page).waitFor();
  const first = await openFarHive(page);
  await page.goBack();
  await expectSamePlace(page, first);
  const second = await openFarHive(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expectSamePlace(page, second);
});

test('who comes anew begins at the top', async () => {
  const { page } = await visitor({ viewport: phone });
  await signIn(page, url(), demo);
  await lastCard(page).waitFor();
  await openFarHive(page);
  await page.getByRole('navigation').last().getByRole('link', { name: 'Hives' }).click();
  await lastCard(page).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
