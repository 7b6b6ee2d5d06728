import { launchBrowser, phone } from '@skep/e2e/browser';
import { startProduct } from '@skep/e2e/product';
import type { Browser, BrowserContext } from 'playwright-core';
import { measureLoad, type PageLoad } from './page-load.ts';
import { table } from './table.ts';

/** Odd, so that the median is one that was measured. */
const rounds = Number(process.env.ROUNDS ?? 5);

interface Visit {
  name: string;
  path: string;
  /** What the person came for. */
  readyWhen: string;
  isSignedIn: boolean;
}

const visits: Visit[] = [
  { name: '/sign-in', path: '/sign-in', readyWhen: '#password', isSignedIn: false },
  { name: 'home', path: '/', readyWhen: '#skep-main ul li a', isSignedIn: true },
];

let token: Promise<string> | undefined;

/** `BENCH_URL` measures a product that runs already. */
const product = process.env.BENCH_URL
  ? { url: process.env.BENCH_URL, stop: async () => null }
  : await startProduct({ SKEP_DEMO: '1' });
const browser = await launchBrowser();
try {
  const rows: Record<string, PageLoad> = {};
  for (const visit of visits) {
    const cold: PageLoad[] = [];
    const repeated: PageLoad[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const context = await visitor(browser, visit.isSignedIn);
      cold.push(await measureLoad(context, product.url + visit.path, visit.readyWhen));
      repeated.push(await measureLoad(context, product.url + visit.path, visit.readyWhen));
      await context.close();
    }
    rows[`${visit.name}, cold`] = medianOf(cold);
    rows[`${visit.name}, again`] = medianOf(repeated);
  }
  process.stdout.write(
    `Medians of ${rounds}; 150 ms, 1.6 Mbit/s, CPU slowed four times.\n\n${table(rows)}\n`,
  );
} finally {
  await browser.close();
  await product.stop();
}

async function visitor(from: Browser, isSignedIn: boolean): Promise<BrowserContext> {
  const context = await from.newContext({ locale: 'en-GB', viewport: phone });
  if (!isSignedIn) return context;
  token ??= signIn();
  const stored = await token;
  await context.addCookies([{ name: 'skep.signed-in', value: '1', url: product.url }]);
  await context.addInitScript((value) => localStorage.setItem('skep.session', value), stored);
  return context;
}

/** The demo account's own token. */
async function signIn(): Promise<string> {
  const response = await fetch(`${product.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@skep.example', password: 'Honey-2026!' }),
  });
  const { api_token }: { api_token: string } = await response.json();
  return api_token;
}

function medianOf(loads: readonly PageLoad[]): PageLoad {
  const median = (key: keyof PageLoad) =>
    loads.map((load) => load[key]).sort((a, b) => a - b)[loads.length >> 1] ?? 0;
  return {
    firstPaint: median('firstPaint'),
    largestPaint: median('largestPaint'),
    ready: median('ready'),
    blocked: median('blocked'),
    bytes: median('bytes'),
    scriptBytes: median('scriptBytes'),
    requests: median('requests'),
  };
}
