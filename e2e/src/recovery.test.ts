import type { Page } from 'playwright-core';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';

const { url, visitor } = browsing();

const newApiary = (page: Page) => page.getByRole('link', { name: 'New apiary' }).first();
const chunksOfHives = /\/remotes\/mf-hives\/[^/]+\/(?!remoteEntry)[^/]+\.js$/;

/** Counts how often the page is loaded from now on, from the moment that its HTML is asked for. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test('a file that is gone under an open tab comes back with one reload', async () => {
  const { page } = await visitor();
  await arriveHome(page, url());
  const loads = countLoads(page);
  // As after a new version whose server no longer has the old files: until the page is loaded anew.
  await page.route(chunksOfHives, (route) =>
    loads() === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await newApiary(page).click();
  await page.getByRole('textbox', { name: 'Name of the apiary' }).waitFor();
  expect(loads()).toBe(1);
});

test('a file that stays gone never reloads in a loop, and costs its own screen only', async () => {
  const { page } = await visitor();
  await arriveHome(page, url());
  await hasReloaded(page);
  const loads = countLoads(page);
  await page.route(chunksOfHives, (route) => route.fulfill({ status: 404, body: '' }));
  await newApiary(page).click();
  await page.getByText('This screen stopped working').waitFor();
  await page.getByRole('link', { name: 'Inspections' }).click();
  await page.getByRole('heading', { name: 'Diary' }).waitFor();
  expect(loads()).toBe(0);
});

/** As after a reload by itself, which is not followed by another. */
const hasReloaded = (page: Page) =>
  page.evaluate(() => sessionStorage.setItem('skep.reloadedAt', String(Date.now())));

const filesOfInspections = /\/remotes\/mf-inspections\//;

test.each([
  ['a remote', filesOfInspections, 'Inspections', 'Diary'],
  ['a screen of a remote', chunksOfHives, 'New apiary', 'New apiary'],
  ["a page of the shell's own", /\/assets\/.*\.js$/, 'Help', 'Help'],
])(
  '%s that does not come shows that it loads, then what to do, and appears when it comes',
  async (_what, files, link, heading) => {
    const { page } = await visitor();
    await arriveHome(page, url());
    await hasReloaded(page);
    if (link === 'Help') await page.getByRole('button', { name: 'Menu' }).click();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(files, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await page.getByText('Still loading. A weak signal can take a moment.').waitFor();
    await page.getByText('The connection is slow.').waitFor();
    release();
    await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
  },
);

test('with a connection a page that does not come is never loaded again by itself', async () => {
  const { page } = await visitor();
  await arriveHome(page, url());
  const loads = countLoads(page);
  await page.route(filesOfInspections, async (route) => {
    if (loads() === 0) await new Promise((resolve) => page.once('close', resolve));
    await route.continue().catch(() => undefined);
  });
  await page.getByRole('link', { name: 'Inspections' }).click();
  await page.getByRole('heading', { name: 'Still loading' }).waitFor();
  expect(loads()).toBe(0);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { name: 'Diary' }).waitFor();
  expect(loads()).toBe(1);
});

test('without a connection the page asks whether there is one', async () => {
  const { page, context } = await visitor();
  await arriveHome(page, url());
  await page.route(filesOfInspections, async (route) => {
    await new Promise((resolve) => page.once('close', resolve));
    await route.abort();
  });
  await page.getByRole('link', { name: 'Inspections' }).click();
  await context.setOffline(true);
  await page.getByText('Are you still connected to the Internet?').waitFor();
  await context.setOffline(false);
});
