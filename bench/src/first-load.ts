import { launchBrowser, phone } from '@skep/e2e/browser';
import type { BrowserContext } from 'playwright-core';
import { median } from './median.ts';
import { measureLoad, type PageLoad } from './page-load.ts';
import { accounts, type MeasuredProduct, startSideBySide } from './seeded-product.ts';
import { signedIn, signIn } from './signed-in.ts';
import { table } from './table.ts';

/** Odd, so that the median is one that was measured. */
const rounds = Number(process.env.ROUNDS ?? 5);

interface Visit {
  name: string;
  address: string;
  /** What the person came for. */
  readyWhen: string;
  /** A phone that was never here, whoever it belongs to. */
  visitor: () => Promise<BrowserContext>;
}

const products = await startSideBySide();
const browser = await launchBrowser();
try {
  const rows: Record<string, PageLoad> = {};
  const visitsOfAll = await Promise.all(products.map(visits));
  // The same visit of all products in turns: what else the machine does falls on all alike.
  for (const same of (visitsOfAll[0] ?? []).map((_visit, i) => visitsOfAll.flatMap((all) => all[i] ?? []))) {
    for (const [{ name }, { cold, again }] of await measureVisits(same)) {
      rows[`${name}, cold`] = medianOf(cold);
      rows[`${name}, again`] = medianOf(again);
    }
  }
  process.stdout.write(
    `Medians of ${rounds}; 150 ms, 1.6 Mbit/s, CPU slowed four times.\n\n${table(rows)}\n`,
  );
} finally {
  await browser.close();
  for (const product of products) await product.stop();
}

async function visits({ url, mark }: MeasuredProduct): Promise<Visit[]> {
  const homes = accounts.map(async ({ email, hives }): Promise<Visit> => {
    const token = await signIn(url, email);
    return {
      name: `home, ${hives} hives${mark}`,
      address: `${url}/`,
      readyWhen: '#skep-main ul li a',
      visitor: () => signedIn(browser, url, token),
    };
  });
  return [
    {
      name: `/sign-in${mark}`,
      address: `${url}/sign-in`,
      readyWhen: '#password',
      visitor: () => browser.newContext({ locale: 'en-GB', viewport: phone }),
    },
    ...(await Promise.all(homes)),
  ];
}

interface Loads {
  cold: PageLoad[];
  again: PageLoad[];
}

async function measureVisits(same: readonly Visit[]): Promise<Map<Visit, Loads>> {
  const loads = new Map<Visit, Loads>(same.map((visit) => [visit, { cold: [], again: [] }]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [{ visitor, address, readyWhen }, { cold, again }] of loads) {
      const context = await visitor();
      cold.push(await measureLoad(context, address, readyWhen));
      again.push(await measureLoad(context, address, readyWhen));
      await context.close();
    }
  }
  return loads;
}

function medianOf(loads: readonly PageLoad[]): PageLoad {
  const of = (key: keyof PageLoad) => median(loads.map((load) => load[key]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    ready: of('ready'),
    blocked: of('blocked'),
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
    requests: of('requests'),
  };
}
