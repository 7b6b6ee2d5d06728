import type { CDPSession, Page } from 'playwright-core';
import { type Answer, answerTo, heapOf, quiet, readPaint, watchForPaint } from './page-watch.ts';

/** What home costs once it has its data. Times in ms, heap in bytes. */
export interface HomeCost {
  /** From the data's last byte until the first hive is painted. */
  firstHive: number;
  /** From a press on a filter until the count says the answer. */
  filterCount: number;
  /** From that press until the list has become the answer, all of it. */
  filterList: number;
  /** The same for a word in the search. */
  searchCount: number;
  searchList: number;
  /** From the press that begins to select hives until every card can be chosen; from choosing one until it shows it. */
  selectAll: number;
  selectOne: number;
  /** Share of the frames of a scroll through the page that came late or not at all. */
  droppedFrames: number;
  heapBefore: number;
  /** After scrolling through it and filtering it twenty times. */
  heapAfter: number;
}

const rounds = 5;
const hive = '#skep-main section li a[href^="/hives/"]';

/**
 * @param url address of home; the page's context is signed in.
 * @param slowedBy how many times slower than this machine the page's is
 */
export async function measureHome(
  page: Page,
  url: string,
  word: string,
  slowedBy: number,
): Promise<HomeCost> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
  const { afterData: firstHive } = await visitHome(page, url);
  const heapBefore = await heapOf(session);
  const droppedFrames = await scrollThrough(page, session);
  const filter = await answerOf(page, () => page.locator('#skep-main button[aria-pressed]').first().click());
  const search = await answerOf(page, async (isOn) => {
    await page.locator('#skep-main input[type=search]').fill(isOn ? word : '');
  });
  const chip = page.locator('#skep-main button[aria-pressed]', { hasText: 'Select hives' });
  const selecting = await answerOf(page, () => chip.click());
  await chip.click();
  const one = page.locator('#skep-main li input[type=checkbox]').first();
  const selectOne = await answerOf(page, (isOn) => one.setChecked(isOn, { force: true }));
  return {
    firstHive,
    filterCount: filter.count,
    filterList: filter.list,
    searchCount: search.count,
    searchList: search.list,
    selectAll: selecting.list,
    selectOne: selectOne.list,
    droppedFrames,
    heapBefore,
    heapAfter: await heapOf(session),
  };
}

/** When the first hive is painted, in ms after the address was opened and after the data's last byte. */
export async function visitHome(page: Page, url: string): Promise<{ whole: number; afterData: number }> {
  await page.addInitScript(watchForPaint, hive);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(hive).first().waitFor({ state: 'visible', timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await quiet(page);
  return page.evaluate(readPaint);
}

/** Medians of turning something on and off again. */
async function answerOf(page: Page, turn: (isOn: boolean) => Promise<void>) {
  const answers: Answer[] = [];
  for (let round = 0; round < 2 * rounds; round += 1) {
    answers.push(await answerTo(page, () => turn(round % 2 === 0)));
  }
  const median = (key: 'count' | 'list') =>
    answers.map((answer) => answer[key]).sort((a, b) => a - b)[rounds] ?? Number.NaN;
  return { count: median('count'), list: median('list') };
}

/** Scrolls as a finger does, 1,600 px a second, for as long as there is something to see. */
async function scrollThrough(page: Page, session: CDPSession): Promise<number> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const distance = Math.min(height, 8000);
  await page.evaluate(() => {
    const frames: number[] = [];
    // Taken away again when the scroll is over: a page that draws for ever is never quiet.
    Object.assign(window, { skepFrames: frames });
    const note = (at: number) => {
      frames.push(at);
      if (Reflect.get(window, 'skepFrames')) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await session.send('Input.synthesizeScrollGesture', { x: 200, y: 400, yDistance: -distance, speed: 1600 });
  return page.evaluate(() => {
    const frames: number[] = Reflect.get(window, 'skepFrames');
    Reflect.deleteProperty(window, 'skepFrames');
    const frameMs = 1000 / 60;
    const expected = Math.round(((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / frameMs);
    return Math.max(0, 1 - (frames.length - 1) / expected);
  });
}
