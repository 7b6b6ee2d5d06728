import type { Page, Request } from 'playwright-core';
import { checkWhenStill, phone, resize } from './browser.ts';
import { browsing, testInChromium } from './browsing.ts';
import { mark } from './in-the-field.ts';
import { button, inspecting, inspectionsOf, notes, onAPhone } from './inspecting.ts';
import { arriveHome, signIn } from './people.ts';
import { hivesOf, rest } from './rest.ts';

const { url, visitor } = browsing();
const { open, aHive } = inspecting({ url, visitor });

const smallPhone = { width: 360, height: 640 };

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

/** Gives the person a checklist that asks for these items, and no other. */
async function aChecklist(page: Page, ids: readonly number[], requiredIds: readonly number[] = []) {
  const made = await rest(page, 'POST', 'checklists', {
    name: 'Counting',
    categories: ids.join(),
    required_ids: requiredIds.join(),
  });
  return made.checklist_id;
}

testInChromium(
  'on a phone bars leave the fields two thirds of the screen, and everything is as large as a thumb in a glove',
  async () => {
    const { page, hiveId } = await aHive();
    for (const viewport of [phone, smallPhone]) {
      await resize(page, viewport);
      await open(page, `hiveId=${hiveId}`);
      const bars = await page.evaluate(() =>
        ['header', '[data-form-bar]'].map(
          (bar) => document.querySelector(bar)?.getBoundingClientRect().height ?? Number.NaN,
        ),
      );
      const taken = bars.reduce((sum, height) => sum + height);
      expect(taken).toBeLessThanOrEqual(viewport.height / 3);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('form button, form select, form textarea, [data-form-bar] button')]
          .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 56)
          .map((target) => target.textContent || target.getAttribute('aria-label')),
      );
      expect(small).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    }
  },
);

test('in two tabs nothing is lost, and what both go on with is saved once', async () => {
  const { page: one, context, hiveId } = await aHive();
  const other = await context.newPage();
  for (const tab of [one, other]) await open(tab, `hiveId=${hiveId}`);
  await notes(one).fill('Eggs seen');
  await notes(other).fill('A swarm cell');
  for (const tab of [one, other]) {
    await button(tab, 'Save').click();
    await tab.waitForURL(/\/inspections$/);
  }
  const texts = async () => (await inspectionsOf(one)).map((made) => made.notes);
  expect(await texts()).toEqual(['Eggs seen', 'A swarm cell']);

  await open(one, `hiveId=${hiveId}`);
  await notes(one).fill('Fed two litres');
  await open(other, `hiveId=${hiveId}`);
  await button(other, 'Continue').click();
  expect(await notes(other).inputValue()).toBe('Fed two litres');
  await Promise.all([one, other].map((tab) => button(tab, 'Save').click()));
  // While the first one is being stored the second is told so, and waits in the outbox for its answer.
  for (const tab of [one, other]) await tab.waitForURL(/\/(inspections|diary)$/);
  expect([one, other].some((tab) => tab.url().endsWith('/inspections'))).toBe(true);
  for (const tab of [one, other]) await mark(tab).waitFor({ state: 'detached' });
  expect(await texts()).toEqual(['Eggs seen', 'A swarm cell', 'Fed two litres']);
});

test('a form that was the first page of the visit is saved once, though the person left it and came back', async () => {
  const { context, page } = await visitor();
  await arriveHome(page, url());
  const [hiveId] = await hivesOf(page, 1);
  const tab = await context.newPage();
  await open(tab, `hiveId=${hiveId}`);
  await tab.getByRole('link', { name: 'Inspections', exact: true }).click();
  await tab.waitForURL('**/diary');
  await tab.goBack();
  await notes(tab).fill('Calm on the frames');
  await button(tab, 'Save').click();
  await tab.waitForURL(`**/hives/${hiveId}/inspections`);
  expect(await inspectionsOf(tab)).toHaveLength(1);
});

test('what must be answered is named, bees are counted by squares and by a photo, a sample gets its code', async () => {
  const { page, hiveId, problems } = await aHive();
  const { hives } = await rest(page, 'GET', `hives/${hiveId}`);
  await rest(page, 'PATCH', `hives/${hiveId}`, { ...hives[0], fr_width_cm: 34, fr_height_cm: 20 });
  // Frames with bees, both ways of counting, the code of a sample (the catalogue of the service).
  const checklistId = await aChecklist(page, [774, 1101, 1110, 1111, 1211, 1212, 1213, 1220], [774]);
  await open(page, `hiveId=${hiveId}&checklistId=${checklistId}`);
  await button(page, 'Save').click();
  await page.getByRole('alert').filter({ hasText: 'Frames with bees' }).waitFor();
  await page.getByRole('spinbutton', { name: /^Frames with bees/ }).fill('6');

  await page
    .getByRole('spinbutton', { name: /side A/ })
    .first()
    .fill('8.5');
  // 8.5 squares of 25 cm² with 1.25 bees each.
  await page.getByText('About 266 bees').waitFor();
  await page.locator('main button[aria-expanded="false"]').evaluateAll((closed) => {
    for (const one of closed) if (one instanceof HTMLElement) one.click();
  });
  // Half of a photo of ten combs of 34 x 20 cm, both sides, 1.25 bees a cm².
  await page.getByRole('spinbutton', { name: 'Pixels with bees' }).fill('600000');
  await page.getByRole('spinbutton', { name: 'Pixels in all' }).fill('1200000');
  const counted = (name: string) => page.getByRole('spinbutton', { name, exact: true }).last();
  await counted('Brood boxes').fill('1');
  await counted('Frames in each brood box').fill('10');
  await page.getByText('About 8,500 bees').waitFor();
  await button(page, 'Create a code').click();
  const code =
    (await page
      .locator('output')
      .filter({ hasText: /^[A-Z]{8}$/ })
      .textContent()) ?? '';
  await button(page, 'Save').click();
  await page.waitForURL(/\/inspections$/);
  const after = (await rest(page, 'GET', `hives/${hiveId}`)).hives[0];
  expect(after).toMatchObject({ colony_size: 8500, sample_code: code });
  expect(problems).toEqual([]);
});

test('another’s edit that came between is shown beside one’s own, and a draft of an older version meets it too', async () => {
  const { page, context, hiveId } = await aHive();
  const id = await rest(page, 'POST', 'inspections/store', {
    date: '2026-05-03 14:05:00',
    hive_ids: [hiveId],
    notes: 'Calm',
  });
  const address = `${url()}/hives/${hiveId}/inspections/${id}/edit`;
  await page.goto(address);
  await notes(page).fill('Calm, mine');
  await page.close();
  const other = await context.newPage();
  await other.goto(url());
  await rest(other, 'PATCH', `inspections/${id}`, { notes: 'Calm, theirs' });
  await other.goto(address);
  await button(other, 'Continue').click();
  await button(other, 'Save').click();
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('cell', { name: 'Calm, theirs' }).waitFor();
  await button(dialog, 'Keep mine').click();
  await dialog.waitFor({ state: 'detached' });
  await other.waitForURL((address) => !address.pathname.endsWith('/edit'));
  expect(await inspectionsOf(other)).toMatchObject([{ id, notes: 'Calm, mine' }]);
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

testInChromium(
  'two hundred hives get the same answers, and their own where the grid has them, in one request',
  async () => {
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
  },
);
