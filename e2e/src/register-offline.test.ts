import type { BrowserContext, Page } from 'playwright-core';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { areAnswersCached } from './cached-answers.ts';
import {
  allSent,
  arrivedInTheField,
  isReadyForField,
  isSavedHere,
  mark,
  save,
  waitForCachedHives,
} from './in-the-field.ts';
import { signIn } from './people.ts';
import { rest } from './rest.ts';

const { url, visitor } = browsing();

/** Opens the form of a treatment while there is a network, and writes and saves it when there is none. */
async function treatOffline(
  { page, context }: { page: Page; context: BrowserContext },
  hiveId: number,
  batch: string,
) {
  await page.goto(`${url()}/registers/treatments/create?hiveIds=${hiveId}`);
  await page.getByRole('textbox', { name: /^Product/ }).waitFor();
  await context.setOffline(true);
  await saveTreatment(page, batch);
}

async function saveTreatment(page: Page, batch: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Product/ }).fill('Thymol gel');
  await page.getByRole('textbox', { name: /^Active substance/ }).fill('Thymol');
  await page.getByRole('combobox', { name: /^Method/ }).selectOption({ index: 1 });
  await page.getByRole('spinbutton', { name: /^Withdrawal/ }).fill('0');
  await page.getByRole('textbox', { name: /^Quantity/ }).fill('25 g');
  await page.getByRole('textbox', { name: /^Batch/ }).fill(batch);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: /not sent yet$/ }).waitFor();
  // The mark comes before what it counts is kept; the form goes after it.
  await page.getByRole('textbox', { name: /^Product/ }).waitFor({ state: 'detached' });
}

test('a treatment that is written without a network waits with all that was typed, and is sent once when there is one', async () => {
  const { page, context, hiveId } = await arrivedInTheField(visitor, url());
  await page.goto(`${url()}/registers`);
  await page.getByText('No entries yet').waitFor();
  await areAnswersCached(page, { of: 'RegisterBook' });
  await treatOffline({ page, context }, hiveId, 'T-77');
  await page.goto(`${url()}/registers`);
  await page.getByText('T-77').waitFor();
  await page.getByText('On this device', { exact: true }).waitFor();

  await context.setOffline(false);
  await mark(page).waitFor({ state: 'detached' });
  const { entries } = await rest(page, 'GET', 'v1/register-entries');
  expect(entries).toEqual([
    expect.objectContaining({
      number: 1,
      treatment: expect.objectContaining({ product: 'Thymol gel', batch: 'T-77', withdrawalDays: 0 }),
    }),
  ]);
});

test('a hive that was made without a network is treated without one, and both are sent in their order', async () => {
  const { page, context } = await arrivedInTheField(visitor, url());
  await page.goto(`${url()}/registers`);
  await page.getByText('No entries yet').waitFor();
  for (const query of ['NewHive', 'WriteIntoRegister', 'RegisterBook'])
    await areAnswersCached(page, { of: query });
  await waitForCachedHives(page);
  await context.setOffline(true);
  await page.goto(`${url()}/hives/create`);
  await page.getByRole('textbox', { name: 'Name of the hive' }).fill('Swarm of May');
  await save(page);
  await isSavedHere(page);
  await page.goto(`${url()}/registers/treatments/create`);
  await page.getByRole('checkbox', { name: 'Swarm of May' }).check();
  await saveTreatment(page, 'T-79');

  await context.setOffline(false);
  await allSent(page);
  const { entries } = await rest(page, 'GET', 'v1/register-entries');
  expect(entries).toMatchObject([{ treatment: { batch: 'T-79' }, hives: [{ name: 'Swarm of May' }] }]);
});

test('what two devices write of one hive without a network both stands in the book, in one chain', async () => {
  const first = await arrivedInTheField(visitor, url());
  const second = await visitor({ viewport: phone, hasTouch: true, serviceWorkers: 'allow' });
  await signIn(second.page, url(), first.newcomer);
  await second.page.getByRole('heading', { name: 'Orchard 1' }).waitFor();
  await isReadyForField(second.page);
  await treatOffline(first, first.hiveId, 'T-77');
  await treatOffline(second, first.hiveId, 'T-78');
  for (const { page, context } of [second, first]) {
    await context.setOffline(false);
    await mark(page).waitFor({ state: 'detached' });
  }
  const { entries } = await rest(first.page, 'GET', 'v1/register-entries');
  expect(entries).toMatchObject([
    { number: 2, treatment: { batch: 'T-77' } },
    { number: 1, treatment: { batch: 'T-78' } },
  ]);
  const [{ day }] = entries;
  const sheet = await rest(first.page, 'GET', `v1/register-sheet?year=${day.slice(0, 4)}`);
  expect([sheet.broken, sheet.hash]).toEqual([undefined, entries[0].hash]);
});
