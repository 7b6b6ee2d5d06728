import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { ownDevices } from './own-devices.ts';
import { demo, signIn } from './people.ts';
import { hivesOf } from './rest.ts';
import { countTraffic } from './traffic.ts';
import { until } from './until.ts';

const { url, visitor } = browsing({ SKEP_DEMO: '1', SUPPORT_EMAIL: 'help@skep.example' }, { isWhole: true });

/** The keeper of the demo with three hives of their own, one of which weighs itself. @returns their page */
async function keeperWithBees(apiary: string): Promise<Page> {
  const { page } = await visitor();
  await signIn(page, url(), demo);
  await page.getByRole('heading', { name: 'Orchard' }).waitFor();
  const [first] = await hivesOf(page, 3, apiary);
  const devices = await ownDevices(page, url());
  const key = `scale-of-${apiary.toLowerCase()}`;
  await devices.add(apiary, key, first);
  await devices.send(key, { weight_kg: 41.7, t_i: 34.8, t: 21.3 });
  return page;
}

/** Makes a dashboard of the hives of an apiary. @returns its code */
async function makeDashboard(page: Page, apiary: string, title: string, sites = ''): Promise<string> {
  await page.goto(`${url()}/dashboards/create`);
  await page.getByRole('textbox', { name: /^Title/ }).fill(title);
  for (const number of [1, 2, 3])
    await page.getByRole('combobox', { name: /^Add a hive/ }).selectOption({ label: `${apiary} ${number}` });
  await page.getByRole('button', { name: `${apiary} 3: earlier` }).click();
  await page.getByRole('checkbox', { name: 'Also hives without a device' }).check();
  await page.getByRole('textbox', { name: /^Websites/ }).fill(sites);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog');
  await preview.getByRole('heading', { level: 1, name: `${apiary} 1` }).waitFor();
  await preview.getByText(title).waitFor();
  await preview.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const code = await page.getByText(/^Code: /).textContent();
  return code?.replace('Code: ', '') ?? '';
}

const hiveShown = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('hives hang on a wall: made, opened signed out, rotated, cut from the network, brought back, and ended by a new code', async () => {
  const keeper = await keeperWithBees('Linden');
  const code = await makeDashboard(keeper, 'Linden', 'Bees of the school');

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
  const keeper = await keeperWithBees('Willow');
  const code = await makeDashboard(keeper, 'Willow', 'Bees of the shop');
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
    const keeper = await keeperWithBees('Maple');
    const code = await makeDashboard(keeper, 'Maple', 'Bees of the museum', museum.origin);
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

test('two thousand turns later the page holds no more than after a hundred', async () => {
  const keeper = await keeperWithBees('Acacia');
  const code = await makeDashboard(keeper, 'Acacia', 'Bees of the town hall');
  const { page, context } = await visitor();
  await page.goto(`${url()}/dashboard/${code}`);
  await hiveShown(page, 'Acacia 1');
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable');
  async function held() {
    await devTools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devTools.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), bytes: of('JSHeapUsedSize') };
  }
  const turn = (times: number) =>
    page.evaluate(async (count) => {
      for (let turns = 0; turns < count; turns += 1) {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
        await new Promise(requestAnimationFrame);
      }
    }, times);
  await turn(99);
  const before = await held();
  await turn(1998);
  const after = await held();
  await hiveShown(page, 'Acacia 1');
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 5);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 200);
  expect(after.bytes).toBeLessThan(before.bytes + 1_000_000);
});
