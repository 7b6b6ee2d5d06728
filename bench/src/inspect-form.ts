import { launchBrowser, phone } from '@skep/e2e/browser';
import type { BrowserContext, Page } from 'playwright-core';
import { median } from './median.ts';
import { quiet, readPaint, watchForPaint } from './page-watch.ts';
import { startSeededProduct } from './seeded-product.ts';
import { signedIn, signIn } from './signed-in.ts';

// The form of an inspection on a phone: how long after its data it is painted, what a key stroke costs, and saving. By the
// usual checklist and by one that asks all there is, of one hive and of two hundred with an answer of their own each.

const account = { email: 'inspect@skep.example', hives: 200, apiaries: 5 } as const;
/** Odd, so that the median is one that was measured. */
const rounds = Number(process.env.ROUNDS ?? 5);
const field = 'form textarea[name=notes]';

const product = await startSeededProduct(undefined, [account]);
const browser = await launchBrowser();
try {
  const token = await signIn(product.url, account.email);
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${product.url}/api/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  const { locations }: { locations: { hives: { id: number }[] }[] } = await ask('GET', 'locations');
  const hiveIds = locations.flatMap(({ hives }) => hives.map(({ id }) => id));
  const offered: { id: string }[] = await ask('GET', 'v1/checklist-items');
  const categories = offered.map(({ id }) => id).join();
  const { checklist: usual } = await ask('GET', 'inspections/lists');
  const { checklist_id: whole } = await ask('POST', 'checklists', { name: 'All there is', categories });
  const context = await signedIn(browser, product.url, token, phone);
  const one = `hiveId=${hiveIds[0]}`;
  const all = `hiveIds=${hiveIds.join()}`;
  for (const [name, query] of [
    ['one hive, the usual checklist', `${one}&checklistId=${usual.id}`],
    [`one hive, ${offered.length} items`, `${one}&checklistId=${whole}`],
    ['200 hives, the usual checklist', `${all}&checklistId=${usual.id}`],
    [`200 hives, ${offered.length} items`, `${all}&checklistId=${whole}`],
  ] as const) {
    const costs: Awaited<ReturnType<typeof costOf>>[] = [];
    for (let round = 0; round < rounds; round += 1) costs.push(await costOf(context, query));
    const ms = (key: 'opened' | 'typed' | 'answered') =>
      `${Math.round(median(costs.map((cost) => cost[key])))} ms`;
    process.stdout.write(
      `${name}: painted ${ms('opened')} after its data (goal 300 ms); a key in the notes ${ms('typed')}, ` +
        `in an answer ${ms('answered')}\n`,
    );
  }
  process.stdout.write(`200 hives saved in ${Math.round(await saved(context, all))} ms (goal 2,000 ms)\n`);
  await context.close();
} finally {
  await browser.close();
  await product.stop();
}

async function costOf(context: BrowserContext, query: string) {
  const page = await open(context, query);
  const { afterData: opened } = await page.evaluate(readPaint);
  const typed = await page.evaluate(typeInto, field);
  const grid = page.getByLabel('Add a question');
  if ((await grid.count()) > 0) await grid.selectOption('notes');
  // The first answer that is typed: of the grid, or of the checklist with all its categories open.
  else await openAll(page);
  await quiet(page);
  const answered = await page.evaluate(
    typeInto,
    'td input, section input:is([role=spinbutton], [type=text])',
  );
  await page.close();
  return { opened, typed, answered };
}

async function open(context: BrowserContext, query: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watchForPaint, field);
  await page.goto(`${product.url}/inspect?${query}`);
  await page.locator(field).waitFor();
  await quiet(page);
  return page;
}

async function openAll(page: Page): Promise<void> {
  const closed = page.locator('section > button[aria-expanded=false]');
  for (let count = await closed.count(); count > 0; count -= 1) await closed.first().click();
}

/** Runs in the page: what a key stroke keeps it from answering, as the median of some. */
function typeInto(selector: string): number {
  const input = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector)].find(
    (each) => each.checkVisibility(),
  );
  const prototype = input && Object.getPrototypeOf(input);
  const write = prototype && Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
  if (!input || !write) return Number.NaN;
  const times = [1, 2, 3, 4, 5, 6, 7].map((digit) => {
    const began = performance.now();
    write.call(input, `${input.value}${digit}`);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return performance.now() - began;
  });
  return times.sort((one, other) => one - other)[3] ?? Number.NaN;
}

async function saved(context: BrowserContext, query: string): Promise<number> {
  const page = await open(context, query);
  const answer = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('CreateInspections'),
  );
  const began = Date.now();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await (await answer).finished();
  return Date.now() - began;
}
