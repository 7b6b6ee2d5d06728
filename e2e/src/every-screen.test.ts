import type { BrowserContext, Locator, Page } from 'playwright-core';
import { allThemes, axeProblems } from './axe.ts';
import { desktop, phone, resize } from './browser.ts';
import { browsing } from './browsing.ts';
import { cancelAfterReturn, hasForm } from './form-departure.ts';
import { hiddenWhenFocused } from './hidden-focus.ts';
import { brokenByLongWords, fontWidths } from './long-words.ts';
import { demo, signIn } from './people.ts';
import { registryRows } from './registry.ts';
import { everyPath, pathsOfShell } from './screens.ts';
import { unreachedByTab } from './tab-order.ts';
import { twoAtATime } from './two-at-a-time.ts';
import { type LedPage, ledPage } from './within.ts';

const { url, visitor } = browsing({ SKEP_DEMO: '1', SUPPORT_EMAIL: 'help@skep.example' });

/**
 * `npm run test:long` does everything in more languages, opens every screen at its address, and cancels every form.
 */
const isLong = process.env.SKEP_TEST_LONG === '1';

/** Account pages, which the server draws. */
const accountPages = ['/sign-in', '/sign-up', '/verify-email', '/password-forgot', '/password-reset', '/404'];

/** As narrow as a phone gets. */
const narrowPhone = { width: 320, height: 640 };

/** Some lead on to another one, and long words of their titles still tear on the narrowest phone. */
const pagesOfShell = new Set(pathsOfShell());

const longestWords = { code: 'de', name: 'Deutsch' };
const widestLetters = { code: 'el', name: 'Ελληνικά' };
const longLanguages = isLong
  ? [longestWords, widestLetters, { code: 'fi', name: 'Suomi' }, { code: 'ru', name: 'Русский' }]
  : [longestWords];

/** Contrast of every pair of colours is a unit test of the design system, and a theme changes nothing but colours. */
const themesOfPhone: readonly string[] = isLong ? allThemes : ['dark'];

let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
let menuPaths: string[];
let paths: string[];

beforeAll(async () => {
  const { context, page } = await visitor();
  await signIn(page, url(), demo);
  await page.locator('#skep-main ul li a').first().waitFor();
  signedIn = await context.storageState();
  menuPaths = [
    ...(await pathsOfMenu(page, /^Actions for the apiary/)),
    ...(await pathsOfMenu(page, /^Actions for the hive/)),
    ...(await pathsOfMenu(page, /^Add something new$/)),
    ...(await pathsOfDrawer(page)),
  ];
  const token = (await page.evaluate(() => localStorage.getItem('skep.session'))) ?? '';
  paths = [...new Set([...menuPaths, ...(await everyPath(context.request, url(), token))])];
});

async function pathsOfMenu(page: Page, name: RegExp): Promise<string[]> {
  await page.getByRole('button', { name }).first().click();
  const found = await pathsOf(page.getByRole('menu').getByRole('menuitem'));
  await page.keyboard.press('Escape');
  return found;
}

async function pathsOfDrawer(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const found = await pathsOf(page.getByRole('dialog').getByRole('link'));
  await page.keyboard.press('Escape');
  return found;
}

/** Pages of the app that links lead to, without links to other sites and entries that act at once. */
async function pathsOf(links: Locator): Promise<string[]> {
  await links.first().waitFor();
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.filter((href) => href.startsWith('/'));
}

test('a screen of each remote opens at its address', async () => {
  const { page, problems } = await visitor({ storageState: signedIn });
  const firstRoutes = (await registryRows(url())).flatMap(({ contributions }) =>
    contributions.routes.slice(0, 1),
  );
  for (const path of isLong ? paths : firstRoutes.map((route) => route.path)) {
    await page.goto(url() + path);
    await page.locator('#skep-main').getByRole('heading').first().waitFor();
    expect(addressOf(page)).toBe(path);
  }
  expect(problems).toEqual([]);
});

function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

test('axe finds nothing on an account page, in any theme', async () => {
  const { page } = await visitor({ viewport: phone });
  for (const path of accountPages) {
    await page.goto(url() + path);
    // Its script sets its title.
    await page.waitForFunction(() => document.title.includes('·'));
    expect([path, await axeProblems(page, allThemes)]).toEqual([path, []]);
  }
});

test('axe finds nothing in what opens over a page', async () => {
  const { page } = await visitor({ storageState: signedIn });
  const { go } = await ledPage(page, url());
  await go('/apiaries/create');
  for (const name of ['Menu', 'Language', 'Add something new']) {
    await page.getByRole('button', { name, exact: true }).first().click();
    expect([name, await axeProblems(page, allThemes)]).toEqual([name, []]);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('textbox', { name: 'Name of the apiary' }).fill('Half an apiary');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await axeProblems(page, allThemes)).toEqual([]);
});

