import type { Page } from 'playwright-core';
import { axeProblems } from './axe.ts';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';
import { hivesOf, rest } from './rest.ts';

const { url, visitor } = browsing();

test('the official number of an apiary is on what is printed, and its owner alone decides who reads how to get there', async () => {
  const { page: anna, problems } = await visitor({ viewport: phone });
  await arriveHome(anna, url());
  const [hive] = await hivesOf(anna, 1, 'Willow');
  const [apiary] = await rest(anna, 'GET', 'v1/apiaries');
  await anna.goto(`${url()}/apiaries/${apiary.id}/edit`);
  await anna.getByRole('textbox', { name: 'Registration number' }).fill('NL-0000');
  await anna.getByRole('textbox', { name: 'Land owner' }).fill('Ms Dijk\n0317 000000');
  await anna.getByRole('textbox', { name: 'Access' }).fill('Key at the farm');
  expect(await axeProblems(anna, ['light', 'dark'])).toEqual([]);
  await anna.getByRole('button', { name: 'Save', exact: true }).click();
  await anna.getByText('Willow saved.').waitFor();

  for (const query of ['', `?hiveId=${hive}`]) {
    await anna.goto(`${url()}/registers/sheet${query}`);
    await anna.getByText('Registration number of Willow: NL-0000').waitFor();
  }
  await anna.goto(`${url()}/registers/colony-count`);
  await anna.getByRole('cell', { name: 'NL-0000' }).waitFor();
  expect(await axeProblems(anna, ['light', 'dark'])).toEqual([]);

  const { page: bram } = await visitor();
  const { email } = await arriveHome(bram, url());
  const group = await rest(anna, 'POST', 'v1/groups', { name: 'Valley' });
  await rest(anna, 'PATCH', `v1/groups/${group.id}/hives`, {
    hives: [{ hiveId: String(hive), right: 'view' }],
  });
  await rest(anna, 'POST', `v1/groups/${group.id}/invitations`, { emails: [email] });
  await rest(bram, 'POST', `v1/groups/${group.id}/answer`, { isYes: true });
  const openPlace = async (page: Page) => {
    await page.goto(`${url()}/`);
    await page.getByRole('button', { name: 'Actions for the hive Willow 1' }).first().click();
    await page.getByRole('menuitem', { name: 'Location' }).click();
    await page.getByRole('dialog').getByText('Willow', { exact: true }).waitFor();
  };
  await openPlace(bram);
  expect(await bram.getByText(/NL-0000|Ms Dijk|Key at the farm/).count()).toBe(0);
  await rest(anna, 'PATCH', `v1/groups/${group.id}/mine`, { showsPlace: true });
  await openPlace(bram);
  await bram.getByText('Registration number: NL-0000').waitFor();
  await bram.getByText(/^Land owner: Ms Dijk/).waitFor();
  await bram.getByText('Access: Key at the farm').waitFor();
  expect(await axeProblems(bram, ['light', 'dark'])).toEqual([]);
  expect(problems).toEqual([]);
});
