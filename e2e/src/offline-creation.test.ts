import type { Page } from 'playwright-core';
import { anApiary } from './apiaries.ts';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { cachedAnswers } from './cached-answers.ts';
import { choose } from './choose.ts';
import { arrivedInTheField, isSavedHere } from './in-the-field.ts';
import { rest } from './rest.ts';

const { url, visitor } = browsing();

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const mark = (page: Page) => page.getByRole('link', { name: /not sent yet$/ });
const cardOf = (page: Page, hive: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: hive, exact: true }) });
const nameOfHive = (page: Page) => page.getByRole('textbox', { name: 'Name of the hive' });

/** What home, forms and inspections ask ahead has come since there were hives. */
async function waitForEverythingCached(page: Page): Promise<void> {
  const wanted = ['Home', 'Inspect', 'EveryHive', 'NewHive', 'NewApiary', 'QueenStep', 'HiveTagForm'];
  const arePrefetched = async () => {
    const answers = await cachedAnswers(page);
    return wanted.every((of) =>
      answers.some(
        ({ key, data }) => key.startsWith(`${of} `) && /"(Hive|Apiary)"/.test(JSON.stringify(data)),
      ),
    );
  };
  while (!(await arePrefetched()));
}

const openMenu = (page: Page, hive: string) =>
  page.getByRole('button', { name: `Actions for the hive ${hive}` }).click();

async function inspect(page: Page, hive: string, notes: string): Promise<void> {
  await openMenu(page, hive);
  await page.getByRole('menuitem', { name: 'New inspection' }).click();
  await page.getByRole('textbox', { name: 'Notes', exact: true }).fill(notes);
  await save(page);
  await cardOf(page, hive).getByText(notes).waitFor();
}

test('what is made without a network is used without one, and is there once when there is one', async () => {
  const { page, context, newcomer } = await arrivedInTheField(visitor, url());
  await waitForEverythingCached(page);
  await context.setOffline(true);
  // As from the icon: nothing of an earlier page is there.
  await anApiary(page, url(), 'Heath', 2);
  await cardOf(page, 'Heath 2').getByText('On this device').waitFor();
  await page.goto(`${url()}/hives/create`);
  await choose(page.getByRole('combobox', { name: 'Apiary' }), 'Heath');
  await nameOfHive(page).fill('Swarm of May');
  await save(page);
  await cardOf(page, 'Swarm of May').getByText('On this device').waitFor();
  await inspect(page, 'Swarm of May', 'Calm, on seven frames');
  await inspect(page, 'Heath 2', 'Eggs seen');
  await page.goto(url());
  await cardOf(page, 'Swarm of May')
    .getByRole('link', { name: /^Edit / })
    .click();
  await nameOfHive(page).fill('Swarm of June');
  await save(page);
  await cardOf(page, 'Swarm of June').getByText('Calm, on seven frames').waitFor();
  await page.goto(url());
  await openMenu(page, 'Swarm of June');
  await page.getByRole('menuitem', { name: 'Queen', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name of the queen' }).fill('Beatrix');
  await save(page);
  await cardOf(page, 'Swarm of June').getByText('Beatrix').waitFor();
  await openMenu(page, 'Swarm of June');
  await page.getByRole('menuitem', { name: 'Colony history' }).click();
  await page.getByRole('link', { name: 'Split', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name of the new hive' }).fill('Cutting');
  await page.getByRole('button', { name: 'Split', exact: true }).click();
  await isSavedHere(page);
  await page.goto(url());
  await cardOf(page, 'Cutting').getByText('On this device').waitFor();
  await inspect(page, 'Cutting', 'Capped cells');
  await openMenu(page, 'Cutting');
  await page.getByRole('menuitem', { name: 'Hive tag' }).click();
  await save(page);
  await mark(page).click();
  await page.getByRole('heading', { name: 'Tag 01 on Cutting' }).waitFor();
  await expect(
    page.locator('#skep-main').getByRole('heading', { level: 2 }).allTextContents(),
  ).resolves.toEqual([
    'New apiary Heath',
    'New hive Swarm of May',
    'Inspection of Swarm of May',
    'Inspection of Heath 2',
    'Changes to Swarm of June',
    'New queen for Swarm of June',
    'Split Swarm of June',
    'Inspection of Cutting',
    'Tag 01 on Cutting',
  ]);
  await page.goto(url());
  await cardOf(page, 'Swarm of June').waitFor();

  await context.setOffline(false);
  await mark(page).waitFor({ state: 'detached' });
  await page.getByText('On this device').first().waitFor({ state: 'detached' });

  const elsewhere = await visitor({ viewport: phone, hasTouch: true });
  await elsewhere.page.goto(url());
  await elsewhere.page.getByLabel('E-mail address').fill(newcomer.email);
  await elsewhere.page.getByLabel(/^Password\b(?!, )/).fill(newcomer.password);
  await elsewhere.page.getByRole('button', { name: 'Sign in' }).click();
  await cardOf(elsewhere.page, 'Swarm of June').getByText('Calm, on seven frames').waitFor();
  await cardOf(elsewhere.page, 'Heath 2').getByText('Eggs seen').waitFor();
  const { locations } = await rest(elsewhere.page, 'GET', 'locations');
  const heath = locations.filter(({ name }: { name: string }) => name === 'Heath');
  expect(heath.map(({ hives }: { hives: { name: string }[] }) => hives.map(({ name }) => name))).toEqual([
    ['Heath 1', 'Heath 2', 'Swarm of June', 'Cutting'],
  ]);
  await cardOf(elsewhere.page, 'Swarm of June').getByText('Beatrix').waitFor();
  await cardOf(elsewhere.page, 'Cutting').getByText('Capped cells').waitFor();
  await expect(rest(elsewhere.page, 'GET', 'inspections')).resolves.toHaveLength(3);
  await expect(rest(elsewhere.page, 'GET', 'hive-tags')).resolves.toMatchObject([{ tag: '01' }]);
});

test('a form that is open while its hive is sent goes on as that of the hive’s new address', async () => {
  const { page, context } = await arrivedInTheField(visitor, url());
  await waitForEverythingCached(page);
  await context.setOffline(true);
  await page.goto(`${url()}/hives/create`);
  await nameOfHive(page).fill('Cutting');
  await save(page);
  await cardOf(page, 'Cutting').getByRole('button', { name: 'Actions for the hive Cutting' }).click();
  await page.getByRole('menuitem', { name: 'New inspection' }).click();
  const notes = page.getByRole('textbox', { name: 'Notes', exact: true });
  await notes.fill('Half of it');
  await context.setOffline(false);
  await page.waitForURL(/hiveId=\d+/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(notes.inputValue()).resolves.toBe('Half of it');
  await save(page);
  await page.getByText('Half of it').first().waitFor();
});
