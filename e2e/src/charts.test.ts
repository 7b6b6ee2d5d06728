import type { CDPSession, Locator, Page } from 'playwright-core';
import { allThemes, axeProblems } from './axe.ts';
import { phone } from './browser.ts';
import { browsing, testInChromium } from './browsing.ts';
import { ownDevices } from './own-devices.ts';
import { arriveHome } from './people.ts';

const { url, visitor } = browsing();

/** Somebody's scale with six hours of measurements. @returns address of its charts */
async function measuredScale(page: Page): Promise<string> {
  await arriveHome(page, url());
  const devices = await ownDevices(page, url());
  const key = `e2e-charts-${Date.now()}`;
  const id = await devices.add('Measuring scale', key);
  const now = Math.floor(Date.now() / 1000);
  for (const hour of [1, 2, 3, 4, 5, 6])
    await devices.send(key, { weight_kg: 40 + hour / 4, t_i: 34.5, time: now - hour * 3600 });
  return `${url()}/measurements/${id}`;
}

const drawing = (page: Page) => page.locator('svg.highcharts-root').first();

async function placeOf(chart: Locator) {
  await chart.scrollIntoViewIfNeeded();
  const box = await chart.boundingBox();
  if (!box) throw new Error('The chart has no place on the page.');
  return {
    at: (share: number) => Math.round(box.x + box.width * share),
    y: Math.round(box.y + box.height / 2),
  };
}

/** Drags over the chart with the mouse, from one share of its width to another. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const { at, y } = await placeOf(drawing(page));
  await page.mouse.move(at(from), y);
  await page.mouse.down();
  await page.mouse.move(at(to), y, { steps: 4 });
  await page.mouse.up();
}

/** Hours between the ends of the period in the address. */
function hoursShown(page: Page): number {
  const { searchParams } = new URL(page.url());
  const moment = (name: string) => Date.parse(`${searchParams.get(name)}Z`);
  return (moment('end') - moment('start')) / 3_600_000;
}

