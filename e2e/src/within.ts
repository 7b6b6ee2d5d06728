import type { Page, Request } from 'playwright-core';
import { settle } from './browser.ts';

/** A page that goes from screen to screen as by its links: it loads what a screen needs, and not the whole app again. */
export interface LedPage {
  page: Page;
  /** Resolves when the screen is there with its data. */
  go: (path: string) => Promise<void>;
  /** Resolves when the screen is there with its data. */
  untilDrawn: () => Promise<void>;
  /** Chooses a language in the top bar. Resolves when the screen is there in it. */
  chooseLanguage: (name: string) => Promise<void>;
}

/** @param page on any address of the product, whose next load is the first one that counts */
export async function ledPage(page: Page, home: string): Promise<LedPage> {
  const untilQuiet = watchRequests(page);
  await page.goto(home);
  await page.locator('h1').first().waitFor();
  await untilQuiet();
  const untilDrawn = async () => {
    do {
      await untilQuiet();
      await page.locator('h1:visible').first().waitFor();
      await page.evaluate(untilIdle);
    } while (!(await page.evaluate(isDrawn)));
  };
  return {
    page,
    untilDrawn,
    async go(path) {
      await page.evaluate((to) => {
        // As the shell's own links do.
        const state = { idx: (window.history.state?.idx ?? 0) + 1 };
        window.history.pushState(state, '', to);
        window.dispatchEvent(new PopStateEvent('popstate', { state }));
      }, path);
      await untilDrawn();
    },
    async chooseLanguage(name) {
      await page.evaluate(pressLanguage, name);
      await untilDrawn();
    },
  };
}

/**
 * Runs in the page. Until React has no work left: the screen before goes only when the next one can be drawn. Of two
 * pages the browser may call one never idle, so that a timer ends it too.
 */
function untilIdle(): Promise<void> {
  return new Promise((done) => {
    requestIdleCallback(() => done());
    setTimeout(done, 300);
  });
}

/** Runs in the page. Between two screens there is nothing, and a screen that waits for data says that it is busy. */
function isDrawn(): boolean {
  const main = document.querySelector('main');
  return !!main?.textContent && !main.querySelector('[aria-busy="true"]');
}

/** Runs in the page; far faster than by mouse, which finds out each time whether it may press. */
async function pressLanguage(name: string): Promise<void> {
  const button = [...document.querySelectorAll<HTMLElement>('header [aria-haspopup="menu"]')].at(-1);
  button?.click();
  await new Promise(requestAnimationFrame);
  const entries = [...document.querySelectorAll<HTMLElement>('header [role="menuitem"]')];
  const entry = entries.find(({ textContent }) => textContent?.includes(name));
  if (!entry) throw new Error(`The top bar has no language called ${name}.`);
  entry.click();
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
