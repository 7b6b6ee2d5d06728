import type { Page } from 'playwright-core';
import { browsing } from './browsing.ts';
import { demo, signIn } from './people.ts';
import { demoProduct } from './product.ts';

const { url, visitor } = browsing(demoProduct);

const field = (page: Page, id: string) => page.locator(`#${id}`);
const classesOf = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('#skep *')].map((part) => part.getAttribute('class')));
const seesHives = (page: Page) => page.locator('#skep-main ul li a').first().waitFor();

test.each(['en-GB', 'nl-NL'])('what the server has drawn comes to life as it is (%s)', async (locale) => {
  const { page, problems } = await visitor({ locale });
  for (const path of [
    '/sign-in',
    '/sign-up',
    '/verify-email',
    '/password-forgot',
    '/password-reset',
    '/404',
  ]) {
    await page.goto(url() + path, { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    const drawn = await classesOf(page);
    // The page's own title is set by its script.
    await page.waitForFunction(() => document.title.includes('·'));
    expect([path, await classesOf(page)]).toEqual([path, drawn]);
  }
  // The path says 404, and so does no status: the page is there for whoever is led to it.
  expect(problems).toEqual([]);
});

test('what is typed before the script is there is not lost', async () => {
  const { page } = await visitor();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/entrance/entrance.*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(`${url()}/sign-in`, { waitUntil: 'commit' });
  await field(page, 'email').fill(demo.email);
  await field(page, 'password').fill(demo.password);
  release();
  await page.waitForFunction(() => document.title.includes('·'));
  expect(await field(page, 'email').inputValue()).toBe(demo.email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await seesHives(page);
});

test('a visit from before, which left no hint for the server, is not asked to sign in', async () => {
  const { page, context } = await visitor();
  await signIn(page, url(), demo);
  await seesHives(page);
  await context.clearCookies();
  await page.goto(`${url()}/diary`);
  await page.waitForURL(`${url()}/diary`);
  await page.getByRole('heading', { name: 'Diary', level: 1 }).waitFor();
});
