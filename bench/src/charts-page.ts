import type { BrowserContext, Page } from 'playwright-core';
import { median } from './median.ts';
import { type Answer, answerTo, heapOf, quiet } from './page-watch.ts';

/** Odd, so that the median is one that was measured. */
const rounds = Number(process.env.ROUNDS ?? 5); // at most 9, of which each has a period of its own
const periodChanges = 50;

const drawn = '.highcharts-root';

/**
 * Prints what charts cost in a page of full speed on this machine, as medians.
 * @param data address of the tab Data of a device
 * @param compared address of hives in one chart
 */
export async function costOfCharts(context: BrowserContext, data: string, compared: string): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await open(page, data, '?interval=day');
  const today = new Date().toISOString().slice(0, 10);
  const tenYears = (round: number) => `?start=${new Date().getFullYear() - 10}-01-0${round}&end=${today}`;
  const [day, year, ten] = [
    await periodOf(page, (round) => `?interval=day&index=${round}`),
    await periodOf(page, (round) => `?interval=year&index=${round}`),
    await periodOf(page, tenYears),
  ];
  print('a year of 20 quantities, painted after its data', ms(year.afterData), 'goal 250 ms');
  print('a day, ten years: asked until painted', `${ms(day.whole)}, ${ms(ten.whole)}`, '');
  print('ten years over a day', (ten.whole / day.whole).toFixed(2), 'goal 1.5');
  const zoomed = await zoom(page);
  print('zoom, asked until seen', ms(zoomed.first), 'goal 150 ms');
  print('zoom, asked until finer data are painted', ms(zoomed.list), '');
  const before = await heapOf(session);
  for (let change = 0; change < periodChanges; change += 1)
    await goTo(page, `?interval=${['day', 'week', 'month', 'year'][change % 4]}&index=${change % 10}`);
  await goTo(page, '?interval=week');
  const after = await heapOf(session);
  print(`heap before and after ${periodChanges} periods`, `${mb(before)}, ${mb(after)}`, 'level');
  const requestCount = countQuestions(page);
  await open(page, compared, '');
  print('ten hives in one chart, requests to the gateway', String(requestCount()), 'goal 1');
  await context.close();
}

async function open(page: Page, address: string, search: string): Promise<void> {
  await page.goto(`${address}${search}`);
  await page.locator(drawn).first().waitFor();
  await quiet(page);
}

/** Another period of the same charts, as a link leads there. */
const goTo = (page: Page, search: string) =>
  answerTo(page, () =>
    page.evaluate((to) => {
      history.pushState(null, '', `${location.pathname}${to}`);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, search),
  );

/** Medians of coming to periods that were not seen before. */
async function periodOf(page: Page, search: (round: number) => string) {
  const times: { whole: number; afterData: number }[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const { began, list } = await goTo(page, search(round));
    const answered = await lastAnswer(page);
    times.push({ whole: list, afterData: began + list - answered });
  }
  return {
    whole: median(times.map(({ whole }) => whole)),
    afterData: median(times.map(({ afterData }) => afterData)),
  };
}

const lastAnswer = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/graphql'))
        .map(({ startTime, duration }) => startTime + duration),
    ),
  );

/** Part of the first chart is drawn over with the mouse, each time another. */
async function zoom(page: Page): Promise<Pick<Answer, 'first' | 'list'>> {
  const answers: Answer[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await goTo(page, '?interval=week');
    const chart = page.locator(drawn).first();
    await chart.scrollIntoViewIfNeeded();
    const box = await chart.boundingBox();
    if (!box) throw new Error('The chart has no place on the page.');
    const y = box.y + box.height / 2;
    const at = (share: number) => box.x + box.width * share;
    const answer = await answerTo(page, async () => {
      await page.mouse.move(at(0.4 + round / 50), y);
      await page.mouse.down();
      await page.mouse.move(at(0.7), y, { steps: 4 });
      await page.mouse.up();
    });
    answers.push(answer);
  }
  return {
    first: median(answers.map(({ first }) => first)),
    list: median(answers.map(({ list }) => list)),
  };
}

/** @returns how many have been asked of the gateway since, besides who is signed in */
function countQuestions(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && !request.postData()?.includes('"Viewer"')) count += 1;
  });
  return () => count;
}

function print(what: string, figure: string, goal: string): void {
  process.stdout.write(`${what.padEnd(52)}${figure.padStart(22)}  ${goal}\n`);
}

const ms = (value: number) => `${Math.round(value)} ms`;
const mb = (value: number) => `${(value / 1_000_000).toFixed(1)} MB`;
