import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { allThemes, axeProblems } from './axe.ts';
import { desktop, phone, resize } from './browser.ts';
import { browsing } from './browsing.ts';
import { demo, signIn } from './people.ts';
import { registryRows } from './registry.ts';
import { twoAtATime } from './two-at-a-time.ts';

const { url, visitor } = browsing({ SKEP_DEMO: '1', SUPPORT_EMAIL: 'help@skep.example' });

/** Pages of the way in, which the server draws. */
const wayIn = ['/sign-in', '/sign-up', '/verify-email', '/password-forgot', '/password-reset', '/404'];

let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
/** Addresses of every screen of every remote, and of every page of the shell's own. */
let paths: string[];

beforeAll(async () => {
  const { context, page } = await visitor();
  await signIn(page, url(), demo);
  await page.locator('#skep-main ul li a').first().waitFor();
  signedIn = await context.storageState();
  const idAfter = await idsOf(
    context,
    (await page.evaluate(() => localStorage.getItem('skep.session'))) ?? '',
  );
  const routes = (await registryRows(url())).flatMap(({ contributions }) => contributions.routes);
  const filled = routes.map(({ path }) =>
    path.replaceAll(/(\w+)\/:\w+/g, (_all, word) => `${word}/${idAfter[word] ?? 1}`),
  );
  paths = [...filled, ...pathsOfShell()];
});

/** Ids of what the demo account has, by the word that stands before them in an address. */
async function idsOf(context: BrowserContext, token: string): Promise<Record<string, number>> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await context.request.get(`${url()}/api/locations`, { headers });
  const { locations } = await answer.json();
  const [hive] = locations[0].hives;
  return {
    apiaries: locations[0].id,
    hives: hive.id,
    inspections: hive.last_inspection_id,
    queens: hive.queen.id,
  };
}

/** Read from its source, so that a page that joins them is looked at without being named here. */
function pathsOfShell(): string[] {
  const source = readFileSync(join(import.meta.dirname, '../../shell/src/own-pages.ts'), 'utf8');
  return [...source.matchAll(/path: '([^']+)'/g)].flatMap(([, path]) => path ?? []);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(url() + path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function expectWhole(page: Page, path: string): Promise<void> {
  await open(page, path);
  expect([path, await axeProblems(page, allThemes)]).toEqual([path, []]);
}

test('axe finds nothing on a page of the way in, in any theme', async () => {
  const { page } = await visitor({ viewport: phone });
  for (const path of wayIn) await expectWhole(page, path);
});

test('axe finds nothing in what opens over a page', async () => {
  const { page } = await visitor({ storageState: signedIn });
  await open(page, '/apiaries/create');
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

test('axe finds nothing on any screen, in any theme, and on a desktop Tab reaches every control', async () => {
  expect(paths.length).toBeGreaterThan(30);
  const openPage = async () => (await visitor({ storageState: signedIn })).page;
  await twoAtATime(paths, openPage, async (page, path) => {
    await page.setViewportSize(phone);
    await expectWhole(page, path);
    await resize(page, desktop);
    expect([path, await axeProblems(page, ['light'])]).toEqual([path, []]);
    expect([path, await unreachedByTab(page)]).toEqual([path, []]);
  });
}, 900_000);

/** Presses Tab until every control was reached, or it leads nowhere new. @returns those that were not */
async function unreachedByTab(page: Page): Promise<string[]> {
  await page.evaluate(markControls);
  for (let steps = 0; steps < 400 && (await page.evaluate(takeFocused)) > 0; steps += 1)
    await page.keyboard.press('Tab');
  return page.locator('[data-unreached]').evaluateAll((all) => all.map((one) => one.outerHTML));
}

/** Runs in the page: marks what a person can press or fill in. */
function markControls(): void {
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const marked = [...document.querySelectorAll<HTMLElement>(controls)].filter((element) => {
    // Of a group of radio buttons Tab reaches one, and arrow keys the others.
    const isInGroup = element instanceof HTMLInputElement && element.type === 'radio';
    // By its end Tab leaves a chart, and nobody stays there.
    const isDisabled = element.matches(':disabled, .highcharts-exit-anchor');
    return element.tabIndex >= 0 && !isDisabled && !isInGroup && element.checkVisibility();
  });
  for (const element of marked) element.setAttribute('data-unreached', '');
}

/** Runs in the page: what has the focus is reached, and a chart by one of its points. @returns how many are not yet */
function takeFocused(): number {
  document.activeElement?.closest('[data-unreached]')?.removeAttribute('data-unreached');
  return document.querySelectorAll('[data-unreached]').length;
}
