import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { hiveShown, keeperWithBees, makeDashboard } from './dashboard.ts';
import { demoProduct } from './product.ts';
import { countTraffic } from './traffic.ts';
import { until } from './until.ts';

const { url, visitor } = browsing(demoProduct, { isWhole: true });

test('hives hang on a wall: made, opened signed out, rotated, cut from the network, brought back, and ended by a new code', async () => {
  const { page: keeper } = await visitor();
  await keeperWithBees(keeper, url(), 'Linden');
  const code = await makeDashboard(keeper, url(), { apiary: 'Linden', title: 'Bees of the school' });

  const { page: wall, context, problems } = await visitor();
  await wall.clock.install();
  const answer = await wall.goto(`${url()}/dashboard/${code}`);
  expect(answer?.headers()).toMatchObject({
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  await hiveShown(wall, 'Linden 1');
  await wall.getByText('41.7', { exact: false }).first().waitFor();
  // Nothing of the app around it.
  expect(await wall.getByRole('banner').getByRole('link').count()).toBe(0);
  await wall.clock.fastForward('00:31');
  await hiveShown(wall, 'Linden 3');
  await wall.keyboard.press('ArrowRight');
  await hiveShown(wall, 'Linden 2');
  await wall.keyboard.press('Space');
  await wall.getByRole('button', { name: 'Resume' }).waitFor();

  await context.setOffline(true);
  await wall.clock.fastForward('05:01');
  await wall.getByText(/^No connection\. As of /).waitFor();
  await hiveShown(wall, 'Linden 2');
  await context.setOffline(false);
  await wall.getByText(/^No connection/).waitFor({ state: 'detached' });

  await keeper.getByRole('button', { name: 'New code' }).click();
  await keeper.getByRole('dialog').getByRole('button', { name: 'New code' }).click();
  await keeper.getByText('It has a new code.').waitFor();
  await wall.clock.fastForward('05:01');
  await wall.getByText('Thank you for watching').waitFor();
  // What was asked for without a network is no fault of the page.
  expect(problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED/.test(problem))).toEqual([]);

  const { page: hand } = await visitor({ viewport: phone });
  await hand.goto(`${url()}/dashboard`);
  await hand.getByRole('textbox').fill(code);
  await hand.getByRole('button', { name: 'Show the hives' }).click();
  await hand.getByText('Dashboard not found').waitFor();
  await keeper.reload();
  // The wall; what is opened with a code that ended is not counted.
  await keeper
    .getByRole('listitem')
    .filter({ hasText: /\d{4}: 1$/ })
    .waitFor();
  const renewed = await keeper.getByText(/^Code: /).textContent();
  await hand.goto(`${url()}/dashboard`);
  await hand.getByRole('textbox').fill(renewed?.replace('Code: ', '').toLowerCase() ?? '');
  await hand.getByRole('button', { name: 'Show the hives' }).click();
  await hiveShown(hand, 'Linden 1');
});

/** Kilobytes of scripts as they are sent, of a dashboard that nobody opened before. */
const scriptBudget = 260;

test('a wall that is started again without a network shows what it knew, and since when; its screen stays on', async () => {
  const { page: keeper } = await visitor();
  await keeperWithBees(keeper, url(), 'Willow');
  const code = await makeDashboard(keeper, url(), { apiary: 'Willow', title: 'Bees of the shop' });
  const { page, context } = await visitor({ serviceWorkers: 'allow' });
  await context.addInitScript(() => {
    const held: WakeLockSentinel[] = [];
    Object.assign(window, { held });
    const { request } = WakeLock.prototype;
    WakeLock.prototype.request = async function ask(type) {
      const lock = await request.call(this, type);
      held.push(lock);
      return lock;
    };
  });
  const traffic = await countTraffic(await context.newCDPSession(page));
  await page.goto(`${url()}/dashboard/${code}`);
  await hiveShown(page, 'Willow 1');
  await page.waitForLoadState('networkidle');
  expect(traffic().scriptBytes / 1000).toBeLessThanOrEqual(scriptBudget);
  await page.waitForFunction(() => {
    const held: WakeLockSentinel[] = Reflect.get(window, 'held');
    return held.length === 1 && held[0]?.released === false;
  });
  await until(
    page,
    async () => {
      const pages = await caches.open('pages');
      return (await pages.match('/dashboard')) !== undefined && navigator.serviceWorker.controller !== null;
    },
    undefined,
  );
  await page.close();

  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto(`${url()}/dashboard/${code}`);
  await hiveShown(again, 'Willow 1');
  await again.getByText(/^No connection\. As of /).waitFor();
  await again.getByText('41.7', { exact: false }).first().waitFor();
});

test('a site that its owner names shows it in a frame, and another one does not', async () => {
  const museum = await siteWithFrame();
  const stranger = await siteWithFrame();
  try {
    const { page: keeper } = await visitor();
    await keeperWithBees(keeper, url(), 'Maple');
    const code = await makeDashboard(keeper, url(), {
      apiary: 'Maple',
      title: 'Bees of the museum',
      sites: museum.origin,
    });
    museum.shows = stranger.shows = `${url()}/dashboard/${code}`;
    const { page } = await visitor();
    await page.goto(museum.origin);
    await page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Maple 1' }).waitFor();
    await page.goto(stranger.origin);
    const frame = page.frameLocator('iframe');
    await frame.locator('body.neterror').waitFor({ state: 'attached' });
    expect(page.frames().map((each) => each.url())).toContain('chrome-error://chromewebdata/');
    expect(await frame.getByRole('heading', { level: 1 }).count()).toBe(0);
  } finally {
    museum.close();
    stranger.close();
  }
});

/** A site of somebody else's, with a page that shows an address in a frame. */
async function siteWithFrame() {
  const site = { origin: '', shows: '', close: () => void server.close().closeAllConnections() };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><title>Site</title><iframe src="${site.shows}" width="900" height="700"></iframe>`,
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  site.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return site;
}
