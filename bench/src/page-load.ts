import { countTraffic, type Traffic } from '@skep/e2e/traffic';
import type { BrowserContext, Page } from 'playwright-core';

/** What one opening of a page cost. Times in ms after the navigation began, bytes as they came over the link. */
export interface PageLoad extends Traffic {
  firstPaint: number;
  largestPaint: number;
  /** Until the person sees what they came for. */
  ready: number;
  /** Time by which tasks of the main thread went over 50 ms. */
  blocked: number;
}

/** The link on which the app that we replace was measured: 150 ms, 1.6 Mbit/s, a CPU slowed four times. */
const weakLink = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false };
const slowedBy = 4;

/** Opens a page over the weak link. @param readyWhen CSS selector of what the person came for */
export async function measureLoad(
  context: BrowserContext,
  url: string,
  readyWhen: string,
): Promise<PageLoad> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    const traffic = await countTraffic(session);
    await session.send('Network.emulateNetworkConditions', weakLink);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
    await page.addInitScript(observePaints);
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(readyWhen).first().waitFor({ state: 'visible', timeout: 60_000 });
    const ready = await page.evaluate(() => performance.now());
    await page.waitForLoadState('networkidle');
    return { ...(await readPaints(page)), ready, ...traffic() };
  } finally {
    await page.close();
  }
}

interface Paints {
  largestPaint: number;
  blocked: number;
}

/** Runs in the page, before its own scripts. */
function observePaints(): void {
  const paints: Paints = { largestPaint: 0, blocked: 0 };
  Object.assign(window, { skepBench: paints });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paints.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) paints.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

function readPaints(page: Page): Promise<Pick<PageLoad, 'firstPaint' | 'largestPaint' | 'blocked'>> {
  return page.evaluate(() => {
    const paints: Paints = Reflect.get(window, 'skepBench');
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return { firstPaint: first?.startTime ?? Number.NaN, ...paints };
  });
}
