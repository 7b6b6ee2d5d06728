import type { Page } from 'playwright-core';
import { anApiary } from './apiaries.ts';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';

const { url, visitor } = browsing();

const hive = (page: Page, name: string) =>
  page.locator('#skep-main section li').filter({ has: page.getByRole('heading', { name, exact: true }) });
const drawing = (page: Page, name: string) => hive(page, name).getByRole('img', { name: /^Edit/ });
const topOf = (page: Page, name: string) =>
  hive(page, name).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** What has the focus, by the hive that it stands on. */
const focusedHive = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('section li[id]')?.querySelector('h3')?.textContent);

async function visitHives(hiveCount: number): Promise<{ page: Page; problems: string[] }> {
  const visited = await visitor({ viewport: phone });
  // A browser with nothing else to do would draw them all before they are looked for.
  await visited.page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await arriveHome(visited.page, url());
  await anApiary(visited.page, url(), 'Lake', hiveCount);
  await drawing(visited.page, 'Lake 1').waitFor();
  return visited;
}

test('of many hives those far below are named, and drawn when they are scrolled to, found or come to by key', async () => {
  const { page, problems } = await visitHives(40);
  await page.getByRole('heading', { level: 3 }).nth(39).waitFor();
  expect(await page.getByRole('heading', { level: 3 }).count()).toBe(40);
  expect(await drawing(page, 'Lake 40').count()).toBe(0);

  // As the browser's own search does, which goes on from what was found before.
  const find = (words: string) =>
    page.evaluate((sought) => Reflect.apply(Reflect.get(window, 'find'), window, [sought]), words);
  expect(await find('Lake 1')).toBe(true);
  expect(await find('Lake 33')).toBe(true);
  await drawing(page, 'Lake 33').waitFor();
  expect(await topOf(page, 'Lake 33')).toBeGreaterThanOrEqual(0);
  expect(await topOf(page, 'Lake 33')).toBeLessThan(phone.height);

  // Backwards into the list from what stands below it.
  await page.getByRole('navigation').last().getByRole('link').first().focus();
  await page.keyboard.press('Shift+Tab');
  await drawing(page, 'Lake 40').waitFor();
  expect(await focusedHive(page)).toBe('Lake 40');

  expect(await drawing(page, 'Lake 20').count()).toBe(0);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await page.getByRole('img', { name: /^Edit/ }).count()).toBe(40);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(problems).toEqual([]);
});

test('who goes back to a hive far below stands before it', async () => {
  const { page } = await visitHives(40);
  await hive(page, 'Lake 35').scrollIntoViewIfNeeded();
  await drawing(page, 'Lake 35').waitFor();
  const inspections = hive(page, 'Lake 35').getByRole('link', { name: 'Add the first inspection' });
  await inspections.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const top = await topOf(page, 'Lake 35');
  await inspections.click();
  await page.waitForURL(/\/inspect\?/);
  await hive(page, 'Lake 35').waitFor({ state: 'detached' });
  await page.goBack();
  await drawing(page, 'Lake 35').waitFor();
  await page.waitForFunction(
    () => document.activeElement?.closest('section li[id]')?.querySelector('h3')?.textContent === 'Lake 35',
  );
  expect(Math.abs((await topOf(page, 'Lake 35')) - top)).toBeLessThan(5);
});
