import { axeProblems } from './axe.ts';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { cachedAnswers } from './cached-answers.ts';
import { allSent, arrivedInTheField, isSavedHere, save } from './in-the-field.ts';
import { arriveHome } from './people.ts';
import { hivesOf, rest } from './rest.ts';

const { url, visitor } = browsing();

test('a queen is taken to a queen bank, found there, introduced to another hive, and sold to somebody', async () => {
  const { page, problems } = await visitor({ viewport: phone });
  await arriveHome(page, url());
  const [first, second] = await hivesOf(page, 2, 'Willow');
  const { id } = await rest(page, 'POST', 'v1/queens', { hiveId: String(first), name: 'Beatrix' });

  await page.goto(`${url()}/queens/${id}/fate`);
  await page.getByText('Kept without a colony', { exact: true }).click();
  await page.getByRole('textbox', { name: /^Where she is kept/ }).fill('Queen bank');
  await page.getByRole('combobox', { name: /^What she is kept for/ }).selectOption({ label: 'In reserve' });
  expect(await axeProblems(page, ['light', 'dark'])).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Queen saved.').first().waitFor();

  await page.goto(`${url()}/queens`);
  await page.getByRole('button', { name: 'Without a colony' }).click();
  await page.getByText('Kept in: Queen bank · In reserve').waitFor();
  expect(await axeProblems(page, ['light', 'dark'])).toEqual([]);

  await page.goto(`${url()}/queens/${id}/move`);
  await page.getByRole('combobox', { name: /^To which hive/ }).selectOption(String(second));
  await page.getByRole('button', { name: 'Introduce to a hive' }).click();
  await page.waitForURL((address) => !address.pathname.endsWith('/move'));
  await page.goto(`${url()}/queens/${id}`);
  await page.getByText(/^Heads Willow 2/).waitFor();
  expect(await page.getByText(/^Kept in/).count()).toBe(0);

  await page.getByRole('link', { name: 'What happened to her' }).click();
  await page.getByText('Sold or given away', { exact: true }).click();
  await page.getByRole('textbox', { name: 'To whom' }).fill('Bram');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^Sold or given away on /).waitFor();
  await page.getByText('To: Bram').waitFor();
  expect(problems).toEqual([]);
});

test('a bought queen is entered without a hive, and introduced to one', async () => {
  const { page, problems } = await visitor({ viewport: phone });
  await arriveHome(page, url());
  const [hive] = await hivesOf(page, 1, 'Hazel');
  await page.goto(`${url()}/queens`);
  await page.getByRole('link', { name: 'New queen' }).first().click();
  await page.getByRole('textbox', { name: /^Name of the queen/ }).fill('Bought');
  await page.getByRole('textbox', { name: /^Where she is kept/ }).fill('Apidea 3');
  await page.getByRole('combobox', { name: /^What she is kept for/ }).selectOption({ label: 'To be mated' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Queen saved.').first().waitFor();
  await page.getByText('Kept in: Apidea 3 · To be mated').waitFor();

  await page.getByRole('link', { name: /Bought/ }).click();
  await page.getByRole('link', { name: 'Introduce to a hive' }).click();
  await page.getByRole('combobox', { name: /^To which hive/ }).selectOption(String(hive));
  await page.getByRole('button', { name: 'Introduce to a hive' }).click();
  await page.getByText(/^Heads Hazel 1/).waitFor();
  expect(problems).toEqual([]);
});

test('a queen is entered and introduced without a network, and sent when there is one', async () => {
  const { page, context, hiveId } = await arrivedInTheField(visitor, url());
  // What was fetched before there were hives says that there are none.
  const isKnown = async () =>
    (await cachedAnswers(page)).some(
      ({ key, data }) => key.startsWith('QueenStep ') && JSON.stringify(data).includes('Orchard 1'),
    );
  while (!(await isKnown()));
  await context.setOffline(true);
  await page.goto(`${url()}/queens/create`);
  await page.getByRole('textbox', { name: /^Name of the queen/ }).fill('Bought');
  await page.getByRole('textbox', { name: /^Where she is kept/ }).fill('Apidea 3');
  await save(page);
  await isSavedHere(page);
  await page.goto(`${url()}/queens`);
  await page.getByText('Kept in: Apidea 3').waitFor();
  await page.getByRole('link', { name: /Bought/ }).click();
  await page.getByText('Photos and documents are shown when you have a network.').waitFor();
  await page.getByRole('link', { name: 'Introduce to a hive' }).click();
  await page.getByRole('combobox', { name: /^To which hive/ }).selectOption(String(hiveId));
  await page.getByRole('button', { name: 'Introduce to a hive' }).click();
  await isSavedHere(page);
  await context.setOffline(false);
  await allSent(page);
  const [{ queen, reigns }] = await rest(page, 'GET', 'v1/queens');
  expect([queen.name, queen.place, reigns.length]).toEqual(['Bought', undefined, 1]);
  expect(reigns[0].hive.id).toBe(String(hiveId));
});
