import { axeProblems } from './axe.ts';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';
import { hivesOf, rest } from './rest.ts';

const { url, visitor } = browsing();

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test('a brood break needs no product, keeps no honey waiting, and is judged and printed like a medicine', async () => {
  const { page, problems } = await visitor({ viewport: phone });
  await arriveHome(page, url());
  const hives = await hivesOf(page, 3, 'Willow');
  const count = (day: string, mites: number) => {
    const counts = Object.fromEntries(hives.map((id) => [id, { mites, bees: 300, isBroodless: false }]));
    return rest(page, 'POST', 'v1/mite-counts', { hiveIds: hives.map(String), day, method: 'wash', counts });
  };
  await count(dayAgo(40), 12);

  await page.goto(`${url()}/registers/treatments/create?hiveIds=${hives.join(',')}`);
  const product = page.getByRole('textbox', { name: /^Product/ });
  await product.waitFor();
  await page
    .getByRole('combobox', { name: /^Method/ })
    .selectOption({ label: 'Biotechnical, without a substance' });
  await page.getByRole('combobox', { name: /^Measure/ }).selectOption({ label: 'Brood break' });
  await product.waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'First day' }).fill(dayAgo(35));
  await page.getByRole('textbox', { name: 'Last day' }).fill(dayAgo(11));
  expect(await axeProblems(page, ['light', 'dark'])).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Treatment saved.').waitFor();

  await page.goto(`${url()}/registers/harvests/create?hiveIds=${hives[0]}`);
  await page.getByRole('spinbutton', { name: /^Honey taken/ }).fill('8.5');
  await page.getByRole('textbox', { name: /^Lot/ }).fill('W-1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Harvest saved.').waitFor();
  expect(await page.getByText('Taken during the withdrawal period').count()).toBe(0);

  await count(dayAgo(1), 1);
  await page.goto(`${url()}/registers/mites`);
  await page.getByRole('heading', { name: 'Brood break' }).waitFor();
  await page.getByText(/^Samples, 3 hives: 92% /).waitFor();

  await page.goto(`${url()}/registers/sheet?year=${dayAgo(35).slice(0, 4)}`);
  await page.getByRole('heading', { name: 'Brood break' }).waitFor();
  await page.getByText('Biotechnical, without a substance').waitFor();
  expect(await page.getByText('Honey may be taken from').count()).toBe(0);
  expect(problems).toEqual([]);
});
