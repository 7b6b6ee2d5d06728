import { axeProblems } from './axe.ts';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';
import { hivesOf, rest } from './rest.ts';

const { url, visitor } = browsing();

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('record cards of five hives are printed on two sheets, each with its code, its treatment and its last inspection', async () => {
  const { page, problems } = await visitor({ viewport: phone });
  await arriveHome(page, url());
  const hives = await hivesOf(page, 5, 'Willow');
  const today = new Date().toISOString().slice(0, 10);
  await rest(page, 'POST', 'v1/treatments', {
    ...{ hiveIds: hives.map(String), day: today, lastDay: today, method: 'strips', product: 'Thymol' },
    ...{ substance: 'Thymol', withdrawalDays: 10, quantity: '2', reason: 'Varroa', appliedBy: 'Anna' },
  });
  const inspection = {
    hiveId: String(hives[0]),
    inspectedAt: `${today}T00:00:00Z`,
    timeZone: 'UTC',
    notes: 'Calm',
  };
  await rest(page, 'POST', 'v1/inspections', inspection);

  await page.goto(`${url()}/`);
  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('checkbox', { name: 'All 5 hives in Willow' }).check();
  await page.getByRole('link', { name: 'Record cards' }).click();
  const first = page.getByRole('article', { name: 'Willow 1' });
  await first.getByText('Calm').waitFor();
  await first.getByText(/^Honey may be taken from .*Thymol/).waitFor();
  expect(await page.getByRole('article').count()).toBe(5);
  expect(await axeProblems(page, ['light', 'dark'])).toEqual([]);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2);
  await page.getByText('A4, one for each hive').click();
  await page.locator('[data-record-cards=a4]').waitFor({ state: 'attached' });
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(5);
  await page.goBack();
  await page.getByRole('heading', { name: 'Willow', exact: true }).waitFor();
  expect(problems).toEqual([]);
});
