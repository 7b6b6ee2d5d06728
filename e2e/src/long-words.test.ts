import type { BrowserContext, Page } from 'playwright-core';
import { phone, resize } from './browser.ts';
import { browsing } from './browsing.ts';
import { fontWidths, setFontWidth } from './other-fonts.ts';
import { demo, signIn } from './people.ts';
import { registryRows } from './registry.ts';
import { twoAtATime } from './two-at-a-time.ts';
import { type LedPage, ledPage } from './within.ts';

const { url, visitor } = browsing({ SKEP_DEMO: '1' });

/** As narrow as a phone gets; the old app left filters out there. */
const narrowPhone = { width: 320, height: 640 };

let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
/** Addresses of every screen that needs no more than a hive. */
let paths: string[];

beforeAll(async () => {
  const { context, page } = await visitor();
  await signIn(page, url(), demo);
  await page.locator('#skep-main ul li a').first().waitFor();
  signedIn = await context.storageState();
  const token = await page.evaluate(() => localStorage.getItem('skep.session'));
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string) =>
    (await context.request.get(`${url()}/api/${path}`, { headers })).json();
  const { locations } = await read('locations');
  const { queens } = await read('queens');
  const ids: Record<string, number> = {
    apiaries: locations[0].id,
    hives: locations[0].hives[0].id,
    queens: queens[0].id,
  };
  const routes = (await registryRows(url())).flatMap(({ contributions }) => contributions.routes);
  paths = routes
    .map(({ path }) => path.replaceAll(/(\w+)\/:\w+/g, (_all, word) => `${word}/${ids[word] ?? 1}`))
    .concat(['address', 'build', 'hives'].map((step) => `/apiaries/create?step=${step}`))
    .concat(
      `/inspect?hiveId=${ids.hives}`,
      `/inspect?hiveIds=${locations[0].hives.map(({ id }: { id: number }) => id)}`,
    );
});

async function open({ page, go }: LedPage, path: string, language: string): Promise<void> {
  await go(path);
  const lang = await page.locator('html').getAttribute('lang');
  expect([path, new URL(page.url()).pathname, lang]).toEqual([path, path.split('?')[0], language]);
}

/** All that the form of an inspection asks, with a long number in it. */
async function openForm(page: Page, path: string): Promise<void> {
  if (!path.startsWith('/inspect?')) return;
  const closed = page.locator('main section > button[aria-expanded=false]');
  for (let count = await closed.count(); count > 0; count -= 1) await closed.first().click();
  await page.locator('main input[role=spinbutton]').first().fill('6000');
}

async function visitorReading(language: string, viewport: typeof phone): Promise<LedPage> {
  const { page } = await visitor({ viewport, storageState: signedIn });
  await page.addInitScript((code) => localStorage.setItem('skep.language', code), language);
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  await page.request.patch(`${url()}/api/userlocale`, { headers, data: { locale: language } });
  return ledPage(page, url());
}

async function tokenOf(page: Page): Promise<string | null> {
  await page.goto(`${url()}/404`);
  return page.evaluate(() => localStorage.getItem('skep.session'));
}

/** Runs in the page: what reaches over its edge, words that stand on two lines, and numbers that are cut. */
function brokenThings(): string[] {
  const broken: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) broken.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  // Bars that stand still make no page wider.
  for (const link of document.querySelectorAll('nav a'))
    if (link.checkVisibility() && link.getBoundingClientRect().right > clientWidth)
      broken.push(`${link.textContent} is beyond the edge`);
  for (const field of document.querySelectorAll<HTMLInputElement>('input[role=spinbutton]'))
    if (field.scrollWidth > field.clientWidth) broken.push(`${field.value} is cut`);
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    if (!node.parentElement?.checkVisibility()) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S{4,}/gu)) {
      // Addresses and hyphens may break.
      if (/[/@_\-–]|\.\w/.test(word)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(`${word} is torn`);
    }
  }
  return broken;
}

// Those of the longest words, of the widest letters, and of both.
test.each(['de', 'el', 'fi', 'ru'])(
  'long words break no screen, on a phone and on the narrowest, in fonts a tenth wider and narrower: %s',
  async (language) => {
    const found: [string, number, string, string[]][] = [];
    const openPage = () => visitorReading(language, phone);
    await twoAtATime(paths, openPage, async (led, path) => {
      const { page } = led;
      await page.setViewportSize(phone);
      await open(led, path, language);
      await openForm(page, path);
      for (const viewport of [phone, narrowPhone]) {
        await resize(page, viewport);
        for (const [font, change] of Object.entries(fontWidths)) {
          await setFontWidth(page, change);
          const broken = await page.evaluate(brokenThings);
          if (broken.length > 0) found.push([path, viewport.width, font, broken]);
        }
      }
    });
    expect(found).toEqual([]);
  },
  300_000,
);

test('the narrowest phone has every filter of home, each as large as a finger, and may be zoomed', async () => {
  const { page } = await visitorReading('en', narrowPhone);
  for (const name of [
    'Needs attention',
    'With a reminder',
    'With a device',
    'Bad impression',
    'Fair impression',
    'Good impression',
    'Level of detail',
  ]) {
    const box = await page.getByRole('button', { name, exact: true }).first().boundingBox();
    expect([name, (box?.width ?? 0) >= 44, (box?.height ?? 0) >= 44]).toEqual([name, true, true]);
    expect([name, (box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 999) <= 320]).toEqual([
      name,
      true,
      true,
    ]);
  }
  const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
  expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
});