test('what a scale measured is read over any period, by keys: reload keeps it, and back returns', async () => {
  const { page, problems } = await visitor();
  await page.goto(await measuredScale(page));
  await drawing(page).waitFor();
  await page.getByRole('radio', { name: 'Day' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL('**/measurements/*?interval=week');
  // The address is there before the page is.
  await page.getByRole('radio', { name: 'Week', checked: true }).waitFor();
  await page.getByRole('button', { name: 'Earlier' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/measurements/*?interval=week&index=1');
  await page.getByRole('heading', { name: 'Nothing was measured in this period' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Nothing was measured in this period' }).waitFor();
  expect(new URL(page.url()).search).toBe('?interval=week&index=1');
  await page.goBack();
  await drawing(page).waitFor();
  expect(problems).toEqual([]);
});

test('the mouse zooms in, and with shift held pushes the chart aside; back returns from each', async () => {
  const { page, problems } = await visitor();
  await page.goto(`${await measuredScale(page)}?interval=week`);
  await drawing(page).waitFor();
  await drag(page, 0.8, 0.97);
  await page.waitForURL('**/measurements/*?start=*');
  await drawing(page).waitFor();
  const zoomed = page.url();
  expect(hoursShown(page)).toBeLessThan(48);

  await page.keyboard.down('Shift');
  await drag(page, 0.3, 0.8);
  await page.keyboard.up('Shift');
  await page.waitForURL((address) => address.href !== zoomed);
  const hours = hoursShown(page);
  await page.goBack();
  expect([page.url(), hoursShown(page)]).toEqual([zoomed, hours]);
  await page.goBack();
  await page.waitForURL('**/measurements/*?interval=week');
  expect(problems).toEqual([]);
});

testInChromium(
  'on a phone one finger pushes the chart to the day before, and two pull it apart',
  async () => {
    const { page, context, problems } = await visitor({ viewport: phone, hasTouch: true });
    await page.goto(await measuredScale(page));
    await drawing(page).waitFor();
    const touch = await context.newCDPSession(page);
    type Finger = { x: number; y: number };
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Finger[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });

    const { at, y } = await placeOf(drawing(page));
    await send('touchStart', { x: at(0.45), y }, { x: at(0.65), y });
    for (const way of [0.05, 0.1, 0.2])
      await send('touchMove', { x: at(0.45 - way), y }, { x: at(0.65 + way), y });
    await send('touchEnd');
    await page.waitForURL('**/measurements/*?start=*');
    expect(hoursShown(page)).toBeLessThan(20);
    await page.goBack();
    await drawing(page).waitFor();

    const place = await placeOf(drawing(page));
    await send('touchStart', { x: place.at(0.3), y: place.y });
    for (const share of [0.4, 0.6, 0.9]) await send('touchMove', { x: place.at(share), y: place.y });
    await send('touchEnd');
    await page.waitForURL('**/measurements/*?interval=day&index=1');
    expect(problems).toEqual([]);
  },
);

test('charts and their tables are for everybody: axe finds nothing, and a sentence says what is drawn', async () => {
  const { page, problems } = await visitor();
  await page.goto(await measuredScale(page));
  await drawing(page).waitFor();
  expect(await axeProblems(page, allThemes)).toEqual([]);
  const weight = page.getByRole('group', { name: 'Weight' }).first();
  const summary = await weight.evaluate(
    (group) => document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(summary).toMatch(/^Weight: between 40\.25\skg and 41\.5\skg, last 40\.25\skg\.$/);
  await page.getByRole('button', { name: 'Weight as a table' }).press('Enter');
  await page.getByRole('region', { name: 'Weight' }).getByRole('cell', { name: '40.25 kg' }).waitFor();
  expect(await axeProblems(page, allThemes)).toEqual([]);
  await page.getByRole('button', { name: 'Weight as a chart' }).press('Enter');
  await drawing(page).waitFor();
  expect(problems).toEqual([]);
});

/** What the page holds once garbage is collected. */
async function heldBy(devTools: CDPSession) {
  await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}

testInChromium('after fifty periods the page holds no more than before', async () => {
  const { page, context, problems } = await visitor();
  const address = await measuredScale(page);
  await page.goto(`${address}?interval=week`);
  await drawing(page).waitFor();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable');
  const turn = async (name: 'Earlier' | 'Later', index: number) => {
    await page.getByRole('button', { name, exact: true }).press('Enter');
    await page.waitForURL(`**/measurements/*?interval=week${index === 0 ? '' : `&index=${index}`}`);
    if (index === 0) await drawing(page).waitFor();
    else await page.getByRole('heading', { name: 'Nothing was measured in this period' }).waitFor();
  };
  const thereAndBack = async () => {
    await turn('Earlier', 1);
    await turn('Later', 0);
  };
  for (let round = 0; round < 5; round += 1) await thereAndBack();
  const before = await heldBy(devTools);
  for (let round = 0; round < 25; round += 1) await thereAndBack();
  const after = await heldBy(devTools);
  // React and Highcharts hold on to one drawing that is gone, until the next one is.
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 800);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 80);
  expect(problems).toEqual([]);
});

test('a chart of which nothing has changed is not drawn anew when another one is', async () => {
  const { page, problems } = await visitor();
  await page.goto(await measuredScale(page));
  const others = page.locator('svg.highcharts-root');
  await others.nth(1).waitFor();
  await drawing(page).evaluate((svg) => {
    svg.dataset.changes = '0';
    new MutationObserver((changes) => {
      svg.dataset.changes = String(Number(svg.dataset.changes) + changes.length);
    }).observe(svg, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Temperature as a table' }).press('Enter');
  await page.getByRole('region', { name: 'Temperature' }).waitFor();
  await page.getByRole('button', { name: 'Temperature as a chart' }).press('Enter');
  await others.nth(1).waitFor();
  expect(await drawing(page).getAttribute('data-changes')).toBe('0');
  expect(problems).toEqual([]);
});

testInChromium(
  'an answer that comes late does not take the place of one that was asked for later',
  async () => {
    const { page, problems } = await visitor();
    await page.goto(await measuredScale(page));
    await drawing(page).waitFor();
    const held = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"interval":"YEAR"')) await held.promise;
      // A question that the page has taken back is answered to nobody.
      await route.continue().catch(() => undefined);
    });
    await page.getByText('Year', { exact: true }).click();
    await page.waitForURL('**/measurements/*?interval=year');
    await page.getByText('Week', { exact: true }).click();
    await page.waitForURL('**/measurements/*?interval=week');
    const summary = page.getByText(/^Weight: between 40\.25\skg and 41\.5\skg/);
    await summary.waitFor({ state: 'attached' });
    held.resolve();
    // Whatever the late answer does, it has done when the next one is there.
    await page.getByText('Month', { exact: true }).click();
    await page.waitForURL('**/measurements/*?interval=month');
    await page.goBack();
    await summary.waitFor({ state: 'attached' });
    expect(new URL(page.url()).search).toBe('?interval=week');
    expect(problems).toEqual([]);
  },
);

testInChromium('without a network the curves that were looked at are drawn again', async () => {
  const { page, context } = await visitor({ serviceWorkers: 'allow' });
  await page.goto(await measuredScale(page));
  await drawing(page).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await drawing(page).waitFor();
  await context.setOffline(true);
  await page.reload();
  await drawing(page).waitFor();
  await page.getByText('You see what was loaded on').waitFor();
});
