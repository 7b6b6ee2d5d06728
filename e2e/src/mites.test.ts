import { axeProblems } from './axe.ts';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';
import { hivesOf, rest } from './rest.ts';

const { url, visitor } = browsing();

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test('mites are counted in twelve hives, which are treated and counted again: that says what the treatment did', async () => {
  const { page, problems } = await visitor({ viewport: phone });
  await arriveHome(page, url());
  const hives = await hivesOf(page, 12, 'Willow');

  await page.goto(`${url()}/registers/mites/create`);
  await page.getByRole('checkbox', { name: 'All of Willow' }).check();
  await page.getByRole('textbox', { name: /^Day/ }).fill(dayAgo(40));
  for (const number of hives.keys()) {
    await page.getByRole('spinbutton', { name: new RegExp(`^Mites in Willow ${number + 1}\\b`) }).fill('12');
  }
  await page.getByText('2.3 to 6.9%').first().waitFor();
  expect(await axeProblems(page, ['light', 'dark'])).toEqual([]);
  await page.getByText('Treat these hives', { exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await page.getByRole('combobox', { name: /^Copy from/ }).selectOption({ label: 'Formic acid' });
  await page.getByRole('textbox', { name: 'First day' }).fill(dayAgo(35));
  await page.getByRole('textbox', { name: 'Last day' }).fill(dayAgo(25));
  await page.getByRole('textbox', { name: /^Product/ }).fill('Formic acid 60 %');
  await page.getByRole('spinbutton', { name: /^Withdrawal/ }).fill('14');
  await page.getByRole('textbox', { name: /^Quantity/ }).fill('2400 ml');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Treatment saved.').waitFor();

  await page.goto(`${url()}/registers/mites`);
  const due = page.getByText(/^Recount due since/);
  await due.first().waitFor();
  expect(await due.count()).toBe(12);
  const counts = Object.fromEntries(hives.map((id) => [id, { mites: 1, bees: 300, isBroodless: false }]));
  const body = { hiveIds: hives.map(String), day: dayAgo(5), method: 'wash', counts };
  expect(await rest(page, 'POST', 'v1/mite-counts', body)).toMatchObject({ kind: 'mite_count', number: 3 });

  await page.reload();
  await page.getByText(/^Samples, 12 hives: 92% \(8\d to 9\d%\)$/).waitFor();
  expect(await due.count()).toBe(0);
  await page.getByRole('button', { name: 'Curve' }).click();
  await page
    .getByRole('button', { name: /Formic acid 60 %/ })
    .first()
    .waitFor();
  expect(await axeProblems(page, ['light', 'dark'])).toEqual([]);
  await page.getByRole('link', { name: 'Willow 1', exact: true }).click();
  await page.getByText(/^In 28 days about/).waitFor();
  expect(await axeProblems(page, ['light', 'dark'])).toEqual([]);

  await page.goto(`${url()}/registers/mites/thresholds`);
  await page.getByRole('combobox').selectOption({ label: 'Swiss bee health service' });
  await page.getByText(/leaflets, read in 2026/).waitFor();
  expect(await axeProblems(page, ['light', 'dark'])).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Thresholds saved.').waitFor();
  expect(problems).toEqual([]);
});
