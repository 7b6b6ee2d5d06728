import type { Page } from 'playwright-core';
import { anApiary } from './apiaries.ts';
import { checkWhenStill, phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';

const { url, visitor } = browsing();

async function inspect(page: Page, grade: string, notes: string) {
  await page.goto(`${url()}/inspect`);
  await page.getByRole('main').getByRole('link', { name: 'Orchard 1' }).click();
  await checkWhenStill(page.getByRole('radio', { name: grade, exact: true }));
  await page.getByRole('textbox', { name: 'Notes', exact: true }).fill(notes);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // Where one came from: the hives, or those of the one hive there is.
  await page.waitForURL(/\/(?:inspect|inspections)$/);
}

const noteOf = (page: Page, text: string) => page.getByRole('main').getByText(text);

/** Chooses an inspection of a hive to stand beside another one. */
async function choose(page: Page, index: number) {
  await page
    .getByRole('button', { name: /^Actions for the inspection/ })
    .nth(index)
    .click();
  await page.getByRole('menuitem', { name: 'Compare with another' }).click();
}

test('on a phone: the diary is searched, an inspection read, two compared, a curve drawn, a calendar let in', async () => {
  const { page, problems } = await visitor({ viewport: phone, hasTouch: true });
  await arriveHome(page, url());
  await anApiary(page, url(), 'Orchard', 1);
  await inspect(page, '8', 'Eggs seen on five combs.');
  await inspect(page, '3', 'No queen, no eggs.');

  // What narrows the diary stands in the address, and the way back takes it away again.
  await page.goto(`${url()}/diary`);
  await noteOf(page, 'Eggs seen').waitFor();
  await page.getByRole('searchbox').fill('queen');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL(`${url()}/diary?search=queen`);
  await noteOf(page, 'Eggs seen').waitFor({ state: 'detached' });
  await page.reload();
  await noteOf(page, 'No queen').waitFor();
  expect(await noteOf(page, 'Eggs seen').count()).toBe(0);
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await page.waitForURL(`${url()}/diary`);
  await noteOf(page, 'Eggs seen').waitFor();
  await page.getByRole('button', { name: 'Good impression' }).click();
  await noteOf(page, 'No queen').waitFor({ state: 'detached' });

  // An inspection is read, and the way back leads to the diary as it was.
  await page.getByRole('main').locator('time').first().click();
  await page.getByRole('heading', { name: 'Inspection of Orchard 1' }).waitFor();
  await noteOf(page, 'Eggs seen on five combs.').waitFor();
  await page.goBack();
  await page.waitForURL(`${url()}/diary?moods=happy`);
  await noteOf(page, 'Eggs seen').waitFor();

  await page.getByRole('main').getByRole('link', { name: 'Orchard 1' }).click();
  await page.getByRole('heading', { name: 'Inspections of Orchard 1' }).waitFor();
  await choose(page, 0);
  await page.getByText(/^Now choose/).waitFor();
  await choose(page, 1);
  await page.getByRole('rowheader', { name: 'Notes' }).waitFor();
  expect(await page.getByRole('columnheader').count()).toBe(3);

  await page.getByRole('button', { name: 'Overall impression over the seasons' }).click();
  await page.getByRole('dialog').locator('svg.highcharts-root').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Back to all' }).click();
  await page.getByRole('switch').waitFor({ state: 'detached' });

  // The address that a calendar subscribes to needs no sign-in, and ends when it is taken away.
  await page.goto(`${url()}/agenda`);
  await page.getByRole('button', { name: 'Create an address' }).click();
  const address = await page.getByRole('textbox', { name: /^Address for your calendar/ }).inputValue();
  const read = await page.context().request.get(address);
  expect(await read.text()).toMatch(/^BEGIN:VCALENDAR/);
  await page.getByRole('button', { name: 'Delete the address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the address' }).click();
  await page.getByRole('button', { name: 'Create an address' }).waitFor();
  expect((await page.context().request.get(address)).ok()).toBe(false);
  expect(problems).toEqual([]);
});
