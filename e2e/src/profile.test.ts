import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { browsing } from './browsing.ts';
import { arriveHome, newestMail, signIn } from './people.ts';

const { url, visitor } = browsing();

const home = (page: Page) => page.getByRole('heading', { name: 'No apiary yet' }).waitFor();

async function openProfile(page: Page) {
  await page.goto(`${url()}/profile`);
  await page.getByRole('heading', { name: 'About you' }).waitFor();
}

/** Until it is kept. */
async function choose(page: Page, label: string) {
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('SetUnits') ?? false,
  );
  await page.getByText(label).click();
  await saved;
}

const password = (page: Page) => page.getByRole('textbox', { name: 'Current password' });

test('name and units are kept, and unsaved work is asked about before the page is left', async () => {
  const { page, problems } = await visitor();
  await arriveHome(page, url());
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Profile' }).click();
  const field = page.getByRole('textbox', { name: 'Name' });
  // A name belongs to one account.
  const name = `Ada van den Berg ${randomUUID().slice(0, 8)}`;
  await field.fill(name);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByText('Your name has been saved.').waitFor();
  await choose(page, 'Pounds (lb)');
  await choose(page, 'Fahrenheit (°F)');
  await page.reload();
  await page.getByRole('radio', { name: 'Pounds (lb)', checked: true }).waitFor();
  await page.getByRole('radio', { name: 'Fahrenheit (°F)', checked: true }).waitFor();
  expect(await field.inputValue()).toBe(name);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name }).waitFor();
  expect(problems).toEqual([]);
});

test('another address counts once the link of its mail was opened, and the old one is told', async () => {
  const { page } = await visitor();
  const ada = await arriveHome(page, url());
  const email = `new-${ada.email}`;
  await openProfile(page);
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
  await page.getByRole('textbox', { name: 'New e-mail address' }).fill(email);
  await password(page).fill(ada.password);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByText(`We sent an e-mail with a code to ${email}.`).waitFor();

  const link = /https?:\/\/\S+\/profile\?code=\d+/.exec(await newestMail(page, url(), email))?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm new address' }).click();
  await page.getByText('Your e-mail address has been changed.').waitFor();
  expect(await newestMail(page, url(), ada.email)).toContain(email);

  const { page: phone } = await visitor();
  await signIn(phone, url(), ada);
  await phone.getByRole('alert').first().waitFor();
  await signIn(phone, url(), { ...ada, email });
  await home(phone);
});

test('an account is deleted after its losses were told, and nothing opens it any more', async () => {
  const { page } = await visitor();
  const ada = await arriveHome(page, url());
  await openProfile(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByText('no apiary').waitFor();
  await page.getByRole('link', { name: 'Download a copy first' }).waitFor();
  await password(page).fill('Wrong-1234!');
  const sure = async () => {
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
  };
  await sure();
  await page.getByRole('alert').getByText('This password is wrong').first().waitFor();
  await password(page).fill(ada.password);
  await sure();
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await signIn(page, url(), ada);
  await page.getByRole('alert').first().waitFor();
  expect(page.url()).toContain('/sign-in');
});