test('the narrowest phone has every filter of home, each as large as a finger, and may be zoomed', async () => {
  const { page } = await visitor({ viewport: narrowPhone, storageState: signedIn });
  await ledPage(page, url());
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

/**
 * Two pages go from screen to screen without a reload, once for each language; sizes, themes and fonts change in place.
 * A change of the language on each screen was tried: it asks the server again, and takes longer than the way to the
 * next screen.
 */
describe('every screen', () => {
  const missing: string[] = [];
  const axe: string[] = [];
  const unreached: string[] = [];
  const hidden: string[] = [];
  const long: { code: string; path: string; width: number; broken: string[] }[] = [];
  const problems: string[][] = [];
  /** Forms of inspections in which a long number was typed. */
  const withNumber = new Set<string>();
  const formPaths = new Set<string>();

  beforeAll(async () => {
    const pages = await Promise.all([openPage(), openPage()]);
    for (const { code, name } of longLanguages) {
      const free = pages.values();
      const takePage = async () => {
        const led = free.next().value;
        if (led === undefined) throw new Error('There are only two pages.');
        await led.chooseLanguage(name);
        return led;
      };
      await twoAtATime(paths, takePage, async (led, path) => {
        try {
          await examine(led, path, code);
        } catch (cause) {
          throw new Error(`${path} in ${code} could not be examined`, { cause });
        }
      });
    }
  }, 1_800_000);

  async function openPage(): Promise<LedPage> {
    const opened = await visitor({ viewport: phone, storageState: signedIn });
    problems.push(opened.problems);
    return ledPage(opened.page, url());
  }

  async function examine(led: LedPage, path: string, code: string): Promise<void> {
    const isFirst = code === longestWords.code;
    await led.page.setViewportSize(isFirst ? phone : narrowPhone);
    await led.go(path);
    if (isFirst) await lookOnPhone(led.page, path);
    if (!pagesOfShell.has(path)) {
      // Steps of a form are the same form.
      if (isFirst && !path.includes('?step=') && (await hasForm(led))) formPaths.add(path);
      await findLongWords(led.page, path, code);
    }
    // Last: a page that was as wide as a desktop's is not what a phone opens.
    if (isFirst) await lookOnDesktop(led.page, path);
  }

  /** Finds what is the same in every language. */
  async function lookOnPhone(page: Page, path: string): Promise<void> {
    const note = (problem: string) => `${path}: ${problem}`;
    if (addressOf(page) !== path && !pagesOfShell.has(path)) missing.push(note(`led to ${addressOf(page)}`));
    if (menuPaths.includes(path)) {
      const alerts = await page.locator('#skep-main').getByRole('alert').allTextContents();
      missing.push(...alerts.map(note));
    }
    axe.push(...(await axeProblems(page, themesOfPhone)).map(note));
    hidden.push(...(await hiddenWhenFocused(page)).map(note));
  }

  /** Finds what is the same in every language. */
  async function lookOnDesktop(page: Page, path: string): Promise<void> {
    const note = (problem: string) => `${path}: ${problem}`;
    await resize(page, desktop);
    // What had the focus on the phone may have scrolled the page: axe takes what a bar covers for too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    axe.push(...(await axeProblems(page, ['light'])).map(note));
    unreached.push(...(await unreachedByTab(page)).map(note));
  }

  async function findLongWords(page: Page, path: string, code: string): Promise<void> {
    await openForm(page, path);
    // Nearly everything that breaks elsewhere breaks on the narrowest phone in the widest font.
    for (const viewport of isLong ? [phone, narrowPhone] : [narrowPhone]) {
      await resize(page, viewport);
      const broken = await brokenByLongWords(page, isLong ? fontWidths : { wider: fontWidths.wider });
      if (broken.length > 0) long.push({ code, path, width: viewport.width, broken });
    }
    expect([path, await page.locator('html').getAttribute('lang')]).toEqual([path, code]);
  }

  /** All that the form of an inspection asks, with a long number in it. */
  async function openForm(page: Page, path: string): Promise<void> {
    if (!path.startsWith('/inspect?')) return;
    const closed = page.locator('main section > button[aria-expanded=false]');
    for (let count = await closed.count(); count > 0; count -= 1) await closed.first().click();
    // An address may lead to a step of the form that asks for no number.
    const numbers = page.locator('main input[role=spinbutton]');
    if ((await numbers.count()) === 0) return;
    await numbers.first().fill('6000');
    withNumber.add(path);
  }

  test('is there, and every entry of every menu leads to one', () => {
    expect(menuPaths.length).toBeGreaterThan(15);
    expect(missing).toEqual([]);
    expect(problems.flat()).toEqual([]);
  });

  test('passes axe on a phone and on a desktop, in dark and light', () => {
    expect(paths.length).toBeGreaterThan(30);
    expect(axe).toEqual([]);
  });

  test('lets Tab reach every control on a desktop', () => {
    expect(unreached).toEqual([]);
  });

  test('hides no control that has the focus behind its bars on a phone', () => {
    expect(hidden).toEqual([]);
  });

  test.each(longLanguages)(
    'has room for long words on the narrowest phone, in fonts a tenth wider: $code',
    (language) => {
      expect(withNumber.size).toBeGreaterThan(0);
      expect(long.filter(({ code }) => code === language.code)).toEqual([]);
    },
  );

  test('of a form that was the first page of a visit leads on when it is cancelled', async () => {
    const wrong: string[] = [];
    let count = 0;
    const openInEnglish = async () => {
      const { page } = await visitor({ storageState: signedIn });
      const led = await ledPage(page, url());
      await led.chooseLanguage('English');
      return led;
    };
    await twoAtATime(
      isLong ? [...formPaths] : oneOfEachRemote(formPaths),
      openInEnglish,
      async (led, path) => {
        for (const isReloaded of isLong ? [false, true] : [false]) {
          const cancelled = await cancelAfterReturn(led, { address: url() + path, isReloaded });
          if (cancelled) count += 1;
          if (cancelled?.problem !== undefined) wrong.push(cancelled.problem);
        }
      },
    );
    expect(count).toBeGreaterThan(isLong ? 30 : 3);
    expect(wrong).toEqual([]);
  });
});

/** All forms leave by the same code of the kit. */
function oneOfEachRemote(formPaths: Iterable<string>): string[] {
  const first = new Map<string, string>();
  for (const path of formPaths) {
    const [, area = ''] = path.split('/');
    if (!first.has(area)) first.set(area, path);
  }
  return [...first.values()];
}
