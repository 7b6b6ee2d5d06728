import { launchBrowser, phone } from '@skep/e2e/browser';
import type { BrowserContext } from 'playwright-core';
import { measureLoad, type PageLoad } from './page-load.ts';
import { accounts, startSeededProduct } from './seeded-product.ts';
import { signedInPhone, signIn } from './signed-in.ts';
import { table } from './table.ts';

/** Odd, so that the median is one that was measured. */
const rounds = Number(process.env.ROUNDS ?? 5);

interface Visit {
  name: string;
  path: string;
  /** What the person came for. */
  readyWhen: string;
  /** A phone that was never here, whoever it belongs to. */
  visitor: () => Promise<BrowserContext>;
}

const product = await startSeededProduct();
const browser = await launchBrowser();
try {
  const rows: Record<string, PageLoad> = {};
  for (const visit of await visits()) {
    const { cold, again } = await measureVisit(visit);
    rows[`${visit.name}, cold`] = cold;
    rows[`${visit.name}, again`] = again;
  }
  process.stdout.write(
    `Medians of ${rounds}; 150 ms, 1.6 Mbit/s, CPU slowed four times.\n\n${table(rows)}\n`,
  );
} finally {
  await browser.close();
  await product.stop();
}

async function visits(): Promise<Visit[]> {
  const homes = accounts.map(async ({ email, hives }): Promise<Visit> => {
    const token = await signIn(product.url, email);
    return {
      name: `home, ${hives} hives`,
      path: '/',
      readyWhen: '#skep-main ul li a',
      visitor: () => signedInPhone(browser, product.url, token),
    };
  });
  return [
    {
      name: '/sign-in',
      path: '/sign-in',
      readyWhen: '#password',
      visitor: () => browser.newContext({ locale: 'en-GB', viewport: phone }),
    },
    ...(await Promise.all(homes)),
  ];
}

async function measureVisit({ path, readyWhen, visitor }: Visit) {
  const cold: PageLoad[] = [];
  const again: PageLoad[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await visitor();
    cold.push(await measureLoad(context, product.url + path, readyWhen));
    again.push(await measureLoad(context, product.url + path, readyWhen));
    await context.close();
  }
  return { cold: medianOf(cold), again: medianOf(again) };
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
