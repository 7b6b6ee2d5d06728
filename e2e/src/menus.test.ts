import type { Locator, Page } from 'playwright-core';
import { browsing } from './browsing.ts';
import { demo, signIn } from './people.ts';

const { url, visitor } = browsing({ SKEP_DEMO: '1' });

/** Pages of the app that links lead to; what opens elsewhere and what acts at once is left out. */
async function pathsOf(links: Locator): Promise<string[]> {
  await links.first().waitFor();
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.filter((href) => href.startsWith('/'));
}

async function pathsOfMenu(page: Page, name: RegExp): Promise<string[]> {
  await page.getByRole('button', { name }).first().click();
  const paths = await pathsOf(page.getByRole('menu').getByRole('menuitem'));
  await page.keyboard.press('Escape');
  return paths;
}

async function pathsOfDrawer(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const paths = await pathsOf(page.getByRole('dialog').getByRole('link'));
  await page.keyboard.press('Escape');
  return paths;
}

test('every entry of every menu leads to a page that is there', async () => {
  const { page, problems } = await visitor();
  await signIn(page, url(), demo);
  await page.locator('#skep-main ul li a').first().waitFor();
  const paths = [
    ...(await pathsOfMenu(page, /^Actions for the apiary/)),
    ...(await pathsOfMenu(page, /^Actions for the hive/)),
    ...(await pathsOfMenu(page, /^Add something new$/)),
    ...(await pathsOfDrawer(page)),
  ];
  expect(paths.length).toBeGreaterThan(15);
  for (const path of new Set(paths)) {
    await page.goto(url() + path);
    await page.locator('#skep-main').getByRole('heading').first().waitFor();
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(path);
    expect([path, await page.locator('#skep-main').getByRole('alert').count()]).toEqual([path, 0]);
  }
  expect(problems).toEqual([]);
});
