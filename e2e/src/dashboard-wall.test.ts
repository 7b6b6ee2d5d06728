import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { browsing } from './browsing.ts';
import { hiveShown, keeperWithBees, makeDashboard } from './dashboard.ts';
import { demoProduct } from './product.ts';
import { countTraffic } from './traffic.ts';
import { until } from './until.ts';

const { url, visitor } = browsing(demoProduct, { isWhole: true });

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
