import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore, publishBuild, readBuild } from '@skep/registry';
import { parseStatus } from '@skep/registry/status';
import type { Page } from 'playwright-core';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';
import { emptyProduct } from './product.ts';
import { buildChanged, emptyWorkshop, skep, versionOf, versionShown } from './shipping.ts';

const registry = mkdtempSync(join(tmpdir(), 'skep-registry-'));
const { url, visitor } = browsing({ ...emptyProduct, SKEP_REGISTRY: registry });

const oldTitle = 'No apiaries yet';
const newTitle = 'No apiary so far';
let changed = '';
let first = '';

beforeAll(async () => {
  changed = buildChanged('mf-hives', 'hives.homeEmptyTitle', newTitle);
  first = (await versionShown(url(), 'mf-hives')) ?? '';
});

afterEach(async () => {
  skep(registry, 'remote', 'rollback', 'mf-hives', first);
  await expectShown(first);
});

afterAll(() => {
  emptyWorkshop();
  rmSync(registry, { recursive: true });
});

/** Waits until what was shipped is what every visitor gets. */
async function expectShown(version: string): Promise<void> {
  while ((await versionShown(url(), 'mf-hives')) !== version || (await isCanaryRunning()))
    await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Only then does the server draw a place for a visitor. */
async function isCanaryRunning(): Promise<boolean> {
  return (await fetch(`${url()}/registry.json`)).headers.has('set-cookie');
}

async function expectDisabled(): Promise<void> {
  while (!(await (await fetch(`${url()}/registry.json`)).text()).includes('"disabled"'))
    await new Promise((resolve) => setTimeout(resolve, 100));
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().click();
}

const title = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

test('a changed remote, built and published alone, is live at the next navigation, and open tabs keep working', async () => {
  const { page: home, context, problems } = await visitor();
  await arriveHome(home, url());
  const diary = await context.newPage();
  await diary.goto(`${url()}/diary`);
  await title(diary, 'No inspections yet');

  expect(skep(registry, 'remote', 'publish', changed)).toContain(`mf-hives: ${versionOf(changed)}`);
  await expectShown(versionOf(changed));

  await openTab(diary, 'Hives');
  await title(diary, newTitle);
  // The tab that was open on the old files loads a screen of theirs that it had not needed before.
  await home.getByRole('link', { name: 'New apiary' }).first().click();
  await home.getByRole('textbox', { name: 'Name of the apiary' }).waitFor();
  await home.goBack();
  await title(home, oldTitle);
  await home.reload();
  await title(home, newTitle);
  expect(problems).toEqual([]);
});

test('what was typed before a new version came is offered by that version', async () => {
  const { page } = await visitor();
  await arriveHome(page, url());
  const name = page.getByRole('textbox', { name: 'Name of the apiary' });
  await page.goto(`${url()}/apiaries/create`);
  await name.fill('Half an apiary');
  skep(registry, 'remote', 'publish', changed);
  await expectShown(versionOf(changed));
  // The browser asks about unsaved work, and the person leaves all the same.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(url());
  await title(page, newTitle);
  await page.goto(`${url()}/apiaries/create`);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  expect(await name.inputValue()).toBe('Half an apiary');
});

test('a rollback is everywhere within five seconds', async () => {
  const { page } = await visitor();
  await arriveHome(page, url());
  skep(registry, 'remote', 'publish', changed);
  await expectShown(versionOf(changed));
  await page.reload();
  await title(page, newTitle);

  skep(registry, 'remote', 'rollback', 'mf-hives');
  await expectShown(first);
  await page.reload();
  await title(page, oldTitle);
});

test('a canary reaches its share of visitors, and stays with those that it reached', async () => {
  const { page, context } = await visitor();
  await arriveHome(page, url());
  const canary = versionOf(changed);
  skep(registry, 'remote', 'publish', changed, '--percent', '30');
  const cookies = await drawnCookies(canary);
  expect(cookies.with.length / 600).toBeGreaterThan(0.2);
  expect(cookies.with.length / 600).toBeLessThan(0.4);

  const [cookie = ''] = cookies.with;
  for (let again = 0; again < 5; again += 1)
    expect(await versionShown(url(), 'mf-hives', cookie)).toBe(canary);
  skep(registry, 'remote', 'canary', 'mf-hives', '--percent', '60');
  await expectSomeToGet(canary, cookies.without);
  for (const known of new Set(cookies.with))
    expect(await versionShown(url(), 'mf-hives', known)).toBe(canary);

  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: url() }]);
  for (let visit = 0; visit < 3; visit += 1) {
    await page.reload();
    await title(page, newTitle);
  }
});

