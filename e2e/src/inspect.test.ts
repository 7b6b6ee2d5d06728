import type { Locator, Page, Request } from 'playwright-core';
import { checkWhenStill } from './browser.ts';
import { browsing } from './browsing.ts';
import { button, inspecting, inspectionsOf, notes, onAPhone } from './inspecting.ts';
import { arriveHome, signIn } from './people.ts';
import { hivesOf, rest } from './rest.ts';

const { url, visitor } = browsing();
const { open, aHive } = inspecting({ url, visitor });

const grade = (page: Page, value: string) => page.getByRole('radio', { name: value, exact: true });
/** Operations that the page sends from now on, by their names. */
function watchOperations(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request: Request) => {
    const name = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    if (name !== undefined) names.push(name);
  });
  return names;
}

test('ten usual answers and the next hive take ten taps, since most are as last time', async () => {
  const { page, hiveIds, problems } = await aHive();
  const [hiveId, nextId] = hiveIds;
  const { checklist } = await rest(page, 'GET', 'inspections/lists');
  const usual: [id: number, value: number][] = [];
  const collect = (nodes: { id: number; input: string; children: [] }[]) => {
    for (const { id, input, children } of nodes) {
      if (/^(boolean|number_positive|smileys_3|score|grade)/.test(input)) usual.push([id, 1]);
      collect(children);
    }
  };
  const [colony] = checklist.categories;
  collect([colony]);
  const items = Object.fromEntries(usual.slice(0, 8));
  await rest(page, 'POST', 'inspections/store', { date: '2026-05-03 14:05:00', hive_ids: [hiveId], items });

  await open(page, `hiveId=${hiveId}`);
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap({ force: true });
    taps += 1;
  };
  await tap(grade(page, '8'));
  await tap(
    page.getByRole('radiogroup', { name: /attention/ }).getByRole('radio', { name: 'No', exact: true }),
  );
  await tap(page.locator('main section > button[aria-expanded]').first());
  await tap(button(page, '8 answers as last time'));
  await tap(button(page, 'Save and next hive'));
  await page.waitForURL(new RegExp(`hiveId=${nextId}`));
  await page.getByRole('heading', { name: /^Inspect/ }).waitFor();
  expect(taps).toBeLessThanOrEqual(10);
  const [, made] = await inspectionsOf(page);
  expect(made).toMatchObject({ hive_id: hiveId, attention: 0, item_count: 8 });
  expect(problems).toEqual([]);
});

test('a form that a reload, a closed tab or the way to its checklist took away is there again; signing out takes it', async () => {
  const { page, context, hiveId, newcomer } = await aHive();
  await open(page, `hiveId=${hiveId}`);
  await notes(page).fill('Eggs seen');
  // The browser asks about unsaved work, and the person reloads all the same.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await button(page, 'Continue').click();
  expect(await notes(page).inputValue()).toBe('Eggs seen');

  await notes(page).fill('Eggs seen, calm');
  await button(page, 'Edit checklist').click();
  await page.waitForURL(/\/checklist\/\d+\/edit$/);
  await button(page, 'Cancel').click();
  await page.waitForURL(/\/inspect\?/);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('textarea')].some(({ value }) => value === 'Eggs seen, calm'),
  );

  const other = await context.newPage();
  await page.close();
  await open(other, `hiveId=${hiveId}`);
  await button(other, 'Continue').click();
  expect(await notes(other).inputValue()).toBe('Eggs seen, calm');
  await button(other, 'Save').dblclick();
  await other.waitForURL(/\/inspections$/);
  expect(await inspectionsOf(other)).toMatchObject([{ notes: 'Eggs seen, calm' }]);
  await open(other, `hiveId=${hiveId}`);
  expect(await button(other, 'Continue').count()).toBe(0);

  await notes(other).fill('Nobody’s');
  await button(other, 'Menu').click();
  await button(other, 'Sign out').click();
  await button(other, 'Leave without saving').click();
  await other.getByRole('heading', { name: 'Welcome back' }).waitFor();
  expect(
    await other.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft'))),
  ).toEqual([]);
  await signIn(other, url(), newcomer);
  await other.getByRole('heading', { name: 'Orchard', exact: true }).waitFor();
});

test('two hundred hives get the same answers, and their own where the grid has them, in one request', async () => {
  const { page } = await visitor(onAPhone);
  await arriveHome(page, url());
  const hiveIds: number[] = [];
  for (const name of ['Orchard', 'Lake', 'Moor', 'Heath']) hiveIds.push(...(await hivesOf(page, 50, name)));
  await open(page, `hiveIds=${hiveIds.join()}`);
  await checkWhenStill(grade(page, '8'));
  await notes(page).fill('All fed');
  await page.getByLabel('Add a question').selectOption({ label: 'Overall impression' });
  await page.getByLabel('Overall impression – Orchard 2', { exact: true }).selectOption('4');
  const operations = watchOperations(page);
  await button(page, 'Save').click();
  await page.waitForURL(/\/(?:diary)?$/);
  expect(operations.filter((name) => name.startsWith('Create'))).toEqual(['CreateInspections']);
  const made = await inspectionsOf(page);
  expect(made).toHaveLength(200);
  expect(made.filter(({ notes: said }) => said === 'All fed')).toHaveLength(200);
});
