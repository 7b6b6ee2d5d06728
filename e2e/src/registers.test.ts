import type { Page } from 'playwright-core';
import { axeProblems } from './axe.ts';
import { isFirefox, phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';
import { hivesOf, rest } from './rest.ts';

const { url, visitor } = browsing();

const today = new Date().toISOString().slice(0, 10);

test('twelve hives are treated, their honey is stopped with words, a slip is corrected, and the sheet is checked', async () => {
  const { page, problems } = await visitor({ viewport: phone });
  await arriveHome(page, url());
  const hives = await hivesOf(page, 12, 'Willow');

  await page.goto(`${url()}/registers/treatments/create`);
  await page.getByRole('checkbox', { name: 'All of Willow' }).check();
  await page.getByRole('combobox', { name: /^Copy from/ }).selectOption({ label: 'Oxalic acid' });
  await page.getByRole('textbox', { name: /^Product/ }).fill('Oxalic acid 3.5 %');
  await page.getByRole('spinbutton', { name: /^Withdrawal/ }).fill('14');
  await page.getByRole('textbox', { name: /^Quantity/ }).fill('60 ml');
  await page.getByRole('textbox', { name: /^Supplier$/ }).fill('=cmd()');
  expect(await axeProblems(page, ['light', 'dark'])).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Treatment saved.').waitFor();
  await page.getByText('60 ml').waitFor();
  expect(await axeProblems(page, ['light', 'dark'])).toEqual([]);

  await page.goto(`${url()}/registers/harvests/create?hiveIds=${hives[0]}`);
  await page.getByText(/^Willow 1: Oxalic acid 3.5 % – honey may be taken from /).waitFor();
  await page.getByRole('spinbutton', { name: /^Honey taken/ }).fill('8.5');
  await page.getByRole('textbox', { name: /^Lot/ }).fill('W-1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: /^Why it was taken/ }).waitFor();
  expect(await axeProblems(page, ['light', 'dark'])).toEqual([]);
  await page.getByRole('textbox', { name: /^Why it was taken/ }).fill('Fed back to the bees');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Taken during the withdrawal period').waitFor();

  await page.getByRole('link', { name: 'Correct', exact: true }).last().click();
  await page.getByRole('textbox', { name: /^Reason for the correction/ }).fill('Read wrongly');
  await page.getByRole('textbox', { name: /^Quantity/ }).fill('360 ml');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Replaces no. 1: Read wrongly').waitFor();

  await page.goto(`${url()}/registers/sheet`);
  const checked = await page.getByText(/^Checked: /).textContent();
  await page.getByText('Honey of the year: 8.5 kg').waitFor();
  const { hash, broken, entries } = await rest(page, 'GET', `v1/register-sheet?year=${today.slice(0, 4)}`);
  expect([broken, checked?.includes(hash.slice(0, 16))]).toEqual([undefined, true]);
  expect(entries.map(({ correctedBy }: { correctedBy?: number }) => correctedBy)).toEqual([
    3,
    undefined,
    undefined,
  ]);
  expect(entries[0].hives).toHaveLength(12);
  expect(await axeProblems(page, ['light', 'dark'])).toEqual([]);

  // Firefox tells no driver of the files that a page makes.
  if (!isFirefox) {
    const text = await savedTable(page);
    expect(text).toContain(hash);
    expect(text).toContain(`,'=cmd(),`);
  }
  expect((await page.pdf()).byteLength).toBeGreaterThan(1000);
  expect(problems).toEqual([]);
});

async function savedTable(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a table (CSV)' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await saving).createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
