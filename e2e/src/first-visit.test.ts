import type { Page } from 'playwright-core';
import { phone } from './browser.ts';
import { browsing, testInChromium } from './browsing.ts';
import { demo, signIn as fillInSignIn } from './people.ts';
import { demoProduct } from './product.ts';
import { countTraffic, type Traffic } from './traffic.ts';

const { url, visitor } = browsing(demoProduct);

/**
 * Kilobytes of scripts as they are sent, and requests of a whole first visit, whatever its language; of home with its
 * slots, of which each remote costs four requests: its entry, what it draws, its words and its question.
 */
const budgets = { signIn: 121.2, home: 235, requests: 19 };

async function counted(page: Page, open: () => Promise<unknown>): Promise<Traffic> {
  const traffic = await countTraffic(await page.context().newCDPSession(page));
  await open();
  await page.waitForLoadState('networkidle');
  return traffic();
}

const field = (page: Page, id: string) => page.locator(`#${id}`);
/** What other remotes say on cards comes by a slot, after them: one question of each for all hives. */
const asksOnCards = (page: Page) =>
  ['"OpenAlerts"', '"HoneyWaits"'].map((name) =>
    page.waitForRequest((request) => request.postData()?.includes(name) ?? false),
  );

/** Few letters, and the alphabet that weighs most: every other language is lighter. */
const browsers = ['en-GB', 'el-GR'];

/** What the console says of a visit from now on, but for who may have a worker: that is the test's choice. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && !message.text().includes('Service Worker'))
      warnings.push(message.text());
  });
  return warnings;
}

testInChromium.each(browsers)(
  'who was never here is led to a sign-in page that is light (%s)',
  async (locale) => {
    const { page, problems } = await visitor({ viewport: phone, locale });
    const warnings = warningsOf(page);
    const { scriptBytes, requests } = await counted(page, () => page.goto(url()));
    expect(page.url()).toBe(`${url()}/sign-in`);
    await field(page, 'password').waitFor();
    expect(scriptBytes / 1000).toBeLessThanOrEqual(budgets.signIn);
    expect(requests).toBeLessThanOrEqual(budgets.requests);
    expect([...problems, ...warnings]).toEqual([]);
  },
);

describe('home', () => {
  let token = '';
  let cookies: Awaited<ReturnType<Awaited<ReturnType<typeof visitor>>['context']['cookies']>> = [];

  async function beHere(): Promise<void> {
    if (token !== '') return;
    const { page, context } = await visitor({ viewport: phone });
    await signIn(page);
    token = (await page.evaluate(() => localStorage.getItem('skep.session'))) ?? '';
    cookies = (await context.cookies()).filter(({ name }) => name !== 'skep.language');
  }

  testInChromium.each(browsers)('is within its budget, and loads nothing twice (%s)', async (locale) => {
    await beHere();
    // The same person with an empty cache.
    const { page, context, problems } = await visitor({ viewport: phone, locale });
    const warnings = warningsOf(page);
    await context.addCookies(cookies);
    await page.addInitScript((value) => localStorage.setItem('skep.session', value), token);
    const requestOnCards = asksOnCards(page);
    const { scriptBytes, requests } = await counted(page, async () => {
      await page.goto(url());
      await seesHives(page);
      await Promise.all(requestOnCards);
    });
    expect(scriptBytes / 1000).toBeLessThanOrEqual(budgets.home);
    expect(requests).toBeLessThanOrEqual(budgets.requests);
    expect([...problems, ...warnings]).toEqual([]);
  });
});

testInChromium('what home asks first is asked before its script is there, and once', async () => {
  const { page, problems } = await visitor({ viewport: phone });
  const hasRequested = asksOnCards(page);
  await signIn(page);
  // Until the page that is left has asked for all of its own.
  await Promise.all(hasRequested);
  await page.waitForLoadState('networkidle');
  const operations: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) operations.push(String(request.postDataJSON().operationName));
  });
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/shell.*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes('"Home"') ?? false,
  );
  await page.reload({ waitUntil: 'commit' });
  await answered;
  expect(operations).toEqual(['Viewer', 'Home']);
  const requestOnCards = asksOnCards(page);
  release();
  await seesHives(page);
  await Promise.all(requestOnCards);
  await page.waitForLoadState('networkidle');
  expect(operations.toSorted()).toEqual(['Home', 'HoneyWaits', 'OpenAlerts', 'Viewer']);
  expect(problems).toEqual([]);
});

test('who signs in on a first visit is shown home with no word in the console', async () => {
  const { page, problems } = await visitor({ viewport: phone });
  const warnings = warningsOf(page);
  await signIn(page);
  await page.waitForLoadState('networkidle');
  expect([...problems, ...warnings]).toEqual([]);
});

test('the form is there before its script, in the language of the browser', async () => {
  const { page } = await visitor({ locale: 'nl-NL', javaScriptEnabled: false });
  await page.goto(`${url()}/sign-in`);
  expect(await page.locator('html').getAttribute('lang')).toBe('nl');
  await page.getByRole('heading', { name: 'Welkom terug' }).waitFor();
  await page.getByLabel('E-mailadres').waitFor();
});

async function signIn(page: Page): Promise<void> {
  await fillInSignIn(page, url(), demo);
  await seesHives(page);
}

const seesHives = (page: Page) => page.locator('#skep-main ul li a').first().waitFor();