/** Waits until one of these visitors, who did not get the canary before, gets it: the larger share is live then. */
async function expectSomeToGet(canary: string, cookies: readonly string[]): Promise<void> {
  for (;;)
    for (const cookie of new Set(cookies))
      if ((await versionShown(url(), 'mf-hives', cookie)) === canary) return;
}

/** Cookies of 600 first visits, by whether they got the canary; asks until it is live. */
async function drawnCookies(canary: string) {
  const drawn: { with: string[]; without: string[] } = { with: [], without: [] };
  while (!(await isCanaryRunning())) await new Promise((resolve) => setTimeout(resolve, 100));
  for (let visit = 0; visit < 600; visit += 1) {
    const response = await fetch(`${url()}/registry.json`);
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    drawn[(await response.text()).includes(canary) ? 'with' : 'without'].push(cookie);
  }
  return drawn;
}

test('a file that was changed after it was published is refused, the rest lives, and a rollback mends it', async () => {
  const { page } = await visitor();
  await arriveHome(page, url());
  skep(registry, 'remote', 'publish', changed);
  await expectShown(versionOf(changed));
  const folder = join(registry, 'mf-hives', versionOf(changed));
  const entry = join(folder, 'remoteEntry.js');
  const bytes = readFileSync(entry);
  rmSync(`${entry}.br`);
  writeFileSync(entry, `${bytes.toString()} `);

  await page.reload();
  await page.getByText('This part of Skep did not load').waitFor();
  await openTab(page, 'Inspections');
  await title(page, 'No inspections yet');

  // The browser keeps the bad file under its name; a rollback names another, and mends the tab that is open.
  skep(registry, 'remote', 'rollback', 'mf-hives', first);
  await expectShown(first);
  await openTab(page, 'Hives');
  await title(page, oldTitle);

  // When the tab is put away, it tells how often each version could and could not be shown.
  await page.goto('about:blank');
  expect((await timesSeen(first))?.shown).toBeGreaterThan(0);
});

async function timesSeen(version: string) {
  const { remotes } = parseStatus(await (await fetch(`${url()}/status.json`)).json());
  return remotes.flatMap(({ live }) => live).find((live) => live.version === version)?.seen;
}

test('a remote of another major of the kit gets its card, and the rest lives', async () => {
  const { page } = await visitor();
  await arriveHome(page, url());
  const version = await publishForKit('^2.0.0');
  await expectShown(version);
  await page.reload();
  await page.getByText('This part of Skep does not match').waitFor();
  await openTab(page, 'Inspections');
  await title(page, 'No inspections yet');
});

/** The remote as it is, but as if built for another kit: the command would refuse it. */
async function publishForKit(kit: string): Promise<string> {
  const { described, files } = await readBuild(join(import.meta.dirname, '../../mf-hives/dist'));
  const version = `${described.row.version}-other-kit`;
  const text = JSON.stringify({ ...described, row: { ...described.row, kit } });
  const json = text.replaceAll(described.row.version, version);
  const build = {
    described: JSON.parse(json),
    files: new Map(files).set('registry-row.json', Buffer.from(json)),
  };
  const stamp = { at: new Date().toISOString(), by: 'test' };
  await publishBuild(createFolderStore(registry), build, { kind: 'everybody' }, stamp);
  return version;
}

test('a disabled remote leaves the menus, and a deep link to it says why', async () => {
  const { page } = await visitor();
  await arriveHome(page, url());
  skep(registry, 'remote', 'disable', 'mf-inspections', '--reason', 'Drafts were lost');
  await expectDisabled();
  try {
    await openTab(page, 'Inspections');
    await page.getByText('Reason given by the operators: Drafts were lost').waitFor();
    await page.getByRole('link', { name: 'Inspections', exact: true }).first().waitFor({ state: 'detached' });
    await page.goto(`${url()}/diary`);
    await page.getByText('Reason given by the operators: Drafts were lost').waitFor();
    expect(await page.getByRole('link', { name: 'Inspections', exact: true }).count()).toBe(0);
  } finally {
    skep(registry, 'remote', 'enable', 'mf-inspections');
  }
});
