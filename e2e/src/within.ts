import type { Page, Request } from 'playwright-core';
import { settle } from './browser.ts';

/** A page that is led from screen to screen as by its links: it loads what a screen needs, and not the whole anew. */
export interface LedPage {
  page: Page;
  /** Settled when the screen stands there with its data. */
  go: (path: string) => Promise<void>;
}

/** @param page on any address of the product, whose next load is the first one that counts */
export async function ledPage(page: Page, home: string): Promise<LedPage> {
  const untilQuiet = watchRequests(page);
  await page.goto(home);
  await page.locator('h1').first().waitFor();
  await untilQuiet();
  return {
    page,
    async go(path) {
      await page.evaluate((to) => {
        // As the shell's own links do.
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, path);
      await untilQuiet();
      await page.locator('h1:visible').first().waitFor();
      await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
    },
  };
}

/** @returns waits until the page asks for nothing, also when what came is drawn, which may ask for more. */
function watchRequests(page: Page): () => Promise<void> {
  const running = new Set<Request>();
  page.on('request', (request) => running.add(request));
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  return async () => {
    await settle(page);
    while (running.size > 0) {
      await Promise.all([...running].map(async (request) => (await request.response())?.finished()));
      await settle(page);
    }
  };
}
