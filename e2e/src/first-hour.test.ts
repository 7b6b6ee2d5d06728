import { axeProblems } from './axe.ts';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';
import { hivesOf, rest } from './rest.ts';

const { url, visitor } = browsing();

test('a newcomer is led from the first apiary to the first task, and then by nothing', async () => {
  const { page, problems } = await visitor({ viewport: phone });
  await arriveHome(page, url());
  const heading = page.getByRole('heading', { name: 'What you can do next' });
  await page.goto(`${url()}/today`);
  await heading.waitFor();
  expect(await axeProblems(page, ['light', 'dark'])).toEqual([]);
  await page.getByRole('link', { name: 'New apiary' }).click();
  await page.waitForURL('**/apiaries/create*');

  const [hive] = await hivesOf(page, 1, 'Garden');
  await page.goto(`${url()}/today`);
  await page.getByText('New hive: done').waitFor();
  await page.getByRole('link', { name: 'New inspection' }).click();
  await page.waitForURL('**/inspect*');
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  await rest(page, 'POST', 'inspections/store', { date, hive_id: hive, impression: 3, items: {} });

  await page.goto(`${url()}/today`);
  await page.getByText('New inspection: done').waitFor();
  expect(await axeProblems(page, ['light', 'dark'])).toEqual([]);
  await page.getByRole('link', { name: 'New task' }).click();
  await page.getByRole('textbox', { name: /^What is to be done/ }).fill('Order foundation');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Order foundation saved.').waitFor();
  await page.goto(`${url()}/today`);
  await page.getByRole('heading', { name: 'Today', exact: true }).waitFor();
  await page.getByText('A good day').waitFor();
  expect(await heading.count()).toBe(0);
  expect(problems).toEqual([]);
});
