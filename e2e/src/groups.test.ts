import type { Page } from 'playwright-core';
import { anApiary } from './apiaries.ts';
import { browsing } from './browsing.ts';
import { aNewcomer, arriveHome, newestMail } from './people.ts';
import { aGroupOf, share, signUpFrom } from './sharing.ts';

const { url, visitor } = browsing();

test('a new user accepts from the mail, sees the hive, edits it while they may, and leaves', async () => {
  const { page: anna } = await visitor();
  const { name } = await arriveHome(anna, url());
  await anApiary(anna, url(), 'Heather', 1);
  await aGroupOf(anna, url(), 'Valley');
  await share(anna, 'Heather 1', 'Edit');
  const { email } = aNewcomer();
  await anna.getByRole('textbox', { name: /^E-mail addresses/ }).fill(email);
  await anna.getByRole('button', { name: 'Invite people' }).click();
  await anna.getByText('The invitation is on its way.').first().waitFor();

  const { page: bram, problems } = await visitor();
  const mail = await newestMail(bram, url(), email);
  const link = /https?:\S+\/groups\/\d+\/token\/\w+/.exec(mail)?.[0] ?? '';
  await signUpFrom(bram, url(), { link, email });
  await bram.getByRole('heading', { name: `${name} invites you to Valley` }).waitFor();
  await bram.getByRole('button', { name: 'Accept' }).click();
  await bram.locator('#skep-main').getByRole('heading', { name: 'Heather 1' }).waitFor();
  const group = link.replace(/\/token\/.*/, '/edit');
  await bram.goto(group);
  await bram.getByText(`${name} lets you edit it`).waitFor();
  await bram.goto(`${url()}/`);
  await bram.getByRole('region', { name: 'Valley' }).getByRole('heading', { name: 'Heather 1' }).waitFor();
  const edit = await hrefOfHive(bram);
  await bram.goto(url() + edit);
  await bram.getByRole('textbox', { name: 'Name of the hive' }).fill('Linden');
  await bram.getByRole('button', { name: 'Save', exact: true }).click();
  await bram.getByText('Linden').first().waitFor();
  await bram.goto(`${url()}/inspect`);
  await bram.getByRole('main').getByRole('link', { name: 'Linden' }).waitFor();

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
  await bram.goto(`${url()}/inspect`);
  await bram.getByRole('heading', { name: 'You need a hive first' }).waitFor();

  await bram.goto(group);
  await bram.getByRole('button', { name: 'Leave group' }).click();
  await bram.getByRole('dialog').getByRole('button', { name: 'Leave group' }).click();
  await bram.getByRole('heading', { name: 'You are not in any group yet' }).waitFor();
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
