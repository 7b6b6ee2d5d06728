import { launchBrowser } from '@skep/e2e/browser';
import type { GatewayCost } from './gateway-time.ts';
import { costOf } from './home-cost.ts';
import type { HomeCost } from './home-page.ts';
import { accounts, startSeededProduct } from './seeded-product.ts';

const product = await startSeededProduct();
const browser = await launchBrowser();
try {
  for (const slowedBy of [1, 4]) {
    const costs: (HomeCost & GatewayCost)[] = [];
    for (const { email } of accounts) costs.push(await costOf(browser, product.url, email, slowedBy));
    process.stdout.write(`\nCPU of the page slowed ${slowedBy} times.\n\n${table(costs)}\n`);
  }
} finally {
  await browser.close();
  await product.stop();
}

function table(costs: readonly (HomeCost & GatewayCost)[]): string {
  const ms = (value: number) => `${Math.round(value)} ms`;
  const mb = (value: number) => `${(value / 1_000_000).toFixed(1)} MB`;
  const rows: [string, (cost: HomeCost & GatewayCost) => string][] = [
    ['data to first hive', ({ firstHive }) => ms(firstHive)],
    ['filter to count', ({ filterCount }) => ms(filterCount)],
    ['filter to whole list', ({ filterList }) => ms(filterList)],
    ['search to count', ({ searchCount }) => ms(searchCount)],
    ['search to whole list', ({ searchList }) => ms(searchList)],
    ['begin to select', ({ selectAll }) => ms(selectAll)],
    ['select one hive', ({ selectOne }) => ms(selectOne)],
    ['frames dropped in scroll', ({ droppedFrames }) => `${(droppedFrames * 100).toFixed(1)} %`],
    ['heap before', ({ heapBefore }) => mb(heapBefore)],
    ['heap after', ({ heapAfter }) => mb(heapAfter)],
    ['REST calls themselves', ({ restMs }) => ms(restMs)],
    ['gateway', ({ gatewayMs }) => ms(gatewayMs)],
    ['gateway over REST', ({ gatewayMs, restMs }) => (gatewayMs / restMs).toFixed(2)],
    ['answer, compressed', ({ bytes }) => `${(bytes / 1000).toFixed(1)} KB`],
  ];
  const line = (cells: string[]) =>
    cells.map((cell, i) => (i ? cell.padStart(14) : cell.padEnd(26))).join('');
  const heads = line(['', ...accounts.map(({ hives }) => `${hives} hives`)]);
  return [heads, ...rows.map(([name, text]) => line([name, ...costs.map(text)]))].join('\n');
}
