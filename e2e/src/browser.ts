import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { findChromium, findWholeChromium } from '../../scripts/chromium.ts';
import { launchFirefox } from './firefox.ts';

/** `npm run test:long` runs some flows in Firefox too, by `E2E_BROWSER=firefox`. */
export const isFirefox = process.env.E2E_BROWSER === 'firefox';

export const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** Gives an open page another size: far faster than opening it again. */
export async function resize(page: Page, viewport: typeof phone): Promise<void> {
  await page.setViewportSize(viewport);
  await settle(page);
}

/** Waits until a page is laid out anew. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
}

/** Ticks or chooses what its picture covers, once it stands still: lines that were just moved slide, and are missed. */
export async function checkWhenStill(choice: Locator): Promise<void> {
  await choice.scrollIntoViewIfNeeded();
  await choice.check({ force: true });
}

export interface BrowserOptions {
  /** As for a camera that shows a film. Default: none */
  moreFlags?: readonly string[];
  /** With notifications, a screen that stays on and the pages of its own for errors. Default: without */
  isWhole?: boolean;
}

export function launchBrowser({ moreFlags = [], isWhole = false }: BrowserOptions = {}): Promise<Browser> {
  if (isFirefox) return launchFirefox();
  const executablePath = isWhole ? findWholeChromium() : findChromium();
  return chromium.launch({ executablePath, args: [...flags, ...moreFlags] });
}

/** Firefox says that a script has not its hash when the page is left before the script has come. */
const hashOfNothing = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** A fresh visitor: no storage, English, and a list of what went wrong in the page. */
export async function newVisitor(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ context: BrowserContext; page: Page; problems: string[] }> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: desktop,
    // Drawing what moves takes half of the drawing here, where the processor does it.
    reducedMotion: 'reduce',
    // What a worker asks for passes by the routes of a test, and what it keeps hides what the server sends.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => {
    if (!error.message.includes(hashOfNothing)) problems.push(error.stack || error.message);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return { context, page, problems };
}
