import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type BrowserOptions, isFirefox, launchBrowser, newVisitor } from './browser.ts';
import { demoProduct, emptyProduct, killProducts, type RunningProduct, startProduct } from './product.ts';

/** What only Chromium lets a test see or do: what was sent, several fingers, what a page holds. */
export const testInChromium = isFirefox ? test.skip : test;

export interface Browsing {
  /** Address of the running product. */
  url: () => string;
  /** All that this product has written to its log, where it is the file's own. */
  log: () => string;
  /** A fresh visitor, whose pages are closed when the test is over. */
  visitor: (
    options?: Parameters<Browser['newContext']>[0],
  ) => Promise<{ context: BrowserContext; page: Page; problems: string[] }>;
}

/**
 * One product and one browser for the tests of a file: call it once at its top. Without settings of its own the
 * product is an empty one. Other files may use it too, and `demoProduct` as well: each test brings its own people, and
 * those who sign in as the demo account only read.
 */
export function browsing(
  env: Record<string, string> = emptyProduct,
  browserOptions: BrowserOptions = {},
): Browsing {
  // A machine under load is slow, not wrong: this only ends what hangs.
  jest.setTimeout(300_000);
  let browser: Browser;
  let product: Awaited<ReturnType<typeof productFor>>;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    // First the one that can fail: a browser that is open keeps Jest waiting.
    product = await productFor(env);
    browser = await launchBrowser(browserOptions);
  });

  afterEach(() =>
    Promise.all(
      contexts.splice(0).map(async (context) => {
        // What a page still asks for when its test is over concerns nobody.
        await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
        await context.close();
      }),
    ),
  );

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    killProducts();
  });

  return {
    url: () => product.url,
    log: () => product.log(),
    visitor: async (options) => {
      const visitor = await newVisitor(browser, options);
      contexts.push(visitor.context);
      return visitor;
    },
  };
}

/** One that runs already (`E2E_PRODUCT_URL`, `E2E_DEMO_URL`), or one of the file's own. */
async function productFor(env: Record<string, string>): Promise<Omit<RunningProduct, 'pid'>> {
  const { E2E_PRODUCT_URL, E2E_DEMO_URL } = process.env;
  const url = env === emptyProduct ? E2E_PRODUCT_URL : env === demoProduct ? E2E_DEMO_URL : undefined;
  return url === undefined ? startProduct(env) : { url, log: () => '', stop: async () => 0 };
}
