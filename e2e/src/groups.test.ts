import type { Page } from 'playwright-core';
import { anApiary } from './apiaries.ts';
import { browsing } from './browsing.ts';
import { aNewcomer, arriveHome, newestMail, sendSignUp, verifyByCode } from './people.ts';

const { url, visitor } = browsing();

async function aGroupOf(page: Page, name: string) {
  await page.goto(`${url()}/groups/create`);
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'Share my hives' }).waitFor();
}

/** Sets the right to the one hive of an apiary, and saves. */
async function share(page: Page, hive: string, right: 'View' | 'Edit') {
  await page.getByRole('radiogroup', { name: hive, exact: true }).getByText(right, { exact: true }).click();
  await page.getByRole('button', { name: 'Save sharing' }).click();
  await page.getByText('Sharing saved for 1 hive.').first().waitFor();
}

/** Follows a link as a visitor, and signs up on the way. */
async function signUpFrom(page: Page, link: string, email: string) {
  await page.goto(link);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await sendSignUp(page, { ...aNewcomer(), email });
  await verifyByCode(page, url(), email);
}

test('a new user accepts from the mail, sees the hive, edits it while they may, and leaves', async () => {
  const { page: anna } = await visitor();
  const { name } = await arriveHome(anna, url());
  await anApiary(anna, url(), 'Heather', 1);
  await aGroupOf(anna, 'Valley');
  await share(anna, 'Heather 1', 'Edit');
  const { email } = aNewcomer();
  await anna.getByRole('textbox', { name: /^E-mail addresses/ }).fill(email);
  await anna.getByRole('button', { name: 'Invite people' }).click();
  await anna.getByText('The invitation is on its way.').first().waitFor();

  const { page: bram, problems } = await visitor();
  const mail = await newestMail(bram, url(), email);
  const link = /https?:\S+\/groups\/\d+\/token\/\w+/.exec(mail)?.[0] ?? '';
  await signUpFrom(bram, link, email);
  await bram.getByRole('heading', { name: `${name} invites you to Valley` }).waitFor();
  await bram.getByRole('button', { name: 'Accept' }).click();
  await bram.getByText(`${name} lets you edit it`).waitFor();
  const group = bram.url();
  await bram.goto(`${url()}/`);
  await bram.getByRole('region', { name: 'Valley' }).getByRole('heading', { name: 'Heather 1' }).waitFor();
  const edit = await hrefOfHive(bram);
  await bram.goto(url() + edit);
  await bram.getByRole('textbox', { name: 'Name of the hive' }).fill('Linden');
  await bram.getByRole('button', { name: 'Save', exact: true }).click();
  await bram.getByText('Linden').first().waitFor();

  await anna.reload();
  await share(anna, 'Linden', 'View');
  await bram.goto(`${url()}/`);
  await hrefOfHive(bram);
  await bram.getByRole('menuitem', { name: 'View hive' }).waitFor();
  for (const name of ['Edit hive', 'New inspection', 'Delete hive'])
    expect(await bram.getByRole('menuitem', { name }).count()).toBe(0);
  await bram.goto(url() + edit);
  await bram.locator('#skep-main').getByText('Linden').first().waitFor();
  expect(await bram.getByRole('textbox', { name: 'Name of the hive' }).count()).toBe(0);

  await bram.goto(group);
  await bram.getByRole('button', { name: 'Leave group' }).click();
  await bram.getByRole('dialog').getByRole('button', { name: 'Leave group' }).click();
  await bram.getByRole('heading', { name: 'You are not in any group yet' }).waitFor();
  expect(problems).toEqual([]);
});

test('a guest of a club evening joins by its link, and nobody does once it is withdrawn', async () => {
  const { page: anna } = await visitor();
  const { name } = await arriveHome(anna, url());
  await aGroupOf(anna, 'Evening');
  await anna.getByRole('button', { name: 'Make a link' }).click();
  await anna.getByRole('img', { name: 'QR code to join Evening' }).waitFor();
  const link = (await anna.getByRole('link', { name: /\/token\// }).getAttribute('href')) ?? '';

  const { page: carl, problems } = await visitor();
  await carl.goto(link);
  await carl.getByRole('heading', { name: `${name} invites you to Evening` }).waitFor();
  await signUpFrom(carl, link, aNewcomer().email);
  await carl.getByRole('button', { name: 'Accept' }).click();
  await carl.getByRole('button', { name: 'Leave group' }).waitFor();

  await anna.reload();
  await anna.getByText(/^Used 1 of 30 times/).waitFor();
  await anna.getByRole('button', { name: 'Withdraw the link' }).click();
  await anna.getByRole('dialog').getByRole('button', { name: 'Withdraw the link' }).click();
  await anna.getByText('The link is withdrawn.').first().waitFor();
  const { page: dora } = await visitor();
  await dora.goto(link);
  await dora.getByRole('heading', { name: 'This invitation is no longer valid' }).waitFor();
  expect(problems).toEqual([]);
});

/** Where the menu of the one hive on home leads to edit it. */
async function hrefOfHive(page: Page): Promise<string> {
  await page
    .getByRole('button', { name: /^Actions for the hive/ })
    .first()
    .click();
  const href = await page.locator('[role=menuitem][href$="/edit"]').first().getAttribute('href');
  return href ?? '';
}
