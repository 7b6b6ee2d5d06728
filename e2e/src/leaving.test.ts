import type { Page } from 'playwright-core';
import { goToStep } from './apiaries.ts';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';

const { url, visitor } = browsing();

const name = (page: Page) => page.getByRole('textbox', { name: 'Name of the apiary' });
const remain = (page: Page) => page.getByRole('button', { name: 'Stay here' }).click();
const leave = (page: Page) => page.getByRole('button', { name: 'Leave without saving' }).click();

/** Goes back, stays after all, and waits until the tab stands at its entry of the history again. */
async function goBackAndRemain(page: Page): Promise<void> {
  const index = await page.evaluate(() => window.navigation.currentEntry?.index);
  await page.evaluate(() => history.back());
  await remain(page);
  await page.waitForFunction((before) => window.navigation.currentEntry?.index === before, index);
}

/** Diary, then home, then a form with something typed in it: each is a page of the tab's history. */
async function typeInForm(page: Page): Promise<void> {
  await arriveHome(page, url());
  await page.getByRole('link', { name: 'Inspections' }).click();
  await page.getByRole('heading', { name: 'Diary' }).waitFor();
  await page.getByRole('link', { name: 'Hives', exact: true }).click();
  await page.getByRole('link', { name: 'New apiary' }).first().click();
  await name(page).fill('Half an apiary');
}

test("the browser's back asks, staying keeps everything, and a later back lands where it would have", async () => {
  const { page } = await visitor();
  await typeInForm(page);
  await goBackAndRemain(page);
  expect(await name(page).inputValue()).toBe('Half an apiary');
  expect(page.url()).toBe(`${url()}/apiaries/create`);
  await page.evaluate(() => history.back());
  await leave(page);
  await page.waitForURL(`${url()}/`);
  await page.getByRole('heading', { name: 'No apiaries yet' }).waitFor();
  await page.evaluate(() => history.back());
  await page.waitForURL(`${url()}/diary`);
});

test('staying twice and going forward again changes nothing', async () => {
  const { page } = await visitor();
  await typeInForm(page);
  for (let time = 0; time < 2; time += 1) await goBackAndRemain(page);
  expect(await name(page).inputValue()).toBe('Half an apiary');
  await page.evaluate(() => history.back());
  await leave(page);
  await page.waitForURL(`${url()}/`);
});

test('a sign-in that has ended asks for a new one over the page, and what was typed can be saved', async () => {
  const { page, context } = await visitor();
  const ada = await arriveHome(page, url());
  const token = await page.evaluate(() => localStorage.getItem('skep.session'));
  await page.getByRole('link', { name: 'New apiary' }).first().click();
  await name(page).fill('Half an apiary');
  const headers = { authorization: `Bearer ${token}` };
  await context.request.post(`${url()}/api/v1/sign-out`, { headers });
  await goToStep(page, 4);
  await page.getByRole('button', { name: 'Create apiary' }).click();
  await page.getByText('Your session as').waitFor();
  await page.getByLabel(/^Password\b(?!, )/).fill(ada.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Create apiary' }).click();
  await page.getByRole('heading', { name: 'Half an apiary' }).waitFor();
});

test('the arrow, a link, signing out and closing the tab ask as well', async () => {
  const { page } = await visitor();
  await typeInForm(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await remain(page);
  await page.getByRole('link', { name: 'Inspections' }).click();
  await remain(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await remain(page);
  const dialogType = new Promise<string>((resolve) => {
    page.once('dialog', async (dialog) => {
      resolve(dialog.type());
      await dialog.dismiss();
    });
  });
  await page.close({ runBeforeUnload: true });
  expect(await dialogType).toBe('beforeunload');
  expect(await name(page).inputValue()).toBe('Half an apiary');
});
