import type { Page } from 'playwright-core';
import { browsing } from './browsing.ts';
import { areAnswersCached } from './cached-answers.ts';
import { arriveHome, demo, signIn, signOut } from './people.ts';
import { demoProduct } from './product.ts';
import { until } from './until.ts';

const { url, visitor } = browsing(demoProduct);

async function seesHives(page: Page): Promise<void> {
  await page.locator('#skep-main ul li a').first().waitFor();
  await areAnswersCached(page, { of: 'Home' });
}
const seesDiary = (page: Page) => page.getByRole('heading', { name: 'Diary', level: 1 }).waitFor();
/** Whether it is the network or the server that is away: browsers that are cut off by a test forget it when they reload. */
const bar = (page: Page) => page.getByText('You see what was loaded on');

/** Until the worker has the page, so that a visit without network finds it. */
async function isCached(page: Page, path: string): Promise<void> {
  await until(
    page,
    async (key) => {
      const pages = await caches.open('pages');
      return (await pages.match(key)) !== undefined && navigator.serviceWorker.controller !== null;
    },
    url() + path,
  );
}

test('without a network, the app opens with what was last read, and says so', async () => {
  const { page, context } = await visitor({ serviceWorkers: 'allow' });
  await signIn(page, url(), demo);
  await seesHives(page);
  await page.goto(`${url()}/diary`);
  await seesDiary(page);
  await page.getByRole('listitem').first().waitFor();
  await areAnswersCached(page, { of: 'Diary' });
  await isCached(page, '/');
  const entries = await page.locator('#skep-main').getByRole('listitem').count();

  await context.setOffline(true);
  await page.goto(`${url()}/diary`);
  await seesDiary(page);
  await bar(page).waitFor();
  await expect(page.locator('#skep-main').getByRole('listitem').count()).resolves.toBe(entries);
  await page.getByRole('link', { name: 'Hives' }).first().click();
  await seesHives(page);

  await context.setOffline(false);
  // Most browsers that were cut off by a test say themselves that they are back.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await bar(page).waitFor({ state: 'detached' });
});

test('on a weak signal, what was last read is shown until the answer is there', async () => {
  const { page } = await visitor({ serviceWorkers: 'allow' });
  await signIn(page, url(), demo);
  await seesHives(page);
  await isCached(page, '/');
  const signal = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await signal.promise;
    await route.continue();
  });
  await page.reload();
  await seesHives(page);
  const weak = page.getByText('Skep cannot be reached right now.');
  await weak.waitFor();
  signal.resolve();
  await weak.waitFor({ state: 'detached' });
  await seesHives(page);
});

test('without a network, the app opens in the language that was chosen', async () => {
  const { page, context } = await visitor({ serviceWorkers: 'allow' });
  await arriveHome(page, url());
  const seesDutchHome = () => page.getByRole('heading', { name: 'Nog geen bijenstand' }).waitFor();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: 'Nederlands' }).click();
  await seesDutchHome();
  await areAnswersCached(page, { of: 'Home' });
  await isCached(page, '/');
  await context.setOffline(true);
  await page.reload();
  await page.getByText('Je ziet wat op').waitFor();
  await seesDutchHome();
});

test('who signs out leaves nothing that a visit without network could show', async () => {
  const { page, context } = await visitor({ serviceWorkers: 'allow' });
  await signIn(page, url(), demo);
  await seesHives(page);
  await isCached(page, '/');
  await signOut(page);
  await isCached(page, '/sign-in');
  await areAnswersCached(page, 'none');
  await context.setOffline(true);
  await page.goto(url());
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
});
